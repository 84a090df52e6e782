internal import MealModel
internal import Terminal
internal import Wording

/// The first questions; where nobody can be asked, their defaults.
struct SetupQuestions {
  let context: CommandContext

  private var asks: Bool { context.prompt.isInteractive && !context.prompt.assumesYes }

  private func answer(_ question: Phrase) throws -> String? {
    try context.output.error.write(context.text(question))
    return try context.prompt.readLine()?.trimmed
  }

  /// The meals that are planned.
  func meals() throws -> [Meal] {
    guard asks else { return [.lunch, .dinner] }
    while let answer = try answer(.mealsQuestion) {
      switch answer {
      case "1": return [.dinner]
      case "2": return [.lunch]
      case "", "3": return [.lunch, .dinner]
      default: continue
      }
    }
    return [.lunch, .dinner]
  }

  /// The names of those who eat.
  func people() throws -> [String] {
    guard asks, let answer = try answer(.peopleQuestion) else { return [] }
    return answer.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Whether to begin with the samples.
  func wantsSamples() throws -> Bool {
    guard asks, let answer = try answer(.samplesQuestion) else { return false }
    return !answer.lowercased().hasPrefix("n")
  }
}

extension String {
  /// The text without white space round it.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
