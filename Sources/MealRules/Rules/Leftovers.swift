internal import Diagnostics
internal import MealModel
internal import Wording

/// Leftovers come from the last cooking of their dish before, within what it `keeps`, and no
/// more slots hang on it than the dish's `leftovers`, where it says so.
///
/// In `allow` it is `<dish>.leftovers`. Of a dish that isn't known, and where a week that could
/// hold the cooking has errors, nothing is said.
public enum Leftovers: Rule {
  /// Its name in `allow`.
  public static let name = "leftovers"

  /// Where plans break the rule, accepted or not.
  public static func breaches(in timeline: PlanTimeline, scope: RuleScope) -> [RuleBreach] {
    dishesLeftOver(in: timeline, scope: scope).flatMap { id in
      timeline.knownDish(id).map { breaches(of: $0, id: id, in: timeline, scope: scope) } ?? []
    }
  }

  private static func dishesLeftOver(in timeline: PlanTimeline, scope: RuleScope) -> [Dish.ID] {
    var dishes: Set<Dish.ID> = []
    for entry in timeline.entries where scope.judges(entry.address.week) {
      for case .leftovers(let dish) in entry.slot.items { dishes.insert(dish) }
    }
    return dishes.sorted()
  }

  private static func breaches(
    of dish: Dish,
    id: Dish.ID,
    in timeline: PlanTimeline,
    scope: RuleScope
  ) -> [RuleBreach] {
    var result: [RuleBreach] = []
    var cooking: SlotAddress?
    var hanging: [SlotAddress] = []
    for bearing in timeline.bearings(of: .dish(id)) {
      if let item = bearing.leftovers {
        let site = Site(address: bearing.address, item: item)
        if let cooking, bearing.address.day - cooking.day <= dish.keeps {
          let others = [cooking] + hanging
          hanging.append(bearing.address)
          if let limit = dish.leftovers, hanging.count > limit {
            result.append(tooMany(dish, id, at: site, others: others, in: timeline))
          }
        } else if !mayBeCooked(before: bearing.address, keeps: dish.keeps, scope: scope) {
          result.append(withoutCooking(dish, id, at: site, last: cooking, in: timeline))
        }
      }
      if bearing.cooked != nil { (cooking, hanging) = (bearing.address, []) }
    }
    return result.filter { scope.judges($0.week) }
  }

  /// Whether a week that can't be read could hold a cooking in time.
  private static func mayBeCooked(
    before address: SlotAddress,
    keeps: Int,
    scope: RuleScope
  ) -> Bool {
    let first = (address.day + -keeps).week
    return scope.heldBack.contains { first <= $0 && $0 <= address.week }
  }

  private struct Site {
    var address: SlotAddress
    var item: Int
  }

  private static func withoutCooking(
    _ dish: Dish,
    _ id: Dish.ID,
    at site: Site,
    last: SlotAddress?,
    in timeline: PlanTimeline
  ) -> RuleBreach {
    let allowance = id.rawValue + "." + name
    return RuleBreach(
      .leftoversWithoutCooking,
      of: .bearer(.dish(id)),
      at: .slot(site.address, item: site.item),
      allowance: allowance,
      isAllowed: timeline.allows(allowance, at: site.address),
      message: Phrase.leftoversWithoutCooking(
        dish.name.phrase,
        keeps: dish.keeps,
        last: last?.day.phrase
      )
    )
  }

  private static func tooMany(
    _ dish: Dish,
    _ id: Dish.ID,
    at site: Site,
    others: [SlotAddress],
    in timeline: PlanTimeline
  ) -> RuleBreach {
    let allowance = id.rawValue + "." + name
    return RuleBreach(
      .leftoversTooMany,
      of: .bearer(.dish(id)),
      at: .slot(site.address, item: site.item),
      others: others,
      allowance: allowance,
      isAllowed: (others + [site.address]).contains { timeline.allows(allowance, at: $0) },
      message: Phrase.leftoversTooMany(
        dish.name.phrase,
        count: others.count,
        limit: dish.leftovers ?? 0
      )
    )
  }
}
