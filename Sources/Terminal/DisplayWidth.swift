/// How many columns text takes on a terminal.
///
/// Measured by grapheme cluster, as current terminals draw them: a letter with its accents is one
/// column, an ideograph two, an emoji two however many scalars it is made of. Scripts whose letters
/// join, such as Arabic, count one column a letter. Control characters count none; make them
/// visible first by `VisibleText`.
package enum DisplayWidth {
  /// The columns of a text of one line.
  package static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of a character: 0, 1 or 2.
  package static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    let scalars = character.unicodeScalars
    guard let base = scalars.first else { return 0 }
    guard scalars.count > 1 else { return columns(of: base) }
    if scalars.contains(emojiSelector) && base.properties.isEmoji { return 2 }
    if scalars.contains(textSelector) && base.properties.isEmoji { return 1 }
    // A conjunct or a vowel sign widens its letter, but nothing takes more than two columns.
    return min(2, scalars.reduce(0) { $0 + columns(of: $1) })
  }

  /// U+FE0E, which asks for a character as text.
  private static let textSelector: Unicode.Scalar = "\u{fe0e}"
  /// U+FE0F, which asks for a character as a picture.
  private static let emojiSelector: Unicode.Scalar = "\u{fe0f}"

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if isRegionalIndicator(scalar) || WideScalars.contains(scalar) { return 2 }
    return isZeroWidth(scalar) ? 0 : 1
  }

  /// Whether the scalar is half of a flag; a lone half is drawn as wide as a flag.
  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{1f1e6}"..."\u{1f1ff}").contains(scalar)
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: true
    // Terminals draw a soft hyphen, since they don't break words.
    case .format: scalar != "\u{ad}"
    // The vowels and final consonants of Hangul complete the syllable before them.
    default: (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
    }
  }
}
