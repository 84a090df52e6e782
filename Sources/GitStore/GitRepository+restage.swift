internal import CLibgit2

extension GitRepository {
  /// Gives files that the index has another content, which the work tree has already.
  ///
  /// The corresponding C functions are `git_blob_create_from_buffer`, `git_index_add` and
  /// `git_index_write`.
  ///
  /// - Parameters:
  ///   - contents: The new contents by path, from the top of the work tree.
  ///   - file: The index's file, as git names it to a hook; nil for the repository's own.
  /// - Throws: where a path isn't in the index, or the index can't be written.
  package func restage(
    _ contents: [String: [UInt8]],
    index file: String? = nil
  ) throws(GitError) {
    let workTree = WorkTree(root: workTree ?? "")
    try unsafe withIndex(at: file) { index throws(GitError) in
      unsafe doubtRacilyClean(index)
      for (path, content) in contents {
        guard let old = unsafe git_index_get_bypath(index, path, 0) else {
          throw GitError(
            .notFound,
            category: .index,
            operation: "git_index_get_bypath",
            message: path
          )
        }
        var oid = git_oid()
        let code = unsafe content.withUnsafeBytes { bytes in
          unsafe git_blob_create_from_buffer(&oid, handle, bytes.baseAddress, bytes.count)
        }
        try check(code, "git_blob_create_from_buffer")
        var entry = unsafe git_index_entry()
        unsafe entry.id = oid
        unsafe entry.mode = old.pointee.mode
        unsafe entry.file_size = UInt32(truncatingIfNeeded: content.count)
        if case .file(let bytes, let status) = workTree.read(path, limit: content.count),
          bytes == content
        {
          unsafe entry.note(status)
        }
        let added = unsafe path.withCString { path in
          unsafe entry.path = unsafe path
          return unsafe git_index_add(index, &entry)
        }
        try check(added, "git_index_add")
      }
      try check(unsafe git_index_write(index), "git_index_write")
    }
  }

  /// Whether a file that git names to a hook as its index is the repository's own, or the one that
  /// becomes it when the commit is made, as with `git commit -a`.
  package func isOwnIndex(_ file: String?) -> Bool {
    guard let file, !file.isEmpty else { return true }
    let path = file.utf8.first == UInt8(ascii: "/") ? file : (workTree ?? "") + file
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
    let name = String(Substring(path.utf8[path.utf8.index(after: slash)...]))
    guard name == "index" || name == "index.lock" else { return false }
    return resolvedPath(String(Substring(path.utf8[..<slash]))) == resolvedPath(gitDirectory)
  }
}
