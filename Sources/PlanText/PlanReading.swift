package import MealModel
package import Wording

/// What a page came to when it was read.
package struct PlanReading: Sendable {
  /// Something that can't be taken as it stands.
  package struct Problem: Hashable, Sendable {
    /// The line's number from 0; `nil` where it concerns the whole.
    package var line: Int?
    /// What is wrong.
    package var message: Phrase

    /// Creates a problem.
    package init(line: Int?, message: Phrase) {
      self.line = line
      self.message = message
    }
  }

  /// A dish that a line makes.
  package struct NewDish: Hashable, Sendable {
    /// Its id.
    package var id: Dish.ID
    /// The dish.
    package var dish: Dish
  }

  /// What the page says: of a line that wasn't touched, what stood there.
  package internal(set) var content: PlanContent
  /// The line of each slot that has one.
  package internal(set) var lines: [SlotKey: Int] = [:]
  /// The lines of name and note.
  package internal(set) var nameLine: Int?
  /// The line of the note.
  package internal(set) var noteLine: Int?
  /// The dishes that are to be made.
  package internal(set) var newDishes: [NewDish] = []
  /// What is wrong, in the order of the lines.
  package internal(set) var problems: [Problem] = []
  /// Whether the page has nothing but comments.
  package internal(set) var isEmpty = true
}

extension PlanContent {
  /// The slots that differ from another content's; a slot that is missing is empty.
  package func changes(from base: PlanContent) -> [SlotKey: Slot] {
    let keys = Set(slots.keys).union(base.slots.keys)
    return keys.reduce(into: [:]) { changes, key in
      if self[key] != base[key] { changes[key] = self[key] }
    }
  }
}
