internal import CLibgit2

/// What is going on in a repository, as `git_repository_state` tells.
package enum RepositoryState: Hashable, Sendable {
  /// Nothing is.
  case idle
  /// A merge waits for its commit.
  case merge
  /// One commit or several are being reverted.
  case revert
  /// One commit or several are being picked.
  case cherryPick
  /// A commit is being searched for.
  case bisect
  /// A branch is being moved onto another.
  case rebase
  /// `git am`, or a rebase of the old kind.
  case applyingMail

  init(_ code: Int32) {
    self =
      switch git_repository_state_t(UInt32(bitPattern: code)) {
      case GIT_REPOSITORY_STATE_NONE: .idle
      case GIT_REPOSITORY_STATE_MERGE: .merge
      case GIT_REPOSITORY_STATE_REVERT, GIT_REPOSITORY_STATE_REVERT_SEQUENCE: .revert
      case GIT_REPOSITORY_STATE_CHERRYPICK, GIT_REPOSITORY_STATE_CHERRYPICK_SEQUENCE:
        .cherryPick
      case GIT_REPOSITORY_STATE_BISECT: .bisect
      case GIT_REPOSITORY_STATE_APPLY_MAILBOX: .applyingMail
      default: .rebase
      }
  }
}

extension GitRepository {
  /// What is going on: a merge, a rebase, nothing.
  ///
  /// The corresponding C function is `git_repository_state`.
  package var state: RepositoryState {
    RepositoryState(unsafe git_repository_state(handle))
  }

  /// Whether HEAD names a commit and not a branch.
  ///
  /// The corresponding C function is `git_repository_head_detached`.
  package var isHeadDetached: Bool { unsafe git_repository_head_detached(handle) == 1 }

  /// Whether HEAD's branch has no commit yet.
  ///
  /// The corresponding C function is `git_repository_head_unborn`.
  package var isHeadUnborn: Bool { unsafe git_repository_head_unborn(handle) == 1 }

  /// The full name of the branch that HEAD is on, `refs/heads/main`, also one without a commit;
  /// nil where HEAD is detached.
  ///
  /// The corresponding C function is `git_reference_symbolic_target`.
  package func headReference() throws(GitError) -> String? {
    var name = "HEAD"
    // git itself follows five links.
    for _ in 0..<5 {
      var reference: OpaquePointer?
      let code = unsafe git_reference_lookup(&reference, handle, name)
      if code == GIT_ENOTFOUND.rawValue && name != "HEAD" { return name }
      try check(code, "git_reference_lookup")
      defer { unsafe git_reference_free(reference) }
      guard let target = unsafe git_reference_symbolic_target(reference) else {
        return name == "HEAD" ? nil : name
      }
      name = unsafe String(cString: target)
    }
    return name
  }

  /// The branch that HEAD is on, without `refs/heads/`; nil where HEAD is detached.
  package func headBranch() throws(GitError) -> String? {
    let prefix = "refs/heads/"
    return try headReference().map { name in
      name.utf8.starts(with: prefix.utf8)
        ? String(Substring(name.utf8.dropFirst(prefix.utf8.count))) : name
    }
  }

  /// The commit that HEAD is at; nil before the first one.
  ///
  /// The corresponding C function is `git_reference_name_to_id`.
  package func head() throws(GitError) -> CommitID? {
    try target(of: "HEAD")
  }

  /// The object that a reference leads to, by its full name; nil where there is no such reference.
  ///
  /// The corresponding C function is `git_reference_name_to_id`.
  package func target(of reference: String) throws(GitError) -> ObjectID? {
    var id = git_oid()
    let code = unsafe git_reference_name_to_id(&id, handle, reference)
    if code == GIT_ENOTFOUND.rawValue { return nil }
    try check(code, "git_reference_name_to_id")
    return ObjectID(id)
  }
}
