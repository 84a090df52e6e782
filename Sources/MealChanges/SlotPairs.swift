internal import MealModel

/// Two slots of one plan that exchanged what they hold, or of which one went into the other.
enum SlotPair {
  /// Both had something, and each has what the other had.
  case swapped
  /// The first is empty now, the second was.
  case moved

  /// A slot on both sides of a comparison.
  struct Change {
    var key: SlotKey
    var before: Slot
    var after: Slot
  }

  /// How two changes belong together; `nil` where they don't, or more than this differs.
  init?(_ first: Change, _ second: Change) {
    let isWhole = first.before == second.after && first.after == second.before
    let isEaten =
      first.before.dinner == second.after.dinner && first.after.dinner == second.before.dinner
      && first.before.table == first.after.table && second.before.table == second.after.table
    guard isWhole || isEaten, !first.before.holdsNothing else { return nil }
    self = second.before.holdsNothing ? .moved : .swapped
  }
}

extension Slot {
  /// The slot without who is at the table: what goes along when a meal is moved.
  fileprivate var dinner: Slot {
    Slot(items, note: note, tags: tags, locked: locked, allow: allow)
  }

  /// The slot without what goes along when a meal is moved.
  fileprivate var table: Slot {
    Slot(with: with, without: without, guests: guests, servings: servings)
  }
}
