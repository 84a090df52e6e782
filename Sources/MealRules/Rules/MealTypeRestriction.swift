internal import Diagnostics
internal import MealModel
internal import Wording

/// `mealTypeRestriction`: only slots of its meals bear it; leftovers don't count.
public enum MealTypeRestriction: PlannedRule {
  /// Its name in the files.
  public static let name = "mealTypeRestriction"

  static func breaches(
    of claim: RuleScope.Claim,
    in timeline: PlanTimeline,
    scope: RuleScope
  ) -> [RuleBreach] {
    guard let meals = claim.rules.mealTypeRestriction else { return [] }
    return timeline.bearings(of: claim.bearer).compactMap { bearing in
      let address = bearing.address
      guard bearing.isFresh, !meals.contains(address.key.meal), scope.judges(address.week)
      else { return nil }
      return RuleBreach(
        .mealTypeRestriction,
        of: .bearer(claim.bearer),
        at: .slot(address, item: bearing.freshItem),
        allowance: allowance(of: claim.bearer),
        isAllowed: isAllowed(claim.bearer, in: timeline, at: [address]),
        message: Phrase.mealTypeRestriction(
          timeline.what(at: bearing, item: bearing.freshItem),
          tag: timeline.tagName(of: claim.bearer),
          meals: meals.sorted().map(timeline.household.name(of:))
        )
      )
    }
  }
}

extension MealTypeRestriction {
  static func isSet(in rules: RuleSet) -> Bool { rules.mealTypeRestriction != nil }

  static func change(_ rules: inout RuleSet, to limit: Int?) { rules.mealTypeRestriction = nil }

  static func limits(
    of rules: RuleSet,
    standing: [Bearing],
    over open: OpenSlots
  ) -> [SlotLimit] {
    guard let meals = rules.mealTypeRestriction else { return [] }
    let others = open.addresses.indices.filter { !meals.contains(open.addresses[$0].key.meal) }
    return [SlotLimit(others, atMost: 0)]
  }
}
