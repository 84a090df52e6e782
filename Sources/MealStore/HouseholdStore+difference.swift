internal import GitStore
package import MealChanges
internal import MealFormat
internal import MealModel
package import Wording

/// Two states of a household that are compared, as `git diff` does.
package enum DifferenceSides: Hashable, Sendable {
  /// What is staged, and what is on disk of it.
  case indexAndWorkTree
  /// A commit, HEAD's unless said, and what is staged.
  case revisionAndIndex(String?)
  /// A commit, and what is on disk of what git knows.
  case revisionAndWorkTree(String)
  /// Two commits.
  case revisions(String, String)
  /// The last common ancestor of two commits, and the second of them.
  case commonAndRevision(String, String)
}

extension DifferenceSides {
  /// Reads what words of git's notation compare; `nil` where they name more than two sides.
  ///
  /// - Parameters:
  ///   - words: `A`, `A B`, `^A B`, `A..B`, `A...B`, or nothing.
  ///   - isStaged: Whether what is staged is one of the two sides.
  package init?(_ words: [String], isStaged: Bool) {
    let ranges = words.map(Self.range)
    switch (words.count, isStaged) {
    case (0, false): self = .indexAndWorkTree
    case (0, true): self = .revisionAndIndex(nil)
    case (1, true) where ranges[0] == nil: self = .revisionAndIndex(words[0])
    case (1, false): self = ranges[0] ?? .revisionAndWorkTree(words[0])
    case (2, false) where ranges.allSatisfy { $0 == nil }:
      // `^A B` is `A..B`, in either order.
      let (old, new) = words[1].hasPrefix("^") ? (words[1], words[0]) : (words[0], words[1])
      self = .revisions(old.hasPrefix("^") ? String(old.dropFirst()) : old, new)
    default: return nil
    }
  }

  private static func range(_ word: String) -> Self? {
    if let (one, other) = GitRepository.sides(of: word, parted: "...") {
      return .commonAndRevision(one, other)
    }
    return GitRepository.sides(of: word, parted: "..").map { .revisions($0, $1) }
  }
}

/// What differs between two states of a household.
package struct HouseholdDifference: Sendable {
  /// The files that differ.
  package var files: [FileVersion] = []
  /// What differs, a sentence each.
  package var sentences: [Phrase] = []
  /// New files on disk that git doesn't know yet, where it was asked for what is on disk.
  package var untracked: [String] = []
}

extension HouseholdStore {
  /// What differs between two states of the household.
  ///
  /// What git doesn't know yet is left out, as in `git diff`, and counted.
  ///
  /// - Throws: ``StoreError``.
  package func difference(
    _ sides: DifferenceSides,
    of subjects: [HistorySubject]
  ) throws -> HouseholdDifference {
    var all = HouseholdDifference()
    for part in [sharedPart, privatePart].compactMap(\.self) {
      // A revision is one of the shared repository.
      if part.isPrivate {
        guard sides == .indexAndWorkTree || sides == .revisionAndIndex(nil),
          try isRepository(part)
        else { continue }
      }
      guard let watch = HistoryWatch(subjects, in: part) else { continue }
      let found = try withRepository(part) { repository, prefix in
        try HouseholdStates(store: self, part: part, prefix: prefix)
          .difference(sides, watch, repository)
      }
      all.files += found.files
      all.sentences += found.sentences
      all.untracked += found.untracked
    }
    return all
  }
}
