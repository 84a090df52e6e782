internal import Terminal
internal import Wording

extension CommandContext {
  /// Asks whether to go on; without anyone to ask the answer is yes.
  ///
  /// - Parameter question: The question, with its answers and a space at its end.
  /// - Throws: `OutputError` or `InputError`.
  /// - Returns: The answer.
  func agrees(to question: Phrase) throws -> Bool {
    guard prompt.isInteractive, !prompt.assumesYes else { return true }
    while true {
      try output.error.write(VisibleText.sanitized(text(question)))
      // An end of input answers nothing, and nothing is no.
      guard let line = try prompt.readLine() else { return false }
      switch line.lowercased().filter({ !$0.isWhitespace }) {
      case "", "y", "yes", "s", "si", "sí": return true
      case "n", "no": return false
      default: continue
      }
    }
  }
}
