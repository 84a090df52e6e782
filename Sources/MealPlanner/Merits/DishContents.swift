internal import MealModel

/// What a dish is made of, as far as liking goes.
struct DishContents {
  /// Its cuisine without case and accents.
  var cuisine: String?
  /// Its id, its foods' and those of the dishes that it is made with.
  var words: Set<String> = []
  var hasInactiveFood = false

  init(of dish: Dish.ID, in household: Household) {
    cuisine = household.dishes[dish]?.cuisine.map(LatinLetters.folded)
    var waiting = [dish]
    while let id = waiting.popLast() {
      guard words.insert(id.rawValue).inserted else { continue }
      for ingredient in household.dishes[id]?.ingredients ?? [] {
        if let part = ingredient.dish { waiting.append(part) }
        if let food = ingredient.food {
          words.insert(food.rawValue)
          if household.foods[food]?.active == false { hasInactiveFood = true }
        }
      }
    }
  }
}
