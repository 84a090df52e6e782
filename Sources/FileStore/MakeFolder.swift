internal import Glibc

/// Makes a folder and those above it that are missing; nothing where it is there.
///
/// The corresponding C function is `mkdir`.
/// - Throws: where something else has the name, or the system refuses.
package func makeFolder(_ path: String) throws(FileError) {
  var prefix = path.hasPrefix("/") ? "/" : ""
  for component in path.split(separator: "/") {
    prefix += (prefix.isEmpty || prefix.hasSuffix("/") ? "" : "/") + component
    do {
      _ = try retried { unsafe mkdir(prefix, 0o777) }
    } catch {
      if error != .exists { throw FileError(error, operation: "mkdir", path: prefix) }
    }
  }
  var status = stat()
  guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
    throw FileError(.notAFolder, operation: "mkdir", path: path)
  }
}
