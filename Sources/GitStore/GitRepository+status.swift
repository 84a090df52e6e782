internal import CLibgit2

/// What the work tree has at a path.
package enum WorkTreeContent: Hashable, Sendable {
  /// Nothing has the name.
  case absent
  /// A file that would be stored under this id.
  case file(ObjectID)
  /// A folder, a link or something else, or a file that is too large or cannot be read.
  case other
}

/// One path in HEAD, in the index and in the work tree.
package struct PathStatus: Hashable, Sendable {
  /// The path from the top of the work tree.
  package let path: String
  /// The content in HEAD; nil where it has none.
  package let head: ObjectID?
  /// The content in the index; nil where it has none.
  package let staged: ObjectID?
  /// The content in the work tree.
  package let workTree: WorkTreeContent

  /// Whether the index differs from HEAD.
  package var isStaged: Bool { head != staged }

  /// Whether the work tree differs from the index, a new file included.
  package var isEdited: Bool {
    workTree != (staged.map { WorkTreeContent.file($0) } ?? .absent)
  }

  /// Whether all three are the same.
  package var isClean: Bool { !isStaged && !isEdited }
}

extension GitRepository {
  /// Compares paths in HEAD, in the index and in the work tree; a path that is in none of them has
  /// a clean status.
  ///
  /// A file that is as the index notes it is taken for unchanged, unless the index was written in
  /// the same second. Others are hashed as `git add` would, line endings converted, and without
  /// following a link.
  /// The corresponding C functions are `git_odb_hash` and `git_filter_list_apply_to_buffer`.
  package func status(
    of paths: [String],
    limit: Int = 1 << 20
  ) throws(GitError) -> [PathStatus] {
    let root = try rootTree(of: head())
    let files = WorkTree(root: workTree ?? "")
    return try unsafe withIndex { index throws(GitError) in
      let second = unsafe secondWritten(index)
      var found: [PathStatus] = []
      for path in paths {
        let entry = unsafe git_index_get_bypath(index, path, 0)
        let staged = unsafe entry.map { unsafe ObjectID($0.pointee.id) }
        let content: WorkTreeContent
        switch files.read(path, limit: limit) {
        case .nothing: content = .absent
        case .other: content = .other
        case .file(let bytes, let status):
          if let entry = unsafe entry, let staged, unsafe entry.pointee.fits(status),
            unsafe !entry.pointee.isRacy(second)
          {
            content = .file(staged)
          } else {
            content = .file(try id(of: bytes, at: path))
          }
        }
        let head = try self.entry(at: path, in: root)?.id
        found.append(
          PathStatus(path: path, head: head, staged: staged, workTree: content)
        )
      }
      return found
    }
  }

  /// Whether git ignores a path that it does not track.
  ///
  /// The corresponding C function is `git_ignore_path_is_ignored`.
  package func isIgnored(_ path: String) throws(GitError) -> Bool {
    var isIgnored: Int32 = 0
    try check(
      unsafe git_ignore_path_is_ignored(&isIgnored, handle, path),
      "git_ignore_path_is_ignored"
    )
    return isIgnored != 0
  }

  /// The id that a file with these bytes would have in the object store.
  package func id(of bytes: [UInt8], at path: String) throws(GitError) -> ObjectID {
    var filters: OpaquePointer?
    try check(
      unsafe git_filter_list_load(
        &filters,
        handle,
        nil,
        path,
        GIT_FILTER_TO_ODB,
        GIT_FILTER_DEFAULT.rawValue
      ),
      "git_filter_list_load"
    )
    var id = git_oid()
    guard unsafe filters != nil else {
      try check(
        unsafe git_odb_hash(&id, bytes, bytes.count, GIT_OBJECT_BLOB),
        "git_odb_hash"
      )
      return ObjectID(id)
    }
    defer { unsafe git_filter_list_free(filters) }
    var filtered = unsafe git_buf()
    let applied = unsafe bytes.withUnsafeBytes { buffer in
      unsafe git_filter_list_apply_to_buffer(
        &filtered,
        filters,
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        buffer.count
      )
    }
    try check(applied, "git_filter_list_apply_to_buffer")
    defer { unsafe git_buf_dispose(&filtered) }
    try check(
      unsafe git_odb_hash(&id, filtered.ptr, filtered.size, GIT_OBJECT_BLOB),
      "git_odb_hash"
    )
    return ObjectID(id)
  }
}
