internal import JSONDocument
package import Terminal

/// What a command says.
///
/// The one place where text reaches the terminal: whatever a household's files say, no control
/// character of theirs gets through.
package struct Output: Sendable {
  let standard: any OutputSink
  let error: any OutputSink
  /// Colours of standard output; none through a pipe.
  package var depth: ColorDepth
  /// Colours of standard error.
  package var errorDepth: ColorDepth
  /// Columns of the terminal, or 80.
  package var width: Int
  /// Whether standard output is a terminal.
  package var isTerminal: Bool
  /// Whether only what was asked for is said.
  package var isQuiet = false

  /// Creates an output.
  package init(
    standard: any OutputSink,
    error: any OutputSink,
    depth: ColorDepth,
    errorDepth: ColorDepth,
    width: Int,
    isTerminal: Bool
  ) {
    self.standard = standard
    self.error = error
    self.depth = depth
    self.errorDepth = errorDepth
    self.width = width
    self.isTerminal = isTerminal
  }

  /// Prints lines.
  func lines(_ lines: [StyledText]) throws(OutputError) {
    let text = lines.map { $0.sanitized.rendered(depth) + "\n" }.joined()
    if !text.isEmpty { try standard.write(text) }
  }

  /// Prints sentences: on a terminal within its columns, through a pipe each as a line.
  func prose(_ lines: [StyledText]) throws(OutputError) {
    try self.lines(lines.flatMap(fitted))
  }

  /// Prints a line.
  func line(_ line: StyledText) throws(OutputError) {
    try lines([line])
  }

  /// Prints lines of plain text.
  func text(_ text: String) throws(OutputError) {
    try lines(Self.split(text).map { StyledText($0) })
  }

  /// Prints text as it is: JSON, canonical files, what a script reads.
  ///
  /// On a terminal nothing of it does more than be seen.
  func raw(_ text: String) throws(OutputError) {
    try standard.write(isTerminal ? Self.harmless(text) : text)
  }

  /// Prints bytes as they are, for a program that reads them.
  func raw(_ bytes: [UInt8]) throws(OutputError) {
    if isTerminal {
      try raw(String(decoding: bytes, as: UTF8.self))
    } else if !bytes.isEmpty {
      try standard.write(bytes)
    }
  }

  /// A text without anything that could drive a terminal, but for its lines and columns.
  private static func harmless(_ text: String) -> String {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { VisibleText.sanitized(String($0)) }.joined(separator: "\t")
    }
    .joined(separator: "\n")
  }

  /// Prints a JSON document.
  func json(_ value: JSONValue) throws(OutputError) {
    try raw(CanonicalText.indented(value) + "\n")
  }

  /// Says something beside the result, unless it was asked to be quiet.
  func remark(_ line: StyledText) throws(OutputError) {
    if !isQuiet { try complain(line) }
  }

  /// Says something on standard error.
  func complain(_ line: StyledText) throws(OutputError) {
    try error.write(line.sanitized.rendered(errorDepth) + "\n")
  }

  /// Says sentences on standard error, as `prose` prints them.
  func complainProse(_ lines: [StyledText]) throws(OutputError) {
    for line in lines.flatMap(fitted) { try complain(line) }
  }

  private func fitted(_ line: StyledText) -> [StyledText] {
    isTerminal ? line.sanitized.hanging(in: max(width, 1)) : [line]
  }

  static func split(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension StyledText {
  /// The text without anything that could drive a terminal.
  var sanitized: StyledText {
    runs.reduce("") { $0 + StyledText(VisibleText.sanitized($1.text), $1.style) }
  }
}
