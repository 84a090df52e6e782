internal import CLibgit2
internal import Glibc

/// Files of a work tree, reached without following a symbolic link.
struct WorkTree {
  /// What stands at a path of the work tree.
  enum Found {
    case nothing
    case file([UInt8], stat)
    /// A folder, a link, a FIFO, or a file that cannot be read.
    case other
  }

  /// The work tree's path, with a slash at the end.
  let root: String

  /// Reads a file of at most `limit` bytes; a larger one counts as unreadable.
  func read(_ path: String, limit: Int) -> Found {
    var folder = unsafe open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return .other }
    defer { close(folder) }
    var names = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard let last = names.popLast() else { return .other }
    for name in names {
      let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
      let inner = unsafe openat(folder, name, flags)
      guard inner >= 0 else { return errno == ENOENT ? .nothing : .other }
      close(folder)
      folder = inner
    }
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let file = unsafe openat(folder, last, flags)
    guard file >= 0 else { return errno == ENOENT ? .nothing : .other }
    defer { close(file) }
    return Self.content(of: file, limit: limit)
  }

  /// Reads the beginning of a small file by its whole path; nil where there is none.
  static func contentOfSmallFile(_ path: String) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard case .file(let bytes, _) = content(of: file, limit: 1 << 20) else { return nil }
    return bytes
  }

  /// Waits until a file or a folder is on the disk.
  static func synchronize(_ path: String) throws(GitError) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    guard file >= 0, fsync(file) == 0 else {
      let reason = unsafe String(cString: strerror(errno))
      let message = path + ": " + reason
      throw GitError(.generic, category: .system, operation: "fsync", message: message)
    }
  }

  private static func content(of file: Int32, limit: Int) -> Found {
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= limit
    else { return .other }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var count = 0
    while count < bytes.count {
      let received = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if received < 0 && errno == EINTR { continue }
      guard received >= 0 else { return .other }
      if received == 0 { break }
      count += received
    }
    guard count == Int(status.st_size) else { return .other }
    bytes.removeLast()
    return .file(bytes, status)
  }
}

extension git_index_entry {
  /// Notes when and where a file was, so that git need not read it to know it unchanged.
  mutating func note(_ status: stat) {
    unsafe ctime = git_index_time(status.st_ctim)
    unsafe mtime = git_index_time(status.st_mtim)
    unsafe dev = UInt32(truncatingIfNeeded: status.st_dev)
    unsafe ino = UInt32(truncatingIfNeeded: status.st_ino)
    unsafe uid = status.st_uid
    unsafe gid = status.st_gid
    unsafe file_size = UInt32(truncatingIfNeeded: status.st_size)
  }

  /// Whether a file is as it was when it was noted.
  func fits(_ status: stat) -> Bool {
    unsafe mtime.seconds == git_index_time(status.st_mtim).seconds
      && mtime.nanoseconds == git_index_time(status.st_mtim).nanoseconds
      && ctime.seconds == git_index_time(status.st_ctim).seconds
      && ino == UInt32(truncatingIfNeeded: status.st_ino)
      && file_size == UInt32(truncatingIfNeeded: status.st_size)
  }
}

extension git_index_time {
  init(_ time: timespec) {
    self.init(
      seconds: Int32(truncatingIfNeeded: time.tv_sec),
      nanoseconds: UInt32(truncatingIfNeeded: time.tv_nsec)
    )
  }
}
