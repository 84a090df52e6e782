internal import JSONDocument
internal import MealChanges
internal import MealStore
internal import Wording

/// A question that can wait until the household is lived in.
struct FollowUpQuestion {
  /// What an answer changes.
  enum Change {
    /// Files of the household.
    case files([FileVersion])
    /// This clone's configuration.
    case configuration(key: String, value: String)
  }

  /// Its name, by which it is remembered: `time-dinner`, `dislikes-nora`.
  let key: String
  /// The question, without its answers' ways out.
  let text: Phrase
  /// What an answer changes; `nil` where it can't be read, an empty change where it says that
  /// nothing does.
  let change: (String) throws -> Change?
}
