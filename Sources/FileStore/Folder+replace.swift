internal import Glibc

/// What a file must still hold for a change to go ahead.
package enum ExpectedContent: Hashable, Sendable {
  /// Nothing has the name.
  case absent
  /// The file holds exactly these bytes.
  case bytes([UInt8])
  /// Whatever is there may go.
  case anything
}

extension Folder {
  /// Puts `bytes` in place of a file, so that at every moment it is wholly the old or the new one.
  ///
  /// A temporary file beside it is written, given the old file's mode, synchronised and renamed;
  /// then the folder is synchronised. Missing folders are made. After an error the temporary file
  /// is gone, and the file is the old one, or the new one if only the last step failed.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: What it will hold.
  ///   - expected: What it must still hold.
  ///   - mode: The permissions of a file that is new, less what the user's mask takes away.
  /// - Throws: `.changedMeanwhile` where the file is not `expected`, with nothing written.
  package func replace(
    _ path: RelativePath,
    with bytes: [UInt8],
    expecting expected: ExpectedContent,
    newFileMode mode: UInt32 = 0o666
  ) throws(FileError) {
    if case .bytes = expected, try status(of: path) == nil {
      throw FileError(.changedMeanwhile, operation: "replace", path: path.description)
    }
    let folder = try open(path.parent, creating: true)
    let old = try folder.check(path.name, is: expected)
    let temporary = try folder.makeTemporary(for: path.name, mode: old?.mode ?? mode)
    do throws(FileError) {
      try folder.fill(temporary.file, with: bytes, mode: old?.mode, path: path.description)
      guard try folder.status(of: path.name) == old else {
        throw FileError(.changedMeanwhile, operation: "replace", path: path.description)
      }
      try folder.rename(temporary.name, to: path.name, replacing: old != nil)
    } catch {
      try? layer.unlink(temporary.name, in: folder.handle.descriptor)
      throw error
    }
    try folder.synchronize()
  }

  /// Removes a file, and waits until its folder is on the disk.
  ///
  /// - Throws: `.changedMeanwhile` where the file is not `expected`.
  package func remove(
    _ path: RelativePath,
    expecting expected: ExpectedContent
  ) throws(FileError) {
    let folder = try open(path.parent)
    _ = try folder.check(path.name, is: expected)
    do {
      try layer.unlink(path.name, in: folder.handle.descriptor)
    } catch {
      throw FileError(error, operation: "unlinkat", path: path.description)
    }
    try folder.synchronize()
  }

  /// Renames a file within the root; never over another one.
  ///
  /// - Throws: `.changedMeanwhile` where the file is not `expected`.
  package func move(
    _ path: RelativePath,
    to newPath: RelativePath,
    expecting expected: ExpectedContent
  ) throws(FileError) {
    let source = try open(path.parent)
    _ = try source.check(path.name, is: expected)
    let target = try open(newPath.parent, creating: true)
    do {
      try layer.rename(
        path.name,
        in: source.handle.descriptor,
        to: newPath.name,
        in: target.handle.descriptor,
        replacing: false
      )
    } catch {
      throw FileError(error, operation: "rename", path: newPath.description)
    }
    try target.synchronize()
    try source.synchronize()
  }
}

/// A temporary file and its name.
private struct TemporaryFile: ~Copyable {
  let name: String
  let file: OpenFile
}

extension OpenFolder {
  /// Compares a file with what is expected, and tells what it is; nil where there is none.
  fileprivate borrowing func check(
    _ name: String,
    is expected: ExpectedContent
  ) throws(FileError) -> FileStatus? {
    guard let status = try status(of: name) else {
      if case .bytes = expected { throw changed(name) }
      return nil
    }
    switch status.kind {
    case .regular: break
    case .symbolicLink:
      throw FileError(.symbolicLink, operation: "fstatat", path: joined(name))
    default:
      throw FileError(.notARegularFile(status.kind), operation: "fstatat", path: joined(name))
    }
    switch expected {
    case .absent: throw changed(name)
    case .anything: return status
    case .bytes(let bytes):
      guard status.size == bytes.count else { throw changed(name) }
      let current: (bytes: [UInt8], status: FileStatus)
      do {
        current = try readWithStatus(name, limit: bytes.count)
      } catch {
        // It went or grew since it was looked at.
        if error.isNotFound || error.kind == .tooLarge(limit: bytes.count) { throw changed(name) }
        throw error
      }
      guard current.bytes == bytes else { throw changed(name) }
      return current.status
    }
  }

  private borrowing func changed(_ name: String) -> FileError {
    FileError(.changedMeanwhile, operation: "read", path: joined(name))
  }

  /// Makes an empty file of our own beside `name`.
  fileprivate borrowing func makeTemporary(
    for name: String,
    mode: UInt32
  ) throws(FileError) -> TemporaryFile {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    while true {
      let temporary = TemporaryName.random(for: name)
      do {
        let file = try layer.open(temporary, in: handle.descriptor, flags: flags, mode: mode)
        return TemporaryFile(name: temporary, file: OpenFile(file, layer: layer))
      } catch {
        if error != .exists { throw FileError(error, operation: "openat", path: joined(name)) }
      }
    }
  }

  fileprivate borrowing func fill(
    _ file: borrowing OpenFile,
    with bytes: [UInt8],
    mode: UInt32?,
    path: String
  ) throws(FileError) {
    var operation = "fchmod"
    do {
      if let mode { try layer.setMode(mode, of: file.descriptor) }
      operation = "write"
      var written = 0
      while written < bytes.count {
        written += try layer.write(bytes, from: written, to: file.descriptor)
      }
      operation = "fsync"
      try layer.synchronize(file.descriptor)
    } catch {
      throw FileError(error, operation: operation, path: path)
    }
  }

  fileprivate borrowing func rename(
    _ name: String,
    to newName: String,
    replacing: Bool
  ) throws(FileError) {
    let folder = handle.descriptor
    do {
      try layer.rename(name, in: folder, to: newName, in: folder, replacing: replacing)
    } catch {
      if error == .exists { throw changed(newName) }
      throw FileError(error, operation: "rename", path: joined(newName))
    }
  }

  fileprivate borrowing func synchronize() throws(FileError) {
    do {
      try layer.synchronize(handle.descriptor)
    } catch {
      throw FileError(error, operation: "fsync", path: path)
    }
  }
}
