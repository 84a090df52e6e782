/// What a change does to one file of a household.
package struct FileEdit: Hashable, Sendable {
  /// The path, relative to the household.
  package var path: String
  /// What the file held when it was read; `nil` where there was none.
  package var before: [UInt8]?
  /// What it will hold; `nil` where it goes.
  package var after: [UInt8]?

  /// Creates an edit.
  package init(path: String, before: [UInt8]?, after: [UInt8]?) {
    self.path = path
    self.before = before
    self.after = after
  }
}

/// A commit that a change became.
package struct CommitReport: Hashable, Sendable {
  /// The commit's id.
  package var id: String
  /// The first line of its message.
  package var subject: String
  /// Whether it is in the private repository.
  package var isPrivate: Bool
  /// The hooks that would have run for `git commit` and didn't.
  package var foreignHooks: [String]
}
