internal import MealModel
internal import Wording

/// Text of a user's as it may stand in a message: on one line, without what drives a terminal,
/// and not endless.
enum OneLine {
  /// How many characters of a text are shown.
  static let width = 60

  /// The text cleaned; cut, with an ellipsis, where it is longer than so many characters.
  static func text(_ text: String, width: Int = Self.width) -> String {
    var line = ""
    var isSpaced = false
    var count = 0
    // A character may be made of any number of scalars: they are bounded too.
    for scalar in text.unicodeScalars.prefix(64 * width) {
      if scalar.properties.isWhitespace || isControl(scalar) {
        isSpaced = isSpaced || scalar.properties.isWhitespace
        continue
      }
      if isSpaced, !line.isEmpty { line.unicodeScalars.append(" ") }
      isSpaced = false
      line.unicodeScalars.append(scalar)
      count += 1
      if count > 8 * width { break }
    }
    return cut(line, width: width)
  }

  /// The text up to so many characters, the last an ellipsis where it is longer.
  static func cut(_ text: String, width: Int) -> String {
    var kept = String(text.prefix(width))
    let isCut = kept.unicodeScalars.count > 4 * width || kept.utf8.count < text.utf8.count
    guard isCut else { return text }
    kept = String(String(kept.dropLast()).unicodeScalars.prefix(4 * width))
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  /// A phrase, cleaned in every language.
  static func phrase(_ phrase: Phrase) -> Phrase {
    Phrase(es: text(phrase.es), en: text(phrase.en))
  }

  /// A name; the id where nothing of it can be seen.
  static func name(_ name: Name, id: String) -> Phrase {
    let clean = phrase(name.phrase)
    return Phrase(
      es: clean.es.isEmpty ? text(id) : clean.es,
      en: clean.en.isEmpty ? text(id) : clean.en
    )
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Of the format characters only the joiners are part of words and emoji; the tags in a
    // flag's emoji are too.
    case 0x200C, 0x200D, 0xE0020...0xE007F: false
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}
