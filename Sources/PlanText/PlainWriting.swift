internal import JSONDocument

/// How names and notes are written, so that they are read as the same.
///
/// What would be taken for a sign, or drive a terminal, stands in quotes as JSON has them; all
/// else stands as it is. Scalars are looked at, not characters: an accent at a text's beginning
/// would melt into the sign before it.
enum PlainWriting {
  /// Where a name stands: among courses, or in braces.
  enum Place {
    case course
    case details
  }

  /// A name, in quotes where it needs them.
  static func name(_ name: String, in place: Place) -> String {
    isPlain(name, in: place) ? name : CanonicalText.quoted(name)
  }

  /// A note between parentheses.
  static func note(_ text: String) -> String {
    let isPlain = isPlainLine(text) && isBalanced(text)
    return "(" + (isPlain ? text : CanonicalText.quoted(text)) + ")"
  }

  /// A text behind a colon, to the line's end.
  static func line(_ text: String) -> String {
    isPlainLine(text) ? text : CanonicalText.quoted(text)
  }

  /// The text of a string in quotes; `nil` where it is none.
  static func unquoted(_ text: String) -> String? {
    let tape = JSONParser.parse(Array(text.utf8))
    guard tape.isComplete, tape.problems.isEmpty else { return nil }
    return tape.root?.string
  }

  private static func isPlain(_ name: String, in place: Place) -> Bool {
    guard isPlainLine(name), !name.unicodeScalars.contains("\""), hasSingleBlanks(name) else {
      return false
    }
    switch place {
    case .details: return !name.unicodeScalars.contains { ",;{}".unicodeScalars.contains($0) }
    case .course: return isPlainCourse(name)
    }
  }

  private static func isPlainCourse(_ name: String) -> Bool {
    guard !name.unicodeScalars.contains(where: { "+(){}".unicodeScalars.contains($0) }),
      name != "-", name != "?", name.unicodeScalars.first != "="
    else { return false }
    let words = name.unicodeScalars.split(separator: " ")
    return words.allSatisfy { $0.first != "#" && !$0.elementsEqual("!".unicodeScalars) }
  }

  /// Whether no blank is doubled or another than the usual one.
  private static func hasSingleBlanks(_ text: String) -> Bool {
    var wasBlank = false
    for scalar in text.unicodeScalars {
      let isBlank = scalar.properties.isWhitespace
      if isBlank, wasBlank || scalar != " " { return false }
      wasBlank = isBlank
    }
    return true
  }

  /// Whether a text stands on a line as it is: nothing to escape, no blank at its ends.
  private static func isPlainLine(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    return first != "\"" && !first.properties.isWhitespace && !last.properties.isWhitespace
      && !text.unicodeScalars.contains(where: isEscaped)
  }

  /// Whether JSON would write a scalar as an escape; quotes and backslashes do no harm here.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\"" && scalar != "\\"
      && CanonicalText.quoted(String(scalar)).unicodeScalars.count != 3
  }

  private static func isBalanced(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
