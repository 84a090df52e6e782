internal import Glibc

/// Makes a folder that only this user may look into, and those above it that are missing.
///
/// The corresponding C function is `mkdir`.
/// - Throws: where something else has the name, such as a link or another user's folder.
package func makePrivateFolder(_ path: String) throws(FileError) {
  let above = path.split(separator: "/").dropLast().joined(separator: "/")
  if !above.isEmpty { try makeFolder((path.hasPrefix("/") ? "/" : "") + above) }
  do {
    _ = try retried { unsafe mkdir(path, 0o700) }
  } catch {
    if error != .exists { throw FileError(error, operation: "mkdir", path: path) }
  }
  var status = stat()
  guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
    throw FileError(.notAFolder, operation: "mkdir", path: path)
  }
  // In a folder that others may write to, anyone could have made it first.
  guard status.st_uid == geteuid(), status.st_mode & 0o022 == 0 else {
    throw FileError(.notPermitted, operation: "mkdir", path: path)
  }
}

/// The number of the user whose process this is.
///
/// The corresponding C function is `geteuid`.
package func userID() -> UInt32 { geteuid() }
