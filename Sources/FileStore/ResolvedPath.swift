internal import Glibc

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
