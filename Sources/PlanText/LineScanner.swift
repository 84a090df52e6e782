/// Takes the rest of a line apart into words and signs.
struct LineScanner {
  enum Token {
    case word(String)
    /// A word in quotes, which stands for itself.
    case quoted(String)
    case plus(isAttached: Bool)
    /// `=` before a course.
    case leftovers
    /// `#` before a word.
    case tag
    /// `!` by itself.
    case lock
    /// What stands in parentheses; `nil` for nothing.
    case note(String?)
    /// What stands in braces.
    case details(String)
    /// A bracket that nothing closes; the rest of the line is lost.
    case unclosed(String)

    var isQuoted: Bool { if case .quoted = self { true } else { false } }
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The next token; `nil` at the line's end.
  mutating func next(isCourseBegun: Bool) -> Token? {
    let start = index
    skipBlanks()
    guard let scalar = scalar(at: index) else { return nil }
    switch scalar {
    case "+": return plus(isBehindBlank: index > start || index == 0)
    case "(": return note()
    case "{": return details()
    case "#" where hasWord(at: index + 1):
      index += 1
      return .tag
    case "=" where !isCourseBegun:
      index += 1
      return .leftovers
    case "\"": return quoted(from: index).map(Token.quoted) ?? word()
    default: return word()
    }
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    index < scalars.count ? scalars[index] : nil
  }

  private func hasWord(at index: Int) -> Bool {
    scalar(at: index).map { !$0.properties.isWhitespace && !Self.ends.contains($0) } ?? false
  }

  private mutating func skipBlanks() {
    while scalar(at: index)?.properties.isWhitespace == true { index += 1 }
  }

  /// What a word ends before.
  private static let ends: [Unicode.Scalar] = ["+", "(", "{"]

  private mutating func word() -> Token {
    let start = index
    repeat { index += 1 } while hasWord(at: index)
    let text = Self.text(scalars[start..<index])
    return text == "!" ? .lock : .word(text)
  }

  private mutating func plus(isBehindBlank: Bool) -> Token {
    index += 1
    return .plus(isAttached: isBehindBlank && hasWord(at: index))
  }

  /// The text of a string in quotes, the index behind it; `nil` where it has no end.
  private mutating func quoted(from start: Int) -> String? {
    guard let end = Self.endOfString(in: scalars, from: start),
      let text = PlainWriting.unquoted(Self.text(scalars[start..<end]))
    else { return nil }
    index = end
    return text
  }

  private mutating func note() -> Token {
    index += 1
    let start = index
    if scalar(at: start) == "\"", let text = quoted(from: start) {
      skipBlanks()
      if scalar(at: index) == ")" {
        index += 1
        return .note(text)
      }
      index = start
    }
    var depth = 1
    while let scalar = scalar(at: index) {
      index += 1
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      if depth == 0 {
        let text = Self.trimmed(scalars[start..<(index - 1)])
        return .note(text.isEmpty ? nil : text)
      }
    }
    return .unclosed("(")
  }

  private mutating func details() -> Token {
    index += 1
    let start = index
    while let scalar = scalar(at: index) {
      if scalar == "\"", let end = Self.endOfString(in: scalars, from: index) {
        index = end
        continue
      }
      index += 1
      if scalar == "}" { return .details(Self.text(scalars[start..<(index - 1)])) }
    }
    return .unclosed("{")
  }

  /// The index behind a string in quotes that begins at another.
  static func endOfString(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var index = start + 1
    while index < scalars.count {
      if scalars[index] == "\"" { return index + 1 }
      index += scalars[index] == "\\" ? 2 : 1
    }
    return nil
  }

  static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// A text without blanks at its ends.
  static func trimmed(_ scalars: some BidirectionalCollection<Unicode.Scalar>) -> String {
    let start = scalars.drop { $0.properties.isWhitespace }
    let end = start.reversed().drop { $0.properties.isWhitespace }
    return text(end.reversed())
  }
}
