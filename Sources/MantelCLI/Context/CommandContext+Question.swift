internal import Terminal
internal import Wording

extension CommandContext {
  /// Asks a question, with its answers and a space at its end, on standard error.
  ///
  /// - Returns: The answer without white space round it; `nil` where there is none any more.
  func answer(to question: Phrase) throws -> String? {
    try output.ask(StyledText(text(question), .bold))
    return try prompt.readLine()?.trimmed
  }

  /// Asks whether to go on; without anyone to ask the answer is yes, and so is an empty one.
  func agrees(to question: Phrase) throws -> Bool {
    guard prompt.isInteractive, !prompt.assumesYes else { return true }
    while let answer = try answer(to: question) {
      if answer.isEmpty { return true }
      if let isYes = Self.isYes(answer) { return isYes }
    }
    // An end of input answers nothing, and nothing is no.
    return false
  }

  /// Asks a question whose answer is no unless someone says yes.
  ///
  /// - Returns: The answer; `true` without asking where `--yes` was given, `nil` where there is
  ///   nobody to ask.
  func confirm(_ question: Phrase) throws -> Bool? {
    if prompt.assumesYes { return true }
    guard prompt.isInteractive else { return nil }
    return Self.isYes(try answer(to: question) ?? "") ?? false
  }

  private static func isYes(_ answer: String) -> Bool? {
    switch answer.lowercased().filter({ !$0.isWhitespace }) {
    case "y", "yes", "s", "si", "sí": true
    case "n", "no": false
    default: nil
    }
  }
}

extension Output {
  /// Shows a question on standard error; the answer is typed behind it.
  func ask(_ question: StyledText) throws(OutputError) {
    try error.write(question.sanitized.rendered(errorDepth))
  }

  /// Shows what a question is about, on standard error.
  func show(_ lines: [String]) throws(OutputError) {
    for line in lines { try complain(StyledText(line)) }
  }
}
