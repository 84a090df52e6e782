internal import Glibc

/// What there is to know of a file descriptor that may be a terminal.
package enum TerminalDevice {
  /// Whether the descriptor is a terminal.
  ///
  /// The corresponding C function is `isatty`.
  package static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The columns of the terminal, at least 1.
  ///
  /// Asked of the terminal (`ioctl` with `TIOCGWINSZ`); if it doesn't say, `COLUMNS`, then 80.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor of the output.
  ///   - environment: The environment's variables.
  /// - Returns: The columns to lay text out for.
  package static func columns(of descriptor: Int32, environment: [String: String]) -> Int {
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
      return Int(size.ws_col)
    }
    guard let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 else { return 80 }
    return columns
  }
}
