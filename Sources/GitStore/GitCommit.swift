internal import CLibgit2

/// A commit as a plain value.
///
/// Bytes that are not UTF-8 appear as U+FFFD.
package struct GitCommit: Hashable, Sendable {
  /// The commit's own id.
  package let id: CommitID
  /// The id of its top folder.
  package let tree: ObjectID
  /// What it follows: none for the first, several for a merge.
  package let parents: [CommitID]
  /// Who made the change, and when.
  package let author: GitPerson
  /// Who made the commit, and when.
  package let committer: GitPerson
  /// The whole message.
  package let message: String

  /// The first line of the message.
  package var subject: String { String(message.prefix { !$0.isNewline }) }
}

/// A name, an address and a time as they stand in a commit, whatever program wrote them.
package struct GitPerson: Hashable, Sendable {
  /// The name, whatever it holds.
  package let name: String
  /// The address, whatever it holds.
  package let email: String
  /// Seconds since 1970.
  package let seconds: Int64
  /// The clock's distance from UTC, in minutes, east positive.
  package let offset: Int
}

/// An open commit; closed when the value goes.
@safe struct CommitHandle: ~Copyable {
  let pointer: OpaquePointer?

  init(_ pointer: OpaquePointer?) {
    unsafe self.pointer = pointer
  }

  deinit { unsafe git_commit_free(pointer) }

  /// The ids of the parents.
  var parents: [CommitID] {
    (0..<(unsafe git_commit_parentcount(pointer))).compactMap { position in
      unsafe ObjectID(git_commit_parent_id(pointer, position))
    }
  }

  /// When it was made, in seconds since 1970.
  var seconds: Int64 { unsafe git_commit_time(pointer) }
}

extension GitRepository {
  /// Reads a commit.
  ///
  /// The corresponding C function is `git_commit_lookup`.
  /// - Throws: `.notFound` where the object store has none of this id.
  package func commit(_ id: CommitID) throws(GitError) -> GitCommit {
    try value(of: openCommit(id), id: id)
  }

  func value(of commit: borrowing CommitHandle, id: CommitID) throws(GitError) -> GitCommit {
    let pointer = unsafe commit.pointer
    guard let tree = unsafe ObjectID(git_commit_tree_id(pointer)),
      let author = unsafe git_commit_author(pointer)?.pointee,
      let committer = unsafe git_commit_committer(pointer)?.pointee,
      let message = unsafe git_commit_message(pointer)
    else { throw GitError(.generic, category: .objects, operation: "git_commit_lookup") }
    return GitCommit(
      id: id,
      tree: tree,
      parents: commit.parents,
      author: unsafe GitPerson(author),
      committer: unsafe GitPerson(committer),
      message: unsafe String(cString: message)
    )
  }

  /// The commit that a revision names, in git's own notation: `HEAD~2`, `main`, `1a2b3c4`.
  ///
  /// The corresponding C functions are `git_revparse_single` and `git_object_peel`.
  /// - Throws: `.notFound`, `.ambiguous`, `.invalidName`, or `.wrongKind` where it is no commit.
  package func resolve(_ revision: String) throws(GitError) -> CommitID {
    var object: OpaquePointer?
    try check(unsafe git_revparse_single(&object, handle, revision), "git_revparse_single")
    defer { unsafe git_object_free(object) }
    var commit: OpaquePointer?
    try check(unsafe git_object_peel(&commit, object, GIT_OBJECT_COMMIT), "git_object_peel")
    defer { unsafe git_object_free(commit) }
    guard let id = unsafe ObjectID(git_object_id(commit)) else {
      throw GitError(.notFound, operation: "git_object_peel", message: revision)
    }
    return id
  }

  /// Opens a commit; nil is none.
  ///
  /// The corresponding C function is `git_commit_lookup`.
  func openCommit(_ id: CommitID?) throws(GitError) -> CommitHandle {
    guard let id else { return unsafe CommitHandle(nil) }
    var oid = id.oid
    var commit: OpaquePointer?
    try check(unsafe git_commit_lookup(&commit, handle, &oid), "git_commit_lookup")
    return unsafe CommitHandle(commit)
  }
}

extension GitPerson {
  @unsafe init(_ signature: git_signature) {
    name = unsafe signature.name.map { unsafe String(cString: $0) } ?? ""
    email = unsafe signature.email.map { unsafe String(cString: $0) } ?? ""
    seconds = unsafe signature.when.time
    offset = Int(unsafe signature.when.offset)
  }
}
