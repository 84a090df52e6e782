internal import CLibgit2

/// Commits by where they came from: all from which some came, without those from which others did.
package struct CommitRange: Hashable, Sendable {
  /// The commits at which it begins; they are in it.
  package var included: [CommitID]
  /// The commits at which it ends; neither they nor what they came from are in it.
  package var excluded: [CommitID]

  /// Creates a range.
  package init(included: [CommitID] = [], excluded: [CommitID] = []) {
    self.included = included
    self.excluded = excluded
  }
}

extension GitRepository {
  /// The range that words name together, in git's own notation: `A..B`, `A...B`, `^A B`, `A^@`,
  /// `A^!`, `A^-`, or a revision alone, which is all that it came from.
  ///
  /// Where only what is excluded is said, it begins at HEAD.
  ///
  /// - Throws: ``GitError``; its message is the revision that there isn't.
  package func range(_ words: [String]) throws(GitError) -> CommitRange {
    var range = CommitRange()
    for word in words { try add(word, to: &range) }
    if range.included.isEmpty, let head = try head() { range.included = [head] }
    return range
  }

  private func add(_ word: String, to range: inout CommitRange) throws(GitError) {
    if let (left, right) = Self.sides(of: word, parted: "...") {
      let (one, other) = (try commit(named: left), try commit(named: right))
      range.included += [one, other]
      range.excluded += try mergeBases(of: one, and: other)
    } else if let (left, right) = Self.sides(of: word, parted: "..") {
      range.excluded.append(try commit(named: left))
      range.included.append(try commit(named: right))
    } else if word.hasPrefix("^") {
      range.excluded.append(try commit(named: String(word.dropFirst())))
    } else if word.hasSuffix("^@") {
      range.included += try commit(commit(named: String(word.dropLast(2)))).parents
    } else if word.hasSuffix("^!") {
      let only = try commit(named: String(word.dropLast(2)))
      range.included.append(only)
      range.excluded += try commit(only).parents
    } else if let (revision, number) = Self.withoutParent(word) {
      let tip = try commit(named: revision)
      range.included.append(tip)
      range.excluded.append(try commit(named: "\(revision)^\(number)"))
    } else {
      range.included.append(try commit(named: word))
    }
  }

  /// The two revisions of `A..B` or `A...B`; one that isn't said is HEAD.
  ///
  /// - Returns: `nil` for what has no such dots, and for the dots alone.
  package static func sides(of word: String, parted dots: String) -> (String, String)? {
    let parts = word.split(separator: dots, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, word != dots, !parts[1].hasPrefix(".") else { return nil }
    return (
      parts[0].isEmpty ? "HEAD" : String(parts[0]), parts[1].isEmpty ? "HEAD" : String(parts[1])
    )
  }

  /// The revision and the parent of `A^-` or `A^-2`.
  private static func withoutParent(_ word: String) -> (String, Int)? {
    guard let mark = word.split(separator: "^-", omittingEmptySubsequences: false).last,
      mark.utf8.count + 2 <= word.utf8.count, word.dropLast(mark.count).hasSuffix("^-"),
      let number = mark.isEmpty ? 1 : Int(mark)
    else { return nil }
    return (String(word.dropLast(mark.count + 2)), number)
  }

  private func commit(named revision: String) throws(GitError) -> CommitID {
    do {
      return try resolve(revision)
    } catch {
      throw GitError(
        error.code,
        category: error.category,
        operation: "git_revparse_single",
        message: revision
      )
    }
  }

  /// The best common ancestors of two commits; none where they have no history in common.
  ///
  /// The corresponding C function is `git_merge_bases`.
  package func mergeBases(
    of one: CommitID,
    and other: CommitID
  ) throws(GitError) -> [CommitID] {
    var bases = unsafe git_oidarray()
    var (left, right) = (one.oid, other.oid)
    let code = unsafe git_merge_bases(&bases, handle, &left, &right)
    if code == GIT_ENOTFOUND.rawValue { return [] }
    try check(code, "git_merge_bases")
    defer { unsafe git_oidarray_dispose(&bases) }
    return (0..<(unsafe bases.count)).map { unsafe ObjectID(bases.ids[$0]) }
  }
}
