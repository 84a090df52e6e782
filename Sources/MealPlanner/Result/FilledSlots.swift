internal import MealModel

/// The slots of a plan as they are to be written.
struct FilledSlots {
  /// Those that change.
  let slots: [SlotAddress: Slot]

  init(_ plan: Arrangement) {
    let problem = plan.problem
    var slots: [SlotAddress: Slot] = [:]
    for (number, open) in problem.slots.enumerated() {
      let places = problem.placesOfSlot[number].filter { plan.dishAt[$0] >= 0 }
      guard !places.isEmpty else { continue }
      let first =
        problem.placesOfSlot[number].map { problem.places[$0].cells.lowerBound }.min() ?? 0
      let chosen = places.map { place in
        (
          cells: problem.places[place].cells.map { $0 - first },
          dish: problem.candidates[plan.dishAt[place]].id
        )
      }
      var slot = open.standing
      slot.items = Self.items(of: open, with: chosen)
      slots[open.address] = slot
    }
    self.slots = slots
  }

  private static func items(
    of open: OpenSlot,
    with chosen: [(cells: [Int], dish: Dish.ID)]
  ) -> [Slot.Item] {
    var cells: [Slot.Item?] = Array(repeating: .open, count: open.cells.count)
    for (numbers, dish) in chosen {
      for number in numbers { cells[number] = nil }
      if let first = numbers.first { cells[first] = .dish(dish) }
    }
    let isList = open.cells.contains { $0.item != nil }
    guard isList else { return cells.compactMap { $0 } }
    var items = open.standing.items.map { Optional($0) }
    for (number, cell) in open.cells.enumerated() {
      guard let item = cell.item else { continue }
      // What nothing was chosen for stays as it was written, a wish too.
      if cells[number] != .open { items[item] = cells[number] }
    }
    return items.compactMap { $0 }
  }
}
