internal import Diagnostics
public import MealModel
internal import Wording

/// `fixed`: these slots bear it, where the settings plan them and they hold a dish.
///
/// A locked slot, a meal out, leftovers or nothing there is no breach, and neither is a dish
/// that isn't known. A dish that is archived is out of planning, and claims nothing.
public enum Fixed: BearerRule {
  /// Its name in the files.
  public static let name = "fixed"

  static func breaches(
    of claim: RuleScope.Claim,
    in timeline: PlanTimeline,
    scope: RuleScope
  ) -> [RuleBreach] {
    guard !claim.rules.fixed.isEmpty, !scope.settingsAreFaulty,
      !timeline.isArchived(claim.bearer)
    else { return [] }
    let keys = Set(claim.rules.fixed).filter(timeline.household.settings.plans).sorted()
    var result: [RuleBreach] = []
    for week in timeline.weeks where scope.judges(week) {
      for key in keys {
        let address = SlotAddress(week, key)
        let slot = timeline.slot(at: address)
        guard !slot.locked, timeline.isKnown(slot), let dish = slot.cookedDishes.first,
          !timeline.bearers(in: slot).contains(claim.bearer)
        else { continue }
        result.append(
          RuleBreach(
            .fixed,
            of: .bearer(claim.bearer),
            at: .slot(address, item: slot.items.firstIndex(of: .dish(dish))),
            allowance: allowance(of: claim.bearer),
            isAllowed: isAllowed(claim.bearer, in: timeline, at: [address]),
            message: Phrase.fixed(
              timeline.household.name(of: dish),
              name: claim.bearer.phrase(in: timeline.household)
            )
          )
        )
      }
    }
    return result
  }
}

extension Fixed {
  /// What is fixed at a slot of every week, tags before dishes and each by id.
  ///
  /// - Parameters:
  ///   - key: The slot.
  ///   - household: The household.
  ///   - claims: The tags and dishes whose rules are asked, in order.
  /// - Returns: The claims' tags and dishes.
  public static func claims(
    at key: SlotKey,
    of household: Household,
    among claims: [RuleScope.Claim]
  ) -> [Bearer] {
    guard household.settings.plans(key) else { return [] }
    return claims.filter { claim in
      guard claim.rules.fixed.contains(key) else { return false }
      guard case .dish(let dish) = claim.bearer else { return true }
      return household.dishes[dish]?.archived != true
    }.map(\.bearer)
  }
}
