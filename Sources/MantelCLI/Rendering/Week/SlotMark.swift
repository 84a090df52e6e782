internal import MealModel

/// That someone at a slot can't eat what is planned, or that nobody knows.
struct SlotMark: Hashable, Sendable {
  /// What is known.
  enum Kind: Hashable, Sendable {
    /// They can't have it.
    case unsafe
    /// Nobody looked whether they can.
    case notChecked
  }

  /// What is known.
  let kind: Kind
  /// Whom it is about.
  let person: Person.ID
}
