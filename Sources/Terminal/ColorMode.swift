/// When the user wants colour: the values of `--color`.
package enum ColorMode: String, CaseIterable, Sendable {
  /// On a terminal that can show it, unless `NO_COLOR` is set.
  case auto
  /// Always, through a pipe too.
  case always
  /// Never.
  case never

  /// The colours to print with.
  ///
  /// `NO_COLOR` counts when it isn't empty, as no-color.org says; a terminal without `TERM`, or
  /// whose `TERM` is `dumb`, has no colours. `always` wins over both.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output is a terminal.
  ///   - environment: The environment's variables.
  /// - Returns: How many colours may be used, none included.
  package func depth(isTerminal: Bool, environment: [String: String]) -> ColorDepth {
    let terminal = environment["TERM"] ?? ""
    let canShow = isTerminal && !terminal.isEmpty && terminal != "dumb"
    let isUnwanted = !(environment["NO_COLOR"] ?? "").isEmpty
    switch self {
    case .never: return .none
    case .auto where !canShow || isUnwanted: return .none
    case .auto, .always:
      let hasAllColors = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
      return hasAllColors ? .trueColor : .palette256
    }
  }
}

/// How many colours may be printed.
package enum ColorDepth: Sendable {
  /// No colours and no other styles: plain text.
  case none
  /// The palette of 256 colours.
  case palette256
  /// Any colour.
  case trueColor
}
