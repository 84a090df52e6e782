public import MealModel

extension SuspectedWords {
  /// What an ingredient's name lets one suspect that it contains, implied substances included.
  ///
  /// A suspicion is no knowledge, and its absence no clearance.
  ///
  /// - Parameter key: The ingredient's id.
  /// - Returns: What it could contain; empty where its name says nothing.
  public static func substances(in key: String) -> Set<Substance> {
    let words = key.split(separator: "-").map(String.init)
    var found: Set<Substance> = []
    var denied: Set<Substance> = []
    var position = 0
    while position < words.count {
      let length = longest(in: words, at: position) { entry, isDenial in
        if isDenial { denied.formUnion(entry) } else { found.formUnion(entry) }
      }
      position += max(1, length)
    }
    return Substance.withImplied(found.subtracting(denied))
  }

  /// Hands over the longest entry that begins at a word, and returns how many words it takes.
  private static func longest(
    in words: [String],
    at start: Int,
    found: (Set<Substance>, _ isDenial: Bool) -> Void
  ) -> Int {
    for length in stride(from: min(longestEntry, words.count - start), through: 1, by: -1) {
      let phrase = words[start..<start + length].joined(separator: "-")
      if let entry = denials[phrase] {
        found(entry, true)
        return length
      }
      for form in singulars(of: phrase) {
        if let entry = entries[form] {
          found(entry, false)
          return length
        }
      }
    }
    return 0
  }

  private static func singulars(of word: String) -> [String] {
    var forms = [word]
    if word.hasSuffix("s") { forms.append(String(word.dropLast())) }
    if word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
    if word.hasSuffix("ies") { forms.append(word.dropLast(3) + "y") }
    // "nueces" is the plural of "nuez".
    if word.hasSuffix("ces") { forms.append(word.dropLast(3) + "z") }
    return forms
  }

  private static let longestEntry = 4
}
