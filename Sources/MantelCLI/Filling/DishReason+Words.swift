internal import MealModel
internal import MealPlanner
internal import MealRules
internal import Wording

extension Household {
  /// A reason in a clause.
  func words(for reason: DishReason) -> Phrase {
    switch reason {
    case .wished(let tag): .servesWish(name(of: tag))
    case .fixed(let bearer): .servesFixed(bearer.phrase(in: self))
    case .minimum(let bearer, let minimum):
      .servesMinimum(bearer.phrase(in: self), minimum: minimum)
    case .likedCuisine(let cuisine, let people):
      .likedCuisine(Phrase(verbatim: cuisine), by: people.map { name(of: $0) })
    case .usesExpiring(let food, let day): .usesExpiring(name(of: food), by: day.phrase)
    case .disliked(let people): .dislikedBy(people.map { name(of: $0) })
    case .inactiveFood: .hasInactiveFood
    case .alreadyThisWeek(let count): .alreadyThisWeek(count)
    case .offTargets(let kcal): .dayOffTargets(kcal)
    case .lastCooked(let days): .notCookedFor(days)
    }
  }
}
