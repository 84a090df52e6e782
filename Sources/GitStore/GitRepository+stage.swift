internal import CLibgit2
internal import Glibc

/// What the index had for a path before it was changed.
@safe struct PreviousEntry {
  let path: String
  /// The entry, its path aside; nil where there was none.
  let entry: git_index_entry?
}

extension GitRepository {
  /// Puts files into the index, and returns what it had for their paths.
  ///
  /// An entry notes when and where the file of the work tree was, provided that this has the very
  /// content, so that git does not need to read it again. The corresponding C functions are
  /// `git_index_add`, `git_index_remove` and `git_index_write`.
  /// - Throws: `.locked` where a lock file is in the way, `.invalid` where a path runs through a
  ///   file, a link or a submodule; the index on disk is then as before.
  func stage(_ files: [PreparedFile]) throws(GitError) -> [PreviousEntry] {
    for file in files where file.id != nil {
      if let taken = try nonFolder(above: file.path) {
        throw GitError(.invalid, category: .index, operation: "git_index_add", message: taken)
      }
    }
    let workTree = WorkTree(root: workTree ?? "")
    return try unsafe withIndex { index throws(GitError) in
      unsafe doubtRacilyClean(index)
      var previous: [PreviousEntry] = []
      do throws(GitError) {
        for file in files {
          let old = unsafe git_index_get_bypath(index, file.path, 0)
          previous.append(unsafe PreviousEntry(path: file.path, entry: old?.pointee))
          if let id = file.id {
            var entry = unsafe git_index_entry()
            unsafe entry.id = id.oid
            unsafe entry.mode = file.mode.rawValue
            unsafe entry.file_size = UInt32(truncatingIfNeeded: file.content.count)
            if case .file(let bytes, let status) = workTree.read(
              file.path,
              limit: file.content.count
            ), bytes == file.content {
              unsafe entry.note(status)
            }
            try unsafe add(entry, at: file.path, to: index)
          } else {
            try unsafe remove(file.path, from: index)
          }
        }
        try check(unsafe git_index_write(index), "git_index_write")
      } catch {
        unsafe git_index_read(index, 1)
        throw error
      }
      return previous
    }
  }

  /// Gives paths in the index back what they had.
  func restore(_ previous: [PreviousEntry]) throws(GitError) {
    try unsafe withIndex(afresh: true) { index throws(GitError) in
      unsafe doubtRacilyClean(index)
      for item in previous {
        if let entry = unsafe item.entry {
          try unsafe add(entry, at: item.path, to: index)
        } else {
          try unsafe remove(item.path, from: index)
        }
      }
      try check(unsafe git_index_write(index), "git_index_write")
    }
  }

  @unsafe private func add(
    _ entry: git_index_entry,
    at path: String,
    to index: OpaquePointer?
  ) throws(GitError) {
    var entry = unsafe entry
    let code = unsafe path.withCString { path in
      unsafe entry.path = unsafe path
      return unsafe git_index_add(index, &entry)
    }
    try check(code, "git_index_add")
  }

  @unsafe private func remove(_ path: String, from index: OpaquePointer?) throws(GitError) {
    let code = unsafe git_index_remove(index, path, 0)
    if code != GIT_ENOTFOUND.rawValue { try check(code, "git_index_remove") }
  }
}
