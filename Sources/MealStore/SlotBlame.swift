package import MealModel
package import Wording

/// Who set a meal to what it is, and what it was before.
package struct SlotBlame: Sendable {
  /// Where what a slot says comes from.
  package enum Origin: Hashable, Sendable {
    /// A commit set it.
    case commit(CommitMark)
    /// It was edited and isn't saved.
    case unsaved
    /// Nobody ever set it to anything.
    case never
  }

  /// The slot.
  package var address: SlotAddress
  /// What is eaten; `nil` where nothing is planned.
  package var planned: Phrase?
  /// Who set it.
  package var origin: Origin
  /// What was eaten before: of a merge, as each of its sides had it; none where that is the same.
  package var before: [Phrase?]
  /// What else changed then: who is at the table, the lock, notes.
  package var details: [Phrase]
  /// Whether the clone's history is cut off at the commit, so that it may be older.
  package var isBoundary: Bool
}
