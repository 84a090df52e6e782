internal import Diagnostics
internal import MealModel
internal import Wording

/// Dishes that are, by way of others or at once, ingredients of themselves.
///
/// A circle is one finding, in the first of its dishes by id, at the ingredient that leads on.
enum CircularDishes {
  static func findings(in household: Household) -> [Finding] {
    let parts = circularParts(of: household)
    var result: [Finding] = []
    for (dish, ingredients) in parts.sorted(by: { $0.key < $1.key }) {
      for ingredient in ingredients {
        guard let circle = way(from: ingredient, to: dish, in: parts), circle.min() == dish else {
          continue
        }
        result.append(
          Finding(
            .circularDish,
            at: Place(
              path: Household.Record.dish(dish).path,
              target: .key(["ingredients", .key(ingredient.rawValue)])
            ),
            Phrase.circularDish(([dish] + circle).map(household.name(of:)))
          )
        )
      }
    }
    return result
  }

  /// The dishes that each dish is made with, without those from which no circle is reached.
  private static func circularParts(of household: Household) -> [Dish.ID: [Dish.ID]] {
    var parts: [Dish.ID: [Dish.ID]] = [:]
    var makers: [Dish.ID: [Dish.ID]] = [:]
    for (id, dish) in household.dishes where !household.faulty.contains(.dish(id)) {
      let ingredients = dish.ingredients.compactMap(\.dish)
      guard !ingredients.isEmpty else { continue }
      parts[id] = ingredients
      for ingredient in ingredients { makers[ingredient, default: []].append(id) }
    }
    var remaining = parts.mapValues(\.count)
    var ended = makers.keys.filter { parts[$0] == nil }
    while let dish = ended.popLast() {
      parts[dish] = nil
      for maker in makers[dish] ?? [] {
        remaining[maker, default: 0] -= 1
        if remaining[maker] == 0 { ended.append(maker) }
      }
    }
    return parts
  }

  /// The shortest way down from one dish to another, both ends included.
  private static func way(
    from start: Dish.ID,
    to end: Dish.ID,
    in parts: [Dish.ID: [Dish.ID]]
  ) -> [Dish.ID]? {
    var cameFrom: [Dish.ID: Dish.ID] = [:]
    var seen: Set<Dish.ID> = [start]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let dish = queue[next]
      next += 1
      if dish == end {
        return Array(sequence(first: end) { cameFrom[$0] }.reversed())
      }
      for part in parts[dish] ?? [] where seen.insert(part).inserted {
        cameFrom[part] = dish
        queue.append(part)
      }
    }
    return nil
  }
}
