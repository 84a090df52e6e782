/// Text with styles: the form in which output is laid out before it becomes bytes.
///
///     let line: StyledText = "jueves " + StyledText("Paella", .bold)
///     line.rendered(.none)  // "jueves Paella"
package struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A piece of text in one style.
  package struct Run: Hashable, Sendable {
    /// The text.
    package let text: String
    /// Its style.
    package let style: Style
  }

  /// The pieces, in order; none is empty, and neighbours differ in style.
  package private(set) var runs: [Run] = []

  /// Creates a text in one style.
  package init(_ text: String, _ style: Style = .plain) {
    append(text, style)
  }

  /// Creates a plain text.
  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// The text without its styles.
  package var plain: String {
    runs.map(\.text).joined()
  }

  /// The columns that the text takes, if it is of one line.
  package var width: Int {
    runs.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
  }

  /// The text as it is sent to a terminal, or to a pipe when the depth is none.
  package func rendered(_ depth: ColorDepth) -> String {
    runs.map { $0.style.rendered($0.text, depth) }.joined()
  }

  /// One text after the other.
  package static func + (first: Self, second: Self) -> Self {
    var result = first
    for run in second.runs { result.append(run.text, run.style) }
    return result
  }

  private mutating func append(_ text: String, _ style: Style) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.style == style {
      runs[runs.count - 1] = Run(text: last.text + text, style: style)
    } else {
      runs.append(Run(text: text, style: style))
    }
  }
}

/// A character with its style: what layout moves around.
struct StyledCharacter {
  let character: Character
  let style: Style

  var width: Int { DisplayWidth.columns(of: character) }
}

extension StyledText {
  var characters: [StyledCharacter] {
    runs.flatMap { run in
      run.text.map { StyledCharacter(character: $0, style: run.style) }
    }
  }

  init(_ characters: some Sequence<StyledCharacter>) {
    for item in characters { append(String(item.character), item.style) }
  }
}
