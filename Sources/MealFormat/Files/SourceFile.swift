/// A file of a household as it was found.
public struct SourceFile: Sendable {
  /// What is at the path.
  public enum Content: Sendable {
    /// A file with these bytes.
    case bytes([UInt8])
    /// Something that isn't a file.
    case notAFile(Obstacle)
    /// A file larger than so many MiB, which wasn't read.
    case tooLarge(mebibytes: Int)
    /// A file that the system doesn't let be read, and its reason.
    case unreadable(reason: String)
  }

  /// What may lie where a file is expected.
  public enum Obstacle: Sendable {
    /// A folder.
    case folder
    /// A symbolic link.
    case symbolicLink
    /// A named pipe.
    case pipe
    /// A socket.
    case socket
    /// A device.
    case device
  }

  /// The largest file that is read, in bytes.
  public static let maximumSize = 1 << 20

  /// The path, relative to the household, with `/` between its components.
  public var path: String
  /// What is there.
  public var content: Content

  /// Creates a file.
  public init(path: String, content: Content) {
    self.path = path
    self.content = content
  }
}
