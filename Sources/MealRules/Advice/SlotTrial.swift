internal import Diagnostics
internal import MealModel
internal import MealNutrition

/// Tries something out in a slot, and says which rules it would break that weren't broken before.
struct SlotTrial: Sendable {
  private var timeline: PlanTimeline
  private let carbohydrates: @Sendable (Dish.ID) -> Double?
  /// The tags and dishes that a slot can break the rules of by not bearing them.
  private let wanted: Set<Bearer>

  /// Creates a trial for slots of some days.
  init(
    household: Household,
    days: ClosedRange<CalendarDay>,
    carbohydrates: (@Sendable (Dish.ID) -> Double?)? = nil
  ) {
    let reach = household.ruleReach
    let span = (days.lowerBound + -reach).week...(days.upperBound + reach).week
    timeline = PlanTimeline(of: household, weeks: span)
    // Asked of many dishes in turn: they are worked out once for all of them.
    self.carbohydrates = carbohydrates ?? NutritionBook(household: household).carbohydrates
    let claims = RuleScope(of: household).claims.filter {
      $0.rules.minPerWeek != nil || !$0.rules.fixed.isEmpty
    }
    wanted = Set(claims.map(\.bearer))
  }

  /// The slot as it stands.
  func slot(at address: SlotAddress) -> Slot { timeline.slot(at: address) }

  /// Whether a slot bears something as it stands.
  func bears(_ bearer: Bearer, at address: SlotAddress) -> Bool {
    timeline.bearers(in: timeline.slot(at: address)).contains(bearer)
  }

  /// The breaches that a slot would add; the trial is left as it was.
  mutating func breachesAdded(by slot: Slot, at address: SlotAddress) -> [RuleBreach] {
    breachesAdded(by: [address: slot])
  }

  /// The breaches that slots would add together; the trial is left as it was.
  mutating func breachesAdded(by slots: [SlotAddress: Slot]) -> [RuleBreach] {
    let days = slots.keys.map(\.day).sorted()
    guard let first = days.first, let last = days.last else { return [] }
    let standing = slots.keys.map { ($0, timeline.household[$0]) }
    let bearers = (standing.map(\.1) + slots.values).map { timeline.bearers(in: $0) }
    var scope = RuleScope(
      of: timeline.household,
      bearers: bearers.reduce(wanted) { $0.union($1) },
      carbohydrates: carbohydrates
    )
    scope.days = first...last
    let before = RuleBook.breaches(in: timeline, scope: scope)
    for (address, slot) in slots { timeline.place(slot, at: address) }
    let after = RuleBook.breaches(in: timeline, scope: scope)
    for (address, slot) in standing { timeline.place(slot, at: address) }
    let known = Set(before)
    let severities = Dictionary(before.map { (Key($0), $0.severity) }) { max($0, $1) }
    return after.filter { breach in
      guard !breach.isAllowed, !known.contains(breach) else { return false }
      if slots.keys.contains(where: breach.involves) { return true }
      return severities[Key(breach)].map { $0 < breach.severity } ?? true
    }
  }

  /// What makes two breaches the same but for the slots beside theirs.
  private struct Key: Hashable {
    var code: DiagnosticCode
    var subject: RuleBreach.Subject
    var site: RuleBreach.Site

    init(_ breach: RuleBreach) {
      (code, subject, site) = (breach.code, breach.subject, breach.site)
    }
  }
}
