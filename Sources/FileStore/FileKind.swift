internal import Glibc

/// What a name in a folder stands for.
package enum FileKind: Hashable, Sendable {
  /// A file with content.
  case regular
  /// A folder.
  case folder
  /// A symbolic link, wherever it leads.
  case symbolicLink
  /// A named pipe.
  case fifo
  /// A socket.
  case socket
  /// A device, of characters or of blocks.
  case device
  /// What the system has no common name for.
  case other

  init(mode: UInt32) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      case S_IFIFO: .fifo
      case S_IFSOCK: .socket
      case S_IFCHR, S_IFBLK: .device
      default: .other
      }
  }

  /// The kind in a folder's own entry; nil where the file system does not keep it there.
  init?(entryType: UInt8) {
    switch Int(entryType) {
    case Int(DT_REG): self = .regular
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .symbolicLink
    case Int(DT_FIFO): self = .fifo
    case Int(DT_SOCK): self = .socket
    case Int(DT_CHR), Int(DT_BLK): self = .device
    default: return nil
    }
  }
}

/// The facts about a file that `fstat` tells and this target uses.
package struct FileStatus: Hashable, Sendable {
  /// What it is.
  package let kind: FileKind
  /// The permission bits.
  package let mode: UInt32
  /// The number of bytes.
  package let size: Int
  /// The file system that it is on.
  package let device: UInt64
  /// Its number on that file system.
  package let inode: UInt64
  /// The time of the last change of the content, in nanoseconds since 1970.
  package let modified: Int64

  init(_ status: stat) {
    kind = FileKind(mode: status.st_mode)
    mode = status.st_mode & 0o7777
    size = Int(status.st_size)
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }
}

/// One name in a folder.
package struct FolderEntry: Hashable, Sendable {
  /// The name; bytes that are not UTF-8 appear as U+FFFD.
  package let name: String
  /// Whether the name on disk is UTF-8, so that `name` opens it.
  package let isText: Bool
  /// What it stands for.
  package let kind: FileKind
}
