internal import Diagnostics
internal import MealModel
internal import Wording

/// `maxPerWeek` n: no more than n slots of an ISO week bear it, leftovers too.
///
/// A finding stands at each slot after the n-th, with the earlier ones as its others.
public enum MaxPerWeek: PlannedRule {
  /// Its name in the files.
  public static let name = "maxPerWeek"

  static func breaches(
    of claim: RuleScope.Claim,
    in timeline: PlanTimeline,
    scope: RuleScope
  ) -> [RuleBreach] {
    guard let limit = claim.rules.maxPerWeek else { return [] }
    var result: [RuleBreach] = []
    var week: [SlotAddress] = []
    for bearing in timeline.bearings(of: claim.bearer) {
      if week.last?.week != bearing.address.week { week = [] }
      let others = week
      week.append(bearing.address)
      guard week.count > limit, scope.judges(bearing.address.week) else { continue }
      result.append(
        RuleBreach(
          .maxPerWeek,
          of: .bearer(claim.bearer),
          at: .slot(bearing.address, item: bearing.item),
          others: others,
          allowance: allowance(of: claim.bearer),
          isAllowed: isAllowed(claim.bearer, in: timeline, at: week),
          message: Phrase.maxPerWeek(
            timeline.what(at: bearing, item: bearing.item),
            tag: timeline.tagName(of: claim.bearer),
            count: week.count,
            limit: limit
          )
        )
      )
    }
    return result
  }
}

extension MaxPerWeek {
  static func isSet(in rules: RuleSet) -> Bool { rules.maxPerWeek != nil }

  static func change(_ rules: inout RuleSet, to limit: Int?) { rules.maxPerWeek = limit }

  static func loosenedLimit(of rules: RuleSet) -> Int? { rules.maxPerWeek.map { $0 + 1 } }

  static func limits(
    of rules: RuleSet,
    standing: [Bearing],
    over open: OpenSlots
  ) -> [SlotLimit] {
    guard let limit = rules.maxPerWeek else { return [] }
    return open.weeks.map { week in
      let bearing = standing.map(\.address).filter { $0.week == week }
      let slots = open.numbers(from: week.monday, through: week.day(.sunday))
      return SlotLimit(open.newly(slots, beside: bearing), atMost: limit - bearing.count)
    }
  }
}
