extension WeekPlan {
  /// The week as any week might be: what is eaten, and what is noted at a meal.
  ///
  /// Who came, what was accepted and what was locked belong to that one week, and so does the note
  /// on it; empty slots say nothing.
  public func typical() -> WeekPlan {
    let slots = slots.mapValues { Slot($0.items, note: $0.note, tags: $0.tags) }
    return WeekPlan(slots: slots.filter { $0.value != Slot() })
  }

  /// The week with a wish in the place of every dish.
  ///
  /// Leftovers of a dish that isn't chosen yet can't be planned: their course is open.
  ///
  /// - Parameter tag: The tag to wish for in a dish's place; `nil` keeps the dish.
  /// - Returns: The week; a slot in which nothing is left isn't there.
  public func wishing(for tag: (Dish.ID) -> Tag.ID?) -> WeekPlan {
    var result = self
    result.slots = slots.compactMapValues { slot in
      var slot = slot
      slot.items = slot.items.map { item in
        switch item {
        case .dish(let dish): tag(dish).map(Slot.Item.wish) ?? item
        case .leftovers: .open
        case .wish, .open: item
        }
      }
      if slot.items.allSatisfy({ $0 == .open }) { slot.items = [] }
      return slot == Slot() ? nil : slot
    }
    return result
  }
}
