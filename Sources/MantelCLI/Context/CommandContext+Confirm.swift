internal import Terminal
internal import Wording

extension CommandContext {
  /// Asks a question whose answer is no unless someone says yes.
  ///
  /// - Returns: The answer; `true` without asking where `--yes` was given, `nil` where there is
  ///   nobody to ask.
  func confirm(_ question: Phrase) throws -> Bool? {
    if prompt.assumesYes { return true }
    guard prompt.isInteractive else { return nil }
    try output.ask(StyledText(text(question), .bold))
    let answer = try prompt.readLine() ?? ""
    let word = answer.lowercased().split { $0.isWhitespace }.joined()
    return ["y", "yes", "s", "si", "sí"].contains(word)
  }
}

extension Output {
  /// Shows a question on standard error; the answer is typed behind it.
  func ask(_ question: StyledText) throws(OutputError) {
    try error.write(question.sanitized.rendered(errorDepth))
  }
}
