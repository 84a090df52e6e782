internal import Glibc

/// Reads lines that a user types, or that a pipe brings.
package struct LineReader {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var hasEnded = false

  /// Creates a reader; the descriptor stays the caller's to close.
  ///
  /// The reader reads ahead, so a descriptor should have one reader only.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Reads the standard input.
  package static var standardInput: Self { Self(STDIN_FILENO) }

  /// The next line without its end (`\n` or `\r\n`), or nil when there is none.
  ///
  /// Bytes that aren't UTF-8 become U+FFFD. A last line without an end is a line.
  ///
  /// - Throws: `InputError` when the system refuses to read.
  package mutating func next() throws(InputError) -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[..<end]
        buffer.removeSubrange(...end)
        return Self.text(line)
      }
      guard !hasEnded else { break }
      try fill()
    }
    guard !buffer.isEmpty else { return nil }
    defer { buffer = [] }
    return Self.text(buffer[...])
  }

  private mutating func fill() throws(InputError) {
    var chunk = [UInt8](repeating: 0, count: 4_096)
    let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    let error = errno
    guard count >= 0 else {
      guard error == EINTR else { throw InputError(errno: error) }
      return
    }
    hasEnded = count == 0
    buffer += chunk[..<count]
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    let hasReturn = line.last == UInt8(ascii: "\r")
    return String(decoding: hasReturn ? line.dropLast() : line, as: UTF8.self)
  }
}

/// Why input couldn't be read.
package struct InputError: Error, Hashable, Sendable {
  /// The system's `errno`.
  package let errno: Int32
}
