public import Diagnostics
public import MealModel
internal import Wording

/// Holds a household against its rules, its people's limits and its own plans.
///
/// What needs a record whose file has errors is held back until they are mended. References to
/// what isn't there are found where files are read, and pass here without a word.
public struct HouseholdCheck: Sendable {
  /// The household.
  public let household: Household
  /// The day in the household's time zone.
  public let today: CalendarDay
  /// Whether the weeks before this one are judged too.
  public let includingHistory: Bool
  /// The carbohydrates in a portion of a dish; `nil` where they aren't known.
  let carbohydrates: (@Sendable (Dish.ID) -> Double?)?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - household: The household.
  ///   - today: The day in the household's time zone.
  ///   - includingHistory: Whether the weeks before this one are judged too.
  ///   - carbohydrates: The carbohydrates in a portion of a dish; without it, as the dish gives
  ///     them or its ingredients come to.
  public init(
    household: Household,
    today: CalendarDay,
    includingHistory: Bool = false,
    carbohydrates: (@Sendable (Dish.ID) -> Double?)? = nil
  ) {
    self.household = household
    self.today = today
    self.includingHistory = includingHistory
    self.carbohydrates = carbohydrates
  }

  /// All there is to say, in a fixed order.
  public func findings() -> [Finding] {
    let timeline = PlanTimeline(of: household, weeks: span)
    let scope = RuleScope(
      of: household,
      firstWeek: includingHistory ? nil : today.week,
      carbohydrates: carbohydrates
    )
    return ReservedFoodIDs.findings(in: household)
      + CircularDishes.findings(in: household)
      + SuspectedContents.findings(in: household)
      + FixedClash.findings(in: household, scope: scope)
      + TableSafety.findings(in: timeline, scope: scope)
      + RuleBook.breaches(in: timeline, scope: scope).filter { !$0.isAllowed }.map {
        $0.finding(in: household)
      }
      + Gaps.findings(in: household, scope: scope)
      + ArchivedDishes.findings(in: timeline, scope: scope, today: today)
      + UnplannedMeals.findings(in: household, scope: scope)
  }

  /// The weeks that can matter to those that are judged; `nil` is all of them.
  private var span: ClosedRange<ISOWeek>? {
    guard !includingHistory, let last = household.plans.keys.max() else { return nil }
    let first = (today + (-7 - household.ruleReach)).week
    return first...max(first, last)
  }
}

extension Place {
  /// A slot of a week, or one of its courses.
  ///
  /// A course is addressed by its index whatever form the slot is written in.
  public init(slot address: SlotAddress, item: Int? = nil) {
    var pointer: JSONPointer = [.key(address.key.description)]
    if let item { pointer = pointer.appending(item) }
    self.init(path: Household.Record.plan(address.week).path, target: .value(pointer))
  }
}

extension RuleBreach {
  /// The finding that says so, with a note at each of its other slots.
  ///
  /// - Parameter household: Where tags, dishes and meals have their names.
  /// - Returns: The finding, whether or not someone accepted it.
  public func finding(in household: Household) -> Finding {
    let place =
      switch site {
      // However many courses a slot has, it is the slot that breaks the rule.
      case .slot(let address, _): Place(slot: address)
      case .week(let week): Place(path: Household.Record.plan(week).path)
      }
    let notes = others.map { other in
      Note(
        Phrase.otherSlot(household.name(ofWhatStandsAt: other), slot: household.name(of: other)),
        at: Place(slot: other)
      )
    }
    return Finding(code, at: place, message, severity: severity, notes: notes)
  }
}

extension Household {
  /// The dishes of a slot or its note; `nil` where it holds nothing.
  fileprivate func name(ofWhatStandsAt address: SlotAddress) -> Phrase? {
    let slot = self[address]
    if slot.isAway { return slot.note.map(Phrase.init(verbatim:)) }
    let names = slot.eatenDishes.map { name(of: $0) }
    return names.isEmpty ? nil : Phrase.joined(names, separator: " + ")
  }
}
