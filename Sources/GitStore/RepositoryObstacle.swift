/// Something about a repository that a commit may run into.
///
/// Which of them refuse it, and in which words, is the caller's to say.
package enum RepositoryObstacle: Hashable, Sendable {
  /// There is no work tree.
  case bare(gitDirectory: String)
  /// The git directory belongs to a work tree that is not round the folder it was found from.
  case workTreeElsewhere(workTree: String, gitDirectory: String)
  /// A merge, a rebase or the like waits to be ended.
  case operationInProgress(RepositoryState)
  /// These paths are in the index with the sides of a conflict.
  case unmergedEntries([String])
  /// A lock file stayed, of a program that died or that is still at work.
  case staleLock(path: String)
  /// HEAD is at a commit and on no branch.
  case detachedHead(CommitID)
  /// The index has a form that libgit2 cannot read: split, sparse or damaged.
  case unreadableIndex(message: String)
  /// A part of a path to be written is a submodule, a link or a file in the index.
  case pathTaken(path: String, by: String)
  /// The files or the git directory belong to another user.
  case foreignOwner(folder: String)
  /// The repository's format has an extension that libgit2 does not know.
  case unsupportedExtension(name: String)
  /// Neither the configuration nor the environment says who the user is.
  case noIdentity
  /// Commits are to be signed.
  case signing(CommitSigning)
  /// These hooks would run for `git commit`, and libgit2 runs none.
  case foreignHooks([String])
}

extension GitError {
  /// What keeps a repository from being opened, where the error says so.
  package var obstacle: RepositoryObstacle? {
    if code == .owner { return .foreignOwner(folder: message) }
    let start = "unsupported extension name "
    guard message.utf8.starts(with: start.utf8) else { return nil }
    let name = message.utf8.dropFirst(start.utf8.count)
    return .unsupportedExtension(name: String(Substring(name)))
  }
}
