internal import ArgumentParsing
internal import MealModel
internal import Wording

/// What `edit` is asked to open.
enum EditTarget {
  /// A week, as the words name it; this one where there are none.
  case week(String?)
  /// A template by its id or name.
  case template(String)
  /// A record.
  case record(RecordReference)
  /// A file that there is one of.
  case single(Household.Record)

  /// The words that an id stands behind.
  static let kinds = ["dish", "tag", "food", "person", "objective", "template"]

  /// Reads `next`, `dish paella`, `settings`.
  ///
  /// - Throws: `UsageError` for words that are none of these.
  init(_ words: [String], owner: String?) throws(UsageError) {
    let rest = words.dropFirst().joined(separator: " ")
    switch (words.first, words.count) {
    case (nil, _): self = .week(nil)
    case ("settings", 1): self = .single(.settings)
    case ("pantry", 1): self = .single(.pantry)
    case ("template", 2...): self = .template(rest)
    case (let kind?, 2...):
      guard let noun = RecordNoun(rawValue: kind) else {
        throw .validation(.namesNothing(words.joined(separator: " ")), hint: .editExamples)
      }
      self = .record(RecordReference(noun, text: rest, owner: owner))
    case (let week?, _): self = .week(week)
    }
  }
}
