internal import CLibgit2

extension GitRepository {
  /// Makes a commit that holds exactly `changes`, and moves HEAD's branch to it.
  ///
  /// - Throws: only if the commit does not stand; otherwise what failed is in the result.
  package func commit(
    _ changes: [FileChange],
    message: String,
    author: GitSignature,
    committer: GitSignature,
    isDurable: Bool = false
  ) throws(GitError) -> PublishedCommit {
    let prepared = try prepareCommit(
      of: changes,
      message: message,
      author: author,
      committer: committer,
      isDurable: isDurable
    )
    return try publish(prepared)
  }

  /// Makes a prepared commit the newest one of HEAD's branch.
  ///
  /// The index gets the same files first, since what is committed and not in the index looks like
  /// a deletion that is about to be committed; what else is staged stays. Then the branch is moved,
  /// provided that it is still at the parent. The corresponding C functions are `git_index_write`,
  /// `git_commit_create_with_signature` and `git_reference_create_matching`.
  /// - Throws: only if the commit does not stand; `.modified` or `.exists` where another process
  ///   committed in between, `.locked` where a lock file is in the way. The index is as before.
  package func publish(
    _ commit: PreparedCommit,
    signature: String? = nil
  ) throws(GitError) -> PublishedCommit {
    try GitRuntime.synchronizeWrites(commit.isDurable)
    let previous = try stage(commit.files)
    let id: CommitID
    do {
      id = try write(commit, signature: signature)
    } catch {
      try? restore(previous)
      throw error
    }
    do {
      if commit.isDurable {
        // libgit2 never synchronises the index.
        try WorkTree.synchronize(gitDirectory + "index")
        try WorkTree.synchronize(gitDirectory)
        // It decides whether to synchronise references when it first reads one.
        let fresh = try GitRepository.open(at: gitDirectory)
        try fresh.moveHead(to: id, for: commit)
      } else {
        try moveHead(to: id, for: commit)
      }
      return PublishedCommit(id: id, complaint: nil)
    } catch {
      // An error does not say whether the branch was moved; the branch does.
      if let head = try? head(), head == id { return PublishedCommit(id: id, complaint: error) }
      try? restore(previous)
      throw error
    }
  }

  private func write(
    _ commit: PreparedCommit,
    signature: String?
  ) throws(GitError) -> CommitID {
    var id = git_oid()
    try check(
      unsafe git_commit_create_with_signature(&id, handle, commit.text, signature, nil),
      "git_commit_create_with_signature"
    )
    return ObjectID(id)
  }

  /// Moves the branch that HEAD is on, or a detached HEAD itself, from the parent to `id`.
  private func moveHead(to id: CommitID, for commit: PreparedCommit) throws(GitError) {
    try check(
      unsafe git_repository_set_ident(handle, commit.committer.name, commit.committer.email),
      "git_repository_set_ident"
    )
    let name = try headReference() ?? "HEAD"
    var oid = id.oid
    var reference: OpaquePointer?
    defer { unsafe git_reference_free(reference) }
    guard let parent = commit.parent else {
      let log = "commit (initial): " + commit.subject
      try check(
        unsafe git_reference_create(&reference, handle, name, &oid, 0, log),
        "git_reference_create"
      )
      return
    }
    var expected = parent.oid
    let log = "commit: " + commit.subject
    try check(
      unsafe git_reference_create_matching(
        &reference,
        handle,
        name,
        &oid,
        1,
        &expected,
        log
      ),
      "git_reference_create_matching"
    )
  }
}
