/// A question to be answered by yes or no.
package struct YesNoQuestion: Sendable {
  private let text: String
  private let yes: [String]
  private let no: [String]
  private let defaultAnswer: Bool?

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - text: The question with all that is to be shown, such as `¿Seguimos? [S/n] `.
  ///   - yes: The answers that mean yes, in any case: `["s", "sí", "si"]`.
  ///   - no: The answers that mean no, in any case.
  ///   - defaultAnswer: What an empty answer means; nil to ask again.
  package init(_ text: String, yes: [String], no: [String], defaultAnswer: Bool? = nil) {
    self.text = text
    self.yes = yes
    self.no = no
    self.defaultAnswer = defaultAnswer
  }

  /// Asks until an answer is understood.
  ///
  /// - Parameters:
  ///   - reader: Where answers come from.
  ///   - sink: Where the question is shown.
  /// - Returns: The answer, or nil when the input ends without one.
  /// - Throws: `OutputError` or `InputError` when the question can't be shown or the answer read.
  package func ask(_ reader: inout LineReader, _ sink: some OutputSink) throws -> Bool? {
    while true {
      try sink.write(text)
      guard let line = try reader.next() else { return nil }
      let words = line.lowercased().split { $0.isWhitespace }
      let answer = words.joined(separator: " ")
      if answer.isEmpty, let defaultAnswer { return defaultAnswer }
      if yes.contains(answer) { return true }
      if no.contains(answer) { return false }
    }
  }
}
