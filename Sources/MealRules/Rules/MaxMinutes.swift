internal import Diagnostics
public import MealModel
internal import Wording

/// `maxMinutes` of a meal: no dish cooked for it takes longer; unknown minutes pass.
///
/// It is a rule of the slot: in `allow` it stands alone.
public enum MaxMinutes: Rule {
  /// Its name in the files.
  public static let name = "maxMinutes"

  /// Where plans break the rule, accepted or not.
  public static func breaches(in timeline: PlanTimeline, scope: RuleScope) -> [RuleBreach] {
    guard !scope.settingsAreFaulty else { return [] }
    let household = timeline.household
    var result: [RuleBreach] = []
    for entry in timeline.entries
    where scope.judges(entry.address.week) && scope.judges(entry.address.day) {
      let key = entry.address.key
      guard let limit = limit(at: key, of: household.settings) else { continue }
      for (index, item) in entry.slot.items.enumerated() {
        guard case .dish(let dish) = item, let minutes = timeline.knownDish(dish)?.minutes,
          minutes > limit
        else { continue }
        result.append(
          RuleBreach(
            .maxMinutes,
            of: .meal(key.meal),
            at: .slot(entry.address, item: index),
            allowance: name,
            isAllowed: timeline.allows(name, at: entry.address),
            message: Phrase.maxMinutes(
              household.name(of: dish),
              minutes: minutes,
              limit: limit,
              meal: household.name(of: key.meal)
            )
          )
        )
      }
    }
    return result
  }
}

extension MaxMinutes {
  /// The most minutes that a dish may take at a slot; `nil` where any may.
  public static func limit(at key: SlotKey, of settings: Settings) -> Int? {
    settings.meals[key.meal]?.maxMinutes?[key.day]
  }
}
