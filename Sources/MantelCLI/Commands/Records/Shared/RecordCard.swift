internal import Terminal
internal import Wording

/// A record for reading: its name, then one fact a line.
struct RecordCard {
  private struct Fact {
    var label: String
    var lines: [StyledText]
  }

  private let title: StyledText
  private let language: Language
  private var facts: [Fact] = []

  /// Creates a card.
  init(name: String, id: String, language: Language) {
    title =
      StyledText(name, .bold) + (name == id ? "" : "  " + StyledText(id, .dim))
    self.language = language
  }

  /// Adds a fact of several lines, if there are any.
  mutating func add(_ label: Phrase, _ lines: [StyledText]) {
    guard !lines.isEmpty else { return }
    facts.append(Fact(label: label[language], lines: lines))
  }

  /// Adds a fact, if it is there.
  mutating func add(_ label: Phrase, _ text: String?) {
    if let text, !text.isEmpty { add(label, [StyledText(text)]) }
  }

  /// Adds a fact in words.
  mutating func add(_ label: Phrase, _ phrase: Phrase?) {
    add(label, phrase?[language])
  }

  /// Adds facts of one line with commas between.
  mutating func add(_ label: Phrase, list phrases: [Phrase]) {
    add(label, phrases.map { $0[language] }.joined(separator: ", "))
  }

  /// The card's lines, wrapped to a width.
  func lines(fitting width: Int) -> [StyledText] {
    let column = (facts.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0) + 2
    let room = max(20, width - column - 2)
    return [title]
      + facts.flatMap { fact in
        fact.lines.flatMap { $0.sanitized.wrapped(to: room) }.enumerated().map { index, line in
          let label = index == 0 ? fact.label : ""
          return "  " + StyledText(label.padded(to: column), .dim) + line
        }
      }
  }
}
