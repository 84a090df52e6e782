/// Makes text from others safe to print: it can neither drive the terminal nor pass for other text.
///
/// A newline becomes `⏎`, a tab `⇥`, and any other character that isn't drawn becomes its number, as
/// in `\u{1b}`: control characters, bidirectional controls, separators of lines, zero-width, tag
/// and filler characters. Characters that belong to an emoji stay. The result is one line.
package enum VisibleText {
  /// How many combining marks a letter keeps; further ones become their numbers.
  ///
  /// Written languages use up to four; hundreds paint over the lines around.
  private static let markLimit = 10

  /// The text with everything that isn't drawn made visible.
  package static func sanitized(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var marks = 0
    for (index, scalar) in scalars.enumerated() {
      marks = isMark(scalar) ? marks + 1 : 0
      if marks > markLimit || (isUndrawn(scalar) && !isPartOfEmoji(index, of: scalars)) {
        result.append(contentsOf: visible(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "⏎"
    case "\t": "⇥"
    default: "\\u{" + String(scalar.value, radix: 16) + "}"
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  private static func isUndrawn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a joiner stands between two pictures, or a variation selector after one.
  private static func isPartOfEmoji(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0 else { return false }
    let previous = scalars[index - 1]
    switch scalars[index] {
    case "\u{fe0e}", "\u{fe0f}":
      return previous.properties.isEmoji
    case "\u{200d}":
      guard index + 1 < scalars.count else { return false }
      return isPicture(previous) && isPicture(scalars[index + 1])
    default:
      return false
    }
  }

  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    // Digits are emoji too: they make keycaps.
    scalar == "\u{fe0f}" || (scalar.properties.isEmoji && !scalar.isASCII)
  }
}
