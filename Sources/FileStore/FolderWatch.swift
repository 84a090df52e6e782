internal import Glibc

/// Tells what changes in folders, as the kernel reports it: nothing is asked again and again.
///
/// Folders are watched, not files, so that an editor's way of saving (a new file renamed over the
/// old one) is seen, thousands of files cost nothing, and nobody is kept from writing. The
/// corresponding C functions are those of `inotify`.
package struct FolderWatch: ~Copyable {
  /// What a wait came to.
  package enum Outcome: Hashable, Sendable {
    /// These paths were written, renamed, made or removed; folders among them.
    case changed(Set<String>)
    /// So much changed that the kernel lost count.
    case overflowed
    /// The time is over and nothing changed.
    case quiet
    /// Who reads this process's output is gone.
    case readerGone
  }

  private let descriptor: Int32
  private var folders: [Int32: String] = [:]

  /// Starts watching nothing yet.
  ///
  /// - Throws: where the user watches too much already.
  package init() throws(FileError) {
    do {
      descriptor = try retried { inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)) }
    } catch {
      throw FileError(error, operation: "inotify_init1", path: "")
    }
  }

  deinit { _ = close(descriptor) }

  /// Watches a folder, not those in it; one that is watched already stays so.
  ///
  /// - Parameters:
  ///   - path: Where it lies; a link isn't followed.
  ///   - name: What its files' paths begin with; empty for nothing.
  /// - Throws: where it can't be watched; a folder that isn't there is passed over.
  package mutating func watch(_ path: String, as name: String) throws(FileError) {
    let events =
      IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_ATTRIB
    let mask = UInt32(events) | UInt32(IN_ONLYDIR) | UInt32(IN_DONT_FOLLOW)
    do {
      let watch = try retried { unsafe inotify_add_watch(descriptor, path, mask) }
      folders[watch] = name
    } catch {
      if error == .notFound || error == .notAFolder || error == .accessDenied { return }
      throw FileError(error, operation: "inotify_add_watch", path: path)
    }
  }

  /// Waits for a change.
  ///
  /// - Parameters:
  ///   - milliseconds: How long to wait; `nil` is for ever.
  ///   - output: A descriptor whose reader may go; -1 for none.
  /// - Returns: What happened.
  package mutating func wait(milliseconds: Int32?, output: Int32 = -1) -> Outcome {
    var polled = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output, events: 0, revents: 0),
    ]
    while true {
      let count = unsafe poll(&polled, nfds_t(polled.count), milliseconds ?? -1)
      if count < 0, errno == EINTR { continue }
      if polled[1].revents != 0 { return .readerGone }
      return count > 0 ? read() : .quiet
    }
  }

  private mutating func read() -> Outcome {
    var paths: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      var offset = 0
      while offset + Self.headSize <= count {
        let (watch, mask) = (Self.word(buffer, offset), Self.word(buffer, offset + 4))
        let length = Int(Self.word(buffer, offset + 12))
        if mask & UInt32(IN_Q_OVERFLOW) != 0 { return .overflowed }
        let name = buffer[(offset + Self.headSize)..<(offset + Self.headSize + length)]
        let text = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        if let folder = folders[Int32(bitPattern: watch)] {
          paths.insert([folder, text].filter { !$0.isEmpty }.joined(separator: "/"))
        }
        if mask & UInt32(IN_IGNORED) != 0 { folders[Int32(bitPattern: watch)] = nil }
        offset += Self.headSize + length
      }
    }
    return .changed(paths)
  }

  /// The bytes of an event before its name.
  private static let headSize = 16

  private static func word(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    }
  }
}
