internal import CFileSupport
internal import Glibc

/// The real system calls.
package struct SystemFileLayer: FileLayer {
  /// Makes the layer; it holds no state.
  package init() {}

  package func open(
    _ name: String,
    in folder: Int32,
    flags: Int32,
    mode: UInt32
  ) throws(ErrorNumber) -> Int32 {
    try retried { unsafe openat(folder, name, flags | O_CLOEXEC, mode) }
  }

  package func status(of descriptor: Int32) throws(ErrorNumber) -> FileStatus {
    var status = stat()
    _ = try retried { unsafe fstat(descriptor, &status) }
    return FileStatus(status)
  }

  package func status(of name: String, in folder: Int32) throws(ErrorNumber) -> FileStatus {
    var status = stat()
    _ = try retried { unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) }
    return FileStatus(status)
  }

  package func read(
    _ descriptor: Int32,
    into buffer: inout [UInt8],
    at offset: Int
  ) throws(ErrorNumber) -> Int {
    try retried {
      unsafe buffer.withUnsafeMutableBytes { bytes in
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[offset...])
        return unsafe Glibc.read(descriptor, rest.baseAddress, rest.count)
      }
    }
  }

  package func write(
    _ bytes: [UInt8],
    from offset: Int,
    to descriptor: Int32
  ) throws(ErrorNumber) -> Int {
    try retried {
      unsafe bytes.withUnsafeBytes { bytes in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[offset...])
        return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
    }
  }

  package func setMode(_ mode: UInt32, of descriptor: Int32) throws(ErrorNumber) {
    _ = try retried { fchmod(descriptor, mode) }
  }

  package func synchronize(_ descriptor: Int32) throws(ErrorNumber) {
    _ = try retried { fsync(descriptor) }
  }

  package func rename(
    _ name: String,
    in folder: Int32,
    to newName: String,
    in newFolder: Int32,
    replacing: Bool
  ) throws(ErrorNumber) {
    if replacing {
      _ = try retried { unsafe renameat(folder, name, newFolder, newName) }
      return
    }
    do {
      _ = try retried { unsafe mantel_rename_exclusively(folder, name, newFolder, newName) }
    } catch {
      // File systems without the flag answer EINVAL.
      guard error.rawValue == EINVAL || error.rawValue == ENOSYS else { throw error }
      if (try? status(of: newName, in: newFolder)) != nil { throw .exists }
      _ = try retried { unsafe renameat(folder, name, newFolder, newName) }
    }
  }

  package func unlink(_ name: String, in folder: Int32) throws(ErrorNumber) {
    _ = try retried { unsafe unlinkat(folder, name, 0) }
  }

  package func makeFolder(_ name: String, in folder: Int32, mode: UInt32) throws(ErrorNumber) {
    _ = try retried { unsafe mkdirat(folder, name, mode) }
  }

  package func entries(of folder: Int32) throws(ErrorNumber) -> [FolderEntry] {
    // `fdopendir` keeps the descriptor and its position, so it gets one of its own.
    let own = try open(".", in: folder, flags: O_RDONLY | O_DIRECTORY, mode: 0)
    guard let stream = unsafe fdopendir(own) else {
      let error = ErrorNumber.last
      close(own)
      throw error
    }
    defer { unsafe closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        let error = ErrorNumber.last
        if error.rawValue != 0 { throw error }
        return entries
      }
      if let found = try unsafe self.entry(entry, in: folder) { entries.append(found) }
    }
  }

  package func close(_ descriptor: Int32) {
    _ = Glibc.close(descriptor)
  }

  /// Reads one entry; nil for `.`, `..` and a name that went meanwhile.
  @unsafe private func entry(
    _ entry: UnsafeMutablePointer<dirent>,
    in folder: Int32
  ) throws(ErrorNumber) -> FolderEntry? {
    let type = unsafe entry.pointee.d_type
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    let start = unsafe UnsafeRawPointer(entry).advanced(by: nameOffset)
      .assumingMemoryBound(to: CChar.self)
    let text = unsafe String(validatingCString: start)
    let name = unsafe text ?? String(cString: start)
    if name == "." || name == ".." { return nil }
    if let kind = FileKind(entryType: type) {
      return FolderEntry(name: name, isText: text != nil, kind: kind)
    }
    var status = stat()
    guard unsafe fstatat(folder, start, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      let error = ErrorNumber.last
      if error == .notFound { return nil }
      throw error
    }
    return FolderEntry(name: name, isText: text != nil, kind: FileKind(mode: status.st_mode))
  }
}
