internal import Glibc

extension GitRepository {
  /// The path of a folder from the top of the work tree, empty for the top itself; nil where it
  /// lies outside.
  package func path(ofFolder folder: String) -> String? {
    guard let workTree, let root = resolvedPath(workTree), let inner = resolvedPath(folder) else {
      return nil
    }
    if inner == root { return "" }
    let start = root == "/" ? root : root + "/"
    guard inner.utf8.starts(with: start.utf8) else { return nil }
    return String(Substring(inner.utf8.dropFirst(start.utf8.count)))
  }

  /// The folder in which git looks for hooks: `core.hooksPath`, or `hooks` in the git directory.
  package func hooksDirectory() throws(GitError) -> String {
    guard let path = try path(forKey: "core.hooksPath"), !path.isEmpty else {
      return commonDirectory + "hooks"
    }
    return path.utf8.first == UInt8(ascii: "/") ? path : (workTree ?? gitDirectory) + path
  }
}

/// The path with every symbolic link resolved; nil where nothing has it.
func resolvedPath(_ path: String) -> String? {
  guard let result = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(result) }
  return unsafe String(cString: result)
}
