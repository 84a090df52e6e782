internal import Glibc

/// An open folder whose files are read and listed without walking the path again.
package struct OpenFolder: ~Copyable {
  let handle: OpenFile
  /// The path for messages; empty for the root.
  let path: String
  let layer: any FileLayer

  init(_ handle: consuming OpenFile, path: String, layer: any FileLayer) {
    self.handle = handle
    self.path = path
    self.layer = layer
  }

  /// Lists the names in this folder in the order of their bytes.
  package borrowing func list() throws(FileError) -> [FolderEntry] {
    do {
      return try layer.entries(of: handle.descriptor).sorted { left, right in
        unsafe strcmp(left.name, right.name) < 0
      }
    } catch {
      throw FileError(error, operation: "readdir", path: path)
    }
  }

  /// Reads a whole file of at most `limit` bytes.
  ///
  /// A symbolic link, a folder, a FIFO, a socket or a device is refused without waiting for it.
  package borrowing func read(_ name: String, limit: Int = 1 << 20) throws(FileError) -> [UInt8] {
    try readWithStatus(name, limit: limit).bytes
  }

  /// Reads a file and says what it is, both from one descriptor.
  borrowing func readWithStatus(
    _ name: String,
    limit: Int
  ) throws(FileError) -> (bytes: [UInt8], status: FileStatus) {
    let file = try openRegular(name)
    let status: FileStatus
    do {
      status = try layer.status(of: file.descriptor)
    } catch {
      throw FileError(error, operation: "fstat", path: joined(name))
    }
    guard status.kind == .regular else {
      throw FileError(.notARegularFile(status.kind), operation: "openat", path: joined(name))
    }
    guard status.size <= limit else {
      throw FileError(.tooLarge(limit: limit), operation: "read", path: joined(name))
    }
    // One byte more than expected, so that one call sees the end.
    var buffer = [UInt8](repeating: 0, count: status.size + 1)
    var count = 0
    while true {
      let received: Int
      do {
        received = try layer.read(file.descriptor, into: &buffer, at: count)
      } catch {
        throw FileError(error, operation: "read", path: joined(name))
      }
      let isShort = count + received < buffer.count
      count += received
      if received == 0 || (isShort && count == status.size) { break }
      guard count <= limit else {
        throw FileError(.tooLarge(limit: limit), operation: "read", path: joined(name))
      }
      if !isShort { buffer.append(contentsOf: repeatElement(0, count: max(4096, count))) }
    }
    buffer.removeLast(buffer.count - count)
    return (buffer, status)
  }

  /// Tells what a name is; nil where nothing has it.
  package borrowing func status(of name: String) throws(FileError) -> FileStatus? {
    do {
      return try layer.status(of: name, in: handle.descriptor)
    } catch {
      if error == .notFound { return nil }
      throw FileError(error, operation: "fstatat", path: joined(name))
    }
  }

  /// The path of a name in this folder, for messages.
  borrowing func joined(_ name: String) -> String {
    path.isEmpty ? name : path + "/" + name
  }

  private borrowing func openRegular(_ name: String) throws(FileError) -> OpenFile {
    do {
      // O_NONBLOCK: opening a FIFO must not wait for its writer.
      let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
      let file = try layer.open(name, in: handle.descriptor, flags: flags, mode: 0)
      return OpenFile(file, layer: layer)
    } catch {
      switch error {
      case .linkRefused:
        throw FileError(.symbolicLink, operation: "openat", path: joined(name))
      case .noDevice:
        let kind = try status(of: name)?.kind ?? .socket
        throw FileError(.notARegularFile(kind), operation: "openat", path: joined(name))
      default:
        throw FileError(error, operation: "openat", path: joined(name))
      }
    }
  }

  /// Opens a folder in this one, making it first where `creating` asks for it.
  borrowing func openFolder(_ name: String, creating: Bool) throws(FileError) -> OpenFolder {
    do {
      return try openExisting(name)
    } catch {
      guard creating, error.isNotFound else { throw error }
    }
    do {
      try layer.makeFolder(name, in: handle.descriptor, mode: 0o777)
      try layer.synchronize(handle.descriptor)
    } catch {
      // Another process may have made it in between.
      if error != .exists { throw FileError(error, operation: "mkdirat", path: joined(name)) }
    }
    return try openExisting(name)
  }

  private borrowing func openExisting(_ name: String) throws(FileError) -> OpenFolder {
    do {
      let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
      let folder = try layer.open(name, in: handle.descriptor, flags: flags, mode: 0)
      return OpenFolder(OpenFile(folder, layer: layer), path: joined(name), layer: layer)
    } catch {
      // The kernel says ENOTDIR of a link to a folder as well.
      if error == .notAFolder || error == .linkRefused,
        try status(of: name)?.kind == .symbolicLink
      {
        throw FileError(.symbolicLink, operation: "openat", path: joined(name))
      }
      throw FileError(error, operation: "openat", path: joined(name))
    }
  }
}
