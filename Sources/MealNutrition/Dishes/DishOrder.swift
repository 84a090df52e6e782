internal import MealModel

/// The dishes of a household, each behind those that it has as ingredients.
struct DishOrder {
  /// The dishes that can be worked out, in order.
  private(set) var sorted: [Dish.ID] = []
  /// The dishes that are ingredients of themselves.
  private(set) var circular: [Dish.ID] = []

  init(_ dishes: [Dish.ID: Dish]) {
    var nested: [Dish.ID: Set<Dish.ID>] = [:]
    sorted.reserveCapacity(dishes.count)
    for (id, dish) in dishes {
      let parts = dish.ingredients.compactMap(\.dish).filter { dishes[$0] != nil }
      if parts.isEmpty { sorted.append(id) } else { nested[id] = Set(parts) }
    }
    let (ready, rest) = Self.peeled(nested)
    sorted += ready
    guard !rest.isEmpty else { return }
    // What isn't on a circle but holds a dish of one is peeled off from the other end.
    let holders = Self.inverted(nested.filter { rest.contains($0.key) }, within: rest)
    let (outer, onCircles) = Self.peeled(holders)
    circular = onCircles.sorted()
    sorted += outer.reversed()
  }

  /// Takes off, again and again, what depends on nothing that is left.
  private static func peeled(
    _ graph: [Dish.ID: Set<Dish.ID>]
  ) -> (ready: [Dish.ID], rest: Set<Dish.ID>) {
    var open = graph.mapValues { $0.filter { graph[$0] != nil }.count }
    let dependents = inverted(graph, within: Set(graph.keys))
    var ready = open.filter { $0.value == 0 }.keys.sorted()
    var next = 0
    while next < ready.count {
      for dependent in dependents[ready[next]] ?? [] {
        open[dependent, default: 0] -= 1
        if open[dependent] == 0 { ready.append(dependent) }
      }
      next += 1
    }
    return (ready, Set(graph.keys).subtracting(ready))
  }

  private static func inverted(
    _ graph: [Dish.ID: Set<Dish.ID>],
    within dishes: Set<Dish.ID>
  ) -> [Dish.ID: Set<Dish.ID>] {
    var result = Dictionary(uniqueKeysWithValues: dishes.map { ($0, Set<Dish.ID>()) })
    for (dish, parts) in graph where dishes.contains(dish) {
      for part in parts where dishes.contains(part) { result[part]?.insert(dish) }
    }
    return result
  }
}
