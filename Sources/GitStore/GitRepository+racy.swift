internal import CLibgit2
internal import Glibc

/// A file that changed in the second in which the index was written, after it was noted there, may
/// look unchanged by its times: git calls such an entry racily clean, and reads the file.
///
/// git as most systems have it compares whole seconds, libgit2 parts of them. An index that libgit2
/// writes is newer, so git no longer doubts the entries that it doubted before, and an edit of the
/// same length would be hidden from `git status` and lost with `git checkout`. So the seconds count
/// here too.
extension GitRepository {
  /// The second in which the index's file was written; nil where there is none.
  ///
  /// The corresponding C function is `git_index_path`.
  @unsafe func secondWritten(_ index: OpaquePointer?) -> Int32? {
    var status = stat()
    guard let path = unsafe git_index_path(index), unsafe stat(path, &status) == 0 else {
      return nil
    }
    return git_index_time(status.st_mtim).seconds
  }

  /// Makes git read the files that are edited and whose entries are racily clean, whenever the index
  /// is written: they get the size 0, by which git itself marks them.
  ///
  /// The corresponding C function is `git_index_add`.
  @unsafe func doubtRacilyClean(_ index: OpaquePointer?) {
    guard let second = unsafe secondWritten(index) else { return }
    for position in 0..<(unsafe git_index_entrycount(index)) {
      guard let noted = unsafe git_index_get_byindex(index, position) else { break }
      var entry = unsafe noted.pointee
      guard unsafe entry.isRacy(second), unsafe entry.file_size > 0,
        unsafe git_index_entry_stage(&entry) == 0
      else { continue }
      // The path's memory goes with the entry that is replaced.
      let path = unsafe String(cString: noted.pointee.path)
      guard unsafe isEdited(path, since: entry) else { continue }
      unsafe path.withCString { path in
        unsafe entry.path = unsafe path
        unsafe entry.file_size = 0
        // What can't be marked, as where its content is missing, stays as it was.
        _ = unsafe git_index_add(index, &entry)
      }
    }
  }

  /// Whether a file has, or may have, another content than its entry.
  @unsafe private func isEdited(_ path: String, since entry: git_index_entry) -> Bool {
    let length = unsafe Int(entry.file_size)
    switch WorkTree(root: workTree ?? "").read(path, limit: length) {
    case .nothing: return false
    case .other: return unsafe FileMode(rawValue: entry.mode) != .submodule
    case .file(let bytes, _): return unsafe (try? id(of: bytes, at: path)) != ObjectID(entry.id)
    }
  }
}

extension git_index_entry {
  /// Whether the file may have changed after it was noted without a trace in its times, in an index
  /// that was written in this second.
  func isRacy(_ second: Int32?) -> Bool {
    guard let second else { return false }
    return unsafe mtime.seconds >= second
  }
}
