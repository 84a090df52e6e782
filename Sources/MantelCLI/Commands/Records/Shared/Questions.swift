internal import Terminal
internal import Wording

/// Asks the person at the terminal for what the command line didn't say.
struct Questions {
  let context: CommandContext

  /// Whether anyone can be asked.
  var canAsk: Bool { context.prompt.isInteractive && !context.prompt.assumesYes }

  /// The answer to a question; `nil` where it was left empty or the input ended.
  func ask(_ question: Phrase) throws -> String? {
    try context.output.error.write(context.text(question) + ": ")
    let answer = try context.prompt.readLine()?.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return answer?.isEmpty == false ? answer : nil
  }
}
