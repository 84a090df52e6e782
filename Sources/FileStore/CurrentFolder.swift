internal import Glibc

/// The path of the folder that the process works in.
///
/// The corresponding C function is `getcwd`.
package func currentFolder() throws(FileError) -> String {
  guard let path = unsafe getcwd(nil, 0) else {
    throw FileError(ErrorNumber.last, operation: "getcwd", path: ".")
  }
  defer { unsafe free(path) }
  return unsafe String(cString: path)
}

/// The path with every symbolic link resolved.
///
/// The corresponding C function is `realpath`.
package func resolvedPath(_ path: String) throws(FileError) -> String {
  guard let resolved = unsafe realpath(path, nil) else {
    throw FileError(ErrorNumber.last, operation: "realpath", path: path)
  }
  defer { unsafe free(resolved) }
  return unsafe String(cString: resolved)
}
