internal import CLibgit2

/// One entry of the index without a conflict.
package struct StagedFile: Hashable, Sendable {
  /// The path from the top of the work tree.
  package let path: String
  /// The id of its content.
  package let id: ObjectID
  /// Whether it is a file, a link or a submodule.
  package let mode: FileMode
}

extension GitRepository {
  /// The paths that are in the index with the sides of a conflict, each once.
  ///
  /// The corresponding C function is `git_index_get_byindex`.
  package func unmergedPaths() throws(GitError) -> [String] {
    try unsafe withIndex { index throws(GitError) in
      guard unsafe git_index_has_conflicts(index) == 1 else { return [] }
      var paths: [String] = []
      for position in 0..<(unsafe git_index_entrycount(index)) {
        guard let entry = unsafe git_index_get_byindex(index, position),
          unsafe git_index_entry_stage(entry) > 0
        else { continue }
        let path = unsafe String(cString: entry.pointee.path)
        if paths.last != path { paths.append(path) }
      }
      return paths
    }
  }

  /// The index's entry for a path; nil where it has none, or only the sides of a conflict.
  ///
  /// The corresponding C function is `git_index_get_bypath`.
  package func stagedFile(at path: String) throws(GitError) -> StagedFile? {
    try unsafe withIndex { index throws(GitError) in
      guard let entry = unsafe git_index_get_bypath(index, path, 0) else { return nil }
      return unsafe StagedFile(entry.pointee, path: path)
    }
  }

  /// The index's entries in a folder at any depth, in the order of their bytes; all for nil.
  ///
  /// The sides of a conflict are left out. The corresponding C function is `git_index_find_prefix`.
  ///
  /// - Parameters:
  ///   - folder: The folder; nil for all.
  ///   - file: The index's file, as git names it to a hook, relative to the work tree; nil for the
  ///     repository's own.
  /// - Throws: where the index can't be read.
  /// - Returns: The entries.
  package func stagedFiles(
    in folder: String?,
    index file: String? = nil
  ) throws(GitError) -> [StagedFile] {
    try unsafe withIndex(at: file) { index throws(GitError) in
      let prefix = folder.map { $0 + "/" } ?? ""
      var start = 0
      let code = unsafe git_index_find_prefix(&start, index, prefix)
      if code == GIT_ENOTFOUND.rawValue { return [] }
      try check(code, "git_index_find_prefix")
      var files: [StagedFile] = []
      for position in start..<(unsafe max(start, git_index_entrycount(index))) {
        guard let entry = unsafe git_index_get_byindex(index, position) else { break }
        let path = unsafe String(cString: entry.pointee.path)
        guard path.utf8.starts(with: prefix.utf8) else { break }
        if unsafe git_index_entry_stage(entry) == 0 {
          files.append(unsafe StagedFile(entry.pointee, path: path))
        }
      }
      return files
    }
  }

  /// A file, a link or a submodule that the index has where a path needs a folder.
  func nonFolder(above path: String) throws(GitError) -> String? {
    try unsafe withIndex { index throws(GitError) in
      let bytes = path.utf8
      for slash in bytes.indices where bytes[slash] == UInt8(ascii: "/") {
        let folder = String(Substring(bytes[..<slash]))
        if unsafe git_index_get_bypath(index, folder, 0) != nil { return folder }
      }
      return nil
    }
  }

  /// Lends the index of a file; nil for the repository's own.
  ///
  /// The corresponding C function is `git_index_open`.
  func withIndex<Result>(
    at file: String?,
    _ body: (OpaquePointer?) throws(GitError) -> Result
  ) throws(GitError) -> Result {
    guard let file, !file.isEmpty else { return try unsafe withIndex(body) }
    let path = file.utf8.first == UInt8(ascii: "/") ? file : (workTree ?? "") + file
    var index: OpaquePointer?
    try check(unsafe git_index_open(&index, path), "git_index_open")
    defer { unsafe git_index_free(index) }
    return try unsafe body(index)
  }

  /// Lends the index as it is on disk.
  ///
  /// The corresponding C functions are `git_repository_index` and `git_index_read`.
  func withIndex<Result>(
    afresh: Bool = false,
    _ body: (OpaquePointer?) throws(GitError) -> Result
  ) throws(GitError) -> Result {
    var index: OpaquePointer?
    try check(unsafe git_repository_index(&index, handle), "git_repository_index")
    defer { unsafe git_index_free(index) }
    try check(unsafe git_index_read(index, afresh ? 1 : 0), "git_index_read")
    return try unsafe body(index)
  }
}

extension StagedFile {
  init(_ entry: git_index_entry, path: String) {
    self.path = path
    id = unsafe ObjectID(entry.id)
    mode = FileMode(rawValue: unsafe entry.mode)
  }
}
