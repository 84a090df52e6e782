package import MealChanges
package import Wording

/// Who made a commit, and when.
package struct CommitMark: Hashable, Sendable {
  /// The commit's id.
  package var id: String
  /// Who made it.
  package var author: String
  /// When, in seconds since 1970.
  package var seconds: Int64
  /// The author's offset from UTC, in minutes.
  package var offsetMinutes: Int
}

/// A commit that changed a household's files.
package struct HistoryEntry: Sendable {
  /// Who made it, and when.
  package var mark: CommitMark
  /// The first line of its message.
  package var subject: String
  /// The commit that it takes back, if it does.
  package var undoes: String?
  /// Whether it joins two lines of history.
  package var isMerge: Bool
  /// Whether it is in the private repository.
  package var isPrivate: Bool
  /// The household's files that it changed; of a merge, against its first parent.
  package var files: [FileVersion]
  /// What it changed, a sentence each; of a merge only what it decided itself.
  package var sentences: [Phrase]
  /// The sentences as one line.
  package var summary: Phrase
  /// What a merge brought from its other sides.
  package var brought: Brought?

  /// What a merge brought from its other sides.
  package struct Brought: Sendable {
    /// How many changes.
    package var count: Int
    /// Who made the newest commits of the other sides.
    package var authors: [String]
    /// The paths that differ from the first parent.
    package var paths: [String]
  }

  /// The commit's id.
  package var id: String { mark.id }
}
