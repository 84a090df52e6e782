internal import CLibgit2

/// A file as a tree has it.
package struct TreeFile: Hashable, Sendable {
  /// The path from the top of the work tree; bytes that are not UTF-8 appear as U+FFFD.
  package let path: String
  /// The id of its content.
  package let id: ObjectID
  /// Whether it is a file, a link or a submodule.
  package let mode: FileMode
}

extension GitRepository {
  /// The files of a commit in a folder at any depth, in the order of the tree; all for nil.
  ///
  /// Links and submodules are listed with their modes.
  /// The corresponding C function is `git_tree_entry_byindex`.
  package func files(
    at commit: CommitID,
    in folder: String? = nil
  ) throws(GitError) -> [TreeFile] {
    let root = try rootTree(of: commit)
    var found: [PathChange] = []
    guard let folder else {
      try compare(tree(nil), root, .everything, prefix: "", into: &found)
      return found.compactMap(\.new)
    }
    guard let entry = try entry(at: folder, in: root), entry.mode == .folder else { return [] }
    let prefix = folder + "/"
    try compare(tree(nil), tree(entry.id), .everything, prefix: prefix, into: &found)
    return found.compactMap(\.new)
  }

  /// The file of a commit at a path; nil where it has none there.
  ///
  /// The corresponding C function is `git_tree_entry_bypath`.
  package func file(at path: String, in commit: CommitID) throws(GitError) -> TreeFile? {
    let root = try rootTree(of: commit)
    guard let entry = try entry(at: path, in: root), entry.mode != .folder else { return nil }
    return TreeFile(path: path, id: entry.id, mode: entry.mode)
  }

  /// The content of a commit's file; nil where it has no regular file at this path.
  ///
  /// - Throws: `.tooLarge` where it has more than `limit` bytes.
  package func content(
    of path: String,
    at commit: CommitID,
    limit: Int = 1 << 20
  ) throws(GitError) -> [UInt8]? {
    guard let file = try file(at: path, in: commit), file.mode.isFile else { return nil }
    return try blob(file.id, limit: limit)
  }

  /// The content of a staged file; nil where the index has no regular file at this path.
  ///
  /// - Throws: `.tooLarge` where it has more than `limit` bytes.
  package func stagedContent(
    of path: String,
    limit: Int = 1 << 20
  ) throws(GitError) -> [UInt8]? {
    guard let file = try stagedFile(at: path), file.mode.isFile else { return nil }
    return try blob(file.id, limit: limit)
  }

  /// The bytes of a blob.
  ///
  /// The corresponding C functions are `git_odb_read_header` and `git_blob_rawcontent`.
  /// - Throws: `.tooLarge`, with nothing unpacked, where it has more than `limit` bytes; `.notFound`
  ///   where a partial clone lacks it.
  package func blob(_ id: ObjectID, limit: Int = 1 << 20) throws(GitError) -> [UInt8] {
    var oid = id.oid
    var store: OpaquePointer?
    try check(unsafe git_repository_odb(&store, handle), "git_repository_odb")
    defer { unsafe git_odb_free(store) }
    var size = 0
    var kind = GIT_OBJECT_INVALID
    try check(
      unsafe git_odb_read_header(&size, &kind, store, &oid),
      "git_odb_read_header"
    )
    guard size <= limit else {
      throw GitError(.tooLarge, category: .objects, operation: "git_blob_lookup")
    }
    var blob: OpaquePointer?
    try check(unsafe git_blob_lookup(&blob, handle, &oid), "git_blob_lookup")
    defer { unsafe git_blob_free(blob) }
    let count = Int(unsafe git_blob_rawsize(blob))
    guard count > 0, let start = unsafe git_blob_rawcontent(blob) else { return [] }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }
}
