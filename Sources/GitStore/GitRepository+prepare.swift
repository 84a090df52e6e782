internal import CLibgit2
internal import Glibc

extension GitRepository {
  /// Writes the files of a commit and the folders round them into the object store.
  ///
  /// The tree is HEAD's with these changes alone: what else is edited or staged is not in it. No
  /// reference, no index and no file of the work tree is touched. The corresponding C functions are
  /// `git_blob_create_from_buffer`, `git_tree_create_updated` and `git_commit_create_buffer`.
  /// - Throws: where a path runs through a file, a link or a submodule of HEAD's tree.
  package func prepareCommit(
    of changes: [FileChange],
    message: String,
    author: GitSignature,
    committer: GitSignature,
    isDurable: Bool = false
  ) throws(GitError) -> PreparedCommit {
    if isBare { throw GitError(.bare, category: .repository, operation: "prepareCommit") }
    try GitRuntime.synchronizeWrites(isDurable)
    let parent = try head()
    let base = try rootTree(of: parent)
    var files: [PreparedFile] = []
    for change in changes { files.append(try write(change, over: base)) }
    let tree = try updatedTree(base, with: files)
    let whole = message.utf8.last == UInt8(ascii: "\n") ? message : message + "\n"
    let text = try commitText(
      tree: tree,
      parent: parent,
      message: String(whole.unicodeScalars.filter { $0 != "\0" }),
      author: author,
      committer: committer
    )
    return PreparedCommit(
      parent: parent,
      tree: tree,
      isEmpty: base.id == tree,
      isDurable: isDurable,
      text: text,
      subject: String(whole.prefix { !$0.isNewline }),
      committer: committer.identity,
      files: files
    )
  }

  private func write(
    _ change: FileChange,
    over base: borrowing TreeHandle
  ) throws(GitError) -> PreparedFile {
    let old = try entry(at: change.path, in: base)
    let mode = change.mode ?? old.flatMap { $0.mode.isFile ? $0.mode : nil } ?? .regular
    guard let content = change.content else {
      return PreparedFile(path: change.path, id: nil, mode: mode, content: [])
    }
    var id = git_oid()
    try check(
      unsafe git_blob_create_from_buffer(&id, handle, content, content.count),
      "git_blob_create_from_buffer"
    )
    return PreparedFile(path: change.path, id: ObjectID(id), mode: mode, content: content)
  }

  /// Puts files into a tree, and takes out those without an id and the folders thus emptied.
  private func updatedTree(
    _ base: borrowing TreeHandle,
    with files: [PreparedFile]
  ) throws(GitError) -> ObjectID {
    var updates = unsafe [git_tree_update]()
    var paths = unsafe [UnsafeMutablePointer<CChar>?]()
    defer {
      for index in unsafe paths.indices { unsafe free(paths[index]) }
    }
    for file in files {
      var update = unsafe git_tree_update()
      if let id = file.id {
        unsafe update.action = GIT_TREE_UPDATE_UPSERT
        unsafe update.id = id.oid
        unsafe update.filemode = git_filemode_t(file.mode.rawValue)
      } else {
        if try entry(at: file.path, in: base) == nil { continue }
        unsafe update.action = GIT_TREE_UPDATE_REMOVE
      }
      let path = unsafe strdup(file.path)
      unsafe paths.append(path)
      unsafe update.path = UnsafePointer(path)
      unsafe updates.append(update)
    }
    var id = git_oid()
    try check(
      unsafe git_tree_create_updated(&id, handle, base.pointer, updates.count, updates),
      "git_tree_create_updated"
    )
    return ObjectID(id)
  }

  private func commitText(
    tree: ObjectID,
    parent: CommitID?,
    message: String,
    author: GitSignature,
    committer: GitSignature
  ) throws(GitError) -> String {
    let tree = try self.tree(tree)
    let author = try SignatureHandle(author)
    let committer = try SignatureHandle(committer)
    let parentCommit = try openCommit(parent)
    var parents = unsafe [parentCommit.pointer]
    var buffer = unsafe git_buf()
    try check(
      unsafe git_commit_create_buffer(
        &buffer,
        handle,
        author.pointer,
        committer.pointer,
        nil,
        message,
        tree.pointer,
        parent == nil ? 0 : 1,
        &parents
      ),
      "git_commit_create_buffer"
    )
    defer { unsafe git_buf_dispose(&buffer) }
    return unsafe buffer.ptr.map { unsafe String(cString: $0) } ?? ""
  }
}

/// A signature as libgit2 holds it; freed when the value goes.
@safe struct SignatureHandle: ~Copyable {
  let pointer: UnsafeMutablePointer<git_signature>?

  /// The corresponding C function is `git_signature_new`.
  init(_ signature: GitSignature) throws(GitError) {
    var pointer: UnsafeMutablePointer<git_signature>?
    try check(
      unsafe git_signature_new(
        &pointer,
        signature.identity.name,
        signature.identity.email,
        signature.seconds,
        Int32(signature.offset)
      ),
      "git_signature_new"
    )
    unsafe self.pointer = unsafe pointer
  }

  deinit { unsafe git_signature_free(pointer) }
}
