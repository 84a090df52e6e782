internal import Diagnostics
internal import MealModel
internal import Wording

/// `months`: only slots of these months bear it; leftovers don't count.
public enum Months: PlannedRule {
  /// Its name in the files.
  public static let name = "months"

  static func breaches(
    of claim: RuleScope.Claim,
    in timeline: PlanTimeline,
    scope: RuleScope
  ) -> [RuleBreach] {
    guard let months = claim.rules.months else { return [] }
    return timeline.bearings(of: claim.bearer).compactMap { bearing in
      let address = bearing.address
      guard bearing.isFresh, scope.judges(address.week) else { return nil }
      let month = address.day.month
      guard !months.contains(month) else { return nil }
      return RuleBreach(
        .months,
        of: .bearer(claim.bearer),
        at: .slot(address, item: bearing.freshItem),
        allowance: allowance(of: claim.bearer),
        isAllowed: isAllowed(claim.bearer, in: timeline, at: [address]),
        message: Phrase.months(
          timeline.what(at: bearing, item: bearing.freshItem),
          tag: timeline.tagName(of: claim.bearer),
          month: month,
          allowed: months.sorted()
        )
      )
    }
  }
}

extension Months {
  static func isSet(in rules: RuleSet) -> Bool { rules.months != nil }

  static func change(_ rules: inout RuleSet, to limit: Int?) { rules.months = nil }

  static func limits(
    of rules: RuleSet,
    standing: [Bearing],
    over open: OpenSlots
  ) -> [SlotLimit] {
    guard let months = rules.months else { return [] }
    let others = open.addresses.indices.filter { !months.contains(open.addresses[$0].day.month) }
    return [SlotLimit(others, atMost: 0)]
  }
}
