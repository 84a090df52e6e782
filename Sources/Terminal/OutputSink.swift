internal import Glibc

/// Where output goes: a descriptor in the program, memory in a test.
package protocol OutputSink: Sendable {
  /// Writes all of the bytes.
  ///
  /// - Throws: `OutputError` when not all of them could be written.
  func write(_ bytes: [UInt8]) throws(OutputError)
}

extension OutputSink {
  /// Writes all of a text in UTF-8.
  ///
  /// - Throws: `OutputError` when not all of it could be written.
  package func write(_ text: String) throws(OutputError) {
    try write(Array(text.utf8))
  }
}

/// Why output couldn't be written.
package enum OutputError: Error, Hashable, Sendable {
  /// Nobody reads the other end of the pipe any more, as after `| head`: a reason to end quietly.
  ///
  /// The program must ignore the signal `SIGPIPE`, which would end it first.
  case closedPipe
  /// The system refused, with this `errno`.
  case system(errno: Int32)
}

/// A sink that writes to a file descriptor, without a buffer.
package struct DescriptorSink: OutputSink {
  private let descriptor: Int32

  /// Creates a sink; the descriptor stays the caller's to close.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes to the standard output.
  package static let standardOutput = Self(STDOUT_FILENO)
  /// Writes to the standard error.
  package static let standardError = Self(STDERR_FILENO)

  /// Writes all of the bytes, however many calls of `write` that takes.
  ///
  /// - Throws: `OutputError` when not all of them could be written.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      // Read at once: any other call may change it.
      let error = errno
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if error == EPIPE {
        throw .closedPipe
      } else if error != EINTR {
        throw .system(errno: error)
      }
    }
  }
}
