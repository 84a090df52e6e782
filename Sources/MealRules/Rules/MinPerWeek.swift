internal import Diagnostics
public import MealModel
internal import Wording

/// `minPerWeek` n: a week has no fewer than n slots that bear it, leftovers too.
///
/// A shortfall is a note while the week has gaps and a warning once it has none. It stands at the
/// week as a whole; where a dish of the week isn't known, nothing is said. A dish that is
/// archived is out of planning, and lacks nowhere.
public enum MinPerWeek: Rule {
  /// Its name in the files.
  public static let name = "minPerWeek"

  /// Where plans break the rule, accepted or not.
  public static func breaches(in timeline: PlanTimeline, scope: RuleScope) -> [RuleBreach] {
    let claims = scope.claims.filter {
      ($0.rules.minPerWeek ?? 0) > 0 && !timeline.isArchived($0.bearer)
    }
    guard !claims.isEmpty, !scope.settingsAreFaulty else { return [] }
    var result: [RuleBreach] = []
    for week in timeline.weeks where scope.judges(week) {
      let entries = timeline.entries(from: week.monday, through: week.day(.sunday))
      guard entries.allSatisfy({ timeline.isKnown($0.slot) }) else { continue }
      let hasGaps = timeline.hasGaps(in: week, entries: entries)
      for claim in claims {
        guard let minimum = claim.rules.minPerWeek else { continue }
        let count = timeline.count(of: claim.bearer, in: week)
        guard count < minimum else { continue }
        let allowance = claim.bearer.id + "." + name
        result.append(
          RuleBreach(
            .minPerWeek,
            of: .bearer(claim.bearer),
            at: .week(week),
            allowance: allowance,
            isAllowed: entries.contains { timeline.allows(allowance, at: $0.address) },
            severity: hasGaps ? .note : .warning,
            message: Phrase.minPerWeek(
              claim.bearer.phrase(in: timeline.household),
              count: count,
              minimum: minimum,
              hasGaps: hasGaps
            )
          )
        )
      }
    }
    return result
  }
}

extension PlanTimeline {
  /// Whether a slot that the settings plan, or that holds something, isn't full.
  fileprivate func hasGaps(in week: ISOWeek, entries: ArraySlice<Entry>) -> Bool {
    if entries.contains(where: { !$0.slot.isFull }) { return true }
    let filled = Set(entries.map(\.address.key))
    return household.settings.plannedSlots.contains { !filled.contains($0) }
  }

  fileprivate func count(of bearer: Bearer, in week: ISOWeek) -> Int {
    let bearings = bearings(of: bearer)
    let start = bearings.partitioningIndex { $0.address.week >= week }
    let end = bearings.partitioningIndex { $0.address.week > week }
    return end - start
  }
}

extension MinPerWeek {
  /// How many slots of a week still have to bear it.
  ///
  /// - Parameters:
  ///   - rules: The rules of the tag or dish.
  ///   - standing: The slots that bear it as they stand, leftovers too.
  ///   - week: The week.
  /// - Returns: What is lacking; 0 where nothing is.
  public static func lack(of rules: RuleSet, standing: [Bearing], in week: ISOWeek) -> Int {
    guard let minimum = rules.minPerWeek else { return 0 }
    return max(0, minimum - standing.count { $0.address.week == week })
  }
}
