/// A command line as it stands in bash, up to the cursor.
struct UnfinishedShellLine {
  /// The words before the one at the cursor, the program's name first, without their quotes.
  private(set) var words: [String] = []
  /// The word at the cursor, without its quotes.
  private(set) var typed = ""
  /// The quote that the word at the cursor is still in.
  private(set) var openQuote: Character?
  /// Where bash begins to replace the word at the cursor: the part of it that stays.
  private(set) var kept = ""

  /// Reads a line the way a shell parts it: blanks part words, quotes and backslashes keep.
  ///
  /// - Parameters:
  ///   - text: The line up to the cursor.
  ///   - breaks: The characters at which bash begins a new word of its own, `COMP_WORDBREAKS`.
  init(_ text: String, breaks: String) {
    var isEscaped = false
    for character in text {
      if isEscaped {
        isEscaped = false
        typed.append(character)
      } else if character == "\\", openQuote != "'" {
        isEscaped = true
      } else if let quote = openQuote {
        if character == quote { openQuote = nil } else { typed.append(character) }
      } else if character == "'" || character == "\"" {
        openQuote = character
      } else if character.isWhitespace {
        endWord()
      } else {
        typed.append(character)
        if breaks.contains(character) { kept = typed }
      }
    }
  }

  private mutating func endWord() {
    if !typed.isEmpty { words.append(typed) }
    typed = ""
    kept = ""
  }

  /// A candidate as bash puts it in the place of the word at the cursor.
  func replacement(_ candidate: String) -> String {
    let rest = candidate.hasPrefix(kept) ? String(candidate.dropFirst(kept.count)) : candidate
    guard openQuote == nil else { return rest }
    return rest.reduce(into: "") { text, character in
      if Self.special.contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  /// What a shell would read as something else than itself.
  private static let special = Set(" \t\"'\\$`!&;()<>|*?[]{}#~^")
}
