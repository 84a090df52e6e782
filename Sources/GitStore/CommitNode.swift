internal import CLibgit2

/// A commit as a walk meets it: where it stands, and not yet what its message says.
package struct CommitNode: Hashable, Sendable {
  /// The commit's own id.
  package let id: CommitID
  /// The id of its top folder.
  package let tree: ObjectID
  /// What it follows, as far as the repository has it.
  package let parents: [CommitID]
  /// When it was made, in seconds since 1970.
  package let seconds: Int64
  /// Whether a shallow clone lacks its parents.
  package let isBoundary: Bool
}

extension GitRepository {
  /// Reads where a commit stands.
  ///
  /// The corresponding C functions are `git_commit_lookup` and `git_commit_tree_id`.
  package func node(
    _ id: CommitID,
    boundary: Set<CommitID> = []
  ) throws(GitError) -> CommitNode {
    let commit = try openCommit(id)
    guard let tree = unsafe ObjectID(git_commit_tree_id(commit.pointer)) else {
      throw GitError(.generic, category: .objects, operation: "git_commit_lookup")
    }
    let isBoundary = boundary.contains(id)
    return CommitNode(
      id: id,
      tree: tree,
      parents: isBoundary ? [] : commit.parents,
      seconds: commit.seconds,
      isBoundary: isBoundary
    )
  }

  /// The commits whose parents a shallow clone lacks.
  package func shallowBoundary() throws(GitError) -> Set<CommitID> {
    guard isShallow else { return [] }
    let content = WorkTree.contentOfSmallFile(commonDirectory + "shallow") ?? []
    let lines = content.split(separator: UInt8(ascii: "\n"))
    return Set(lines.compactMap { ObjectID(String(decoding: $0, as: UTF8.self)) })
  }
}
