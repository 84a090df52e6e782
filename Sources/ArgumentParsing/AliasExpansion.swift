/// Splits the text of a user's alias into words the way a shell does.
///
/// Blanks part words; single quotes keep everything, double quotes and a backslash keep what
/// follows. Nothing else that a shell does is done: no variables, no patterns, no pipes.
enum AliasExpansion {
  /// The words of an alias, or nil when a quote isn't closed or no word is there.
  static func words(of text: String) -> [String]? {
    var words: [String] = []
    // Nil between words: `''` is an empty word, a blank is none.
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" && quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open {
          quote = nil
        } else {
          word = (word ?? "") + String(character)
        }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let complete = word { words.append(complete) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil && !isEscaped else { return nil }
    if let complete = word { words.append(complete) }
    return words.isEmpty ? nil : words
  }
}
