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
