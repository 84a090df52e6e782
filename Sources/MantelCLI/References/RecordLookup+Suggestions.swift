internal import Wording

extension RecordLookup {
  /// The most records that are suggested.
  private static var limit: Int { 3 }
  /// The most letters of a name that are compared with others: that is quadratic.
  private static var comparedLetters: Int { 64 }

  /// Which records may have been meant: those whose name is a letter or two away; else those that
  /// the text finds once its misspelt words are put right; else those that share most words.
  func suggestions(for wanted: PlainWords) -> [RecordCandidate] {
    // A letter away from one or two letters is anything.
    guard 3...Self.comparedLetters ~= wanted.text.utf8.count else { return [] }
    let near = Set(Spelling.near(wanted.text, among: comparedKeys))
    if !near.isEmpty { return offered { $0.keys.contains { near.contains($0.text) } } }
    let corrected = corrected(wanted)
    let words = corrected.words
    if corrected != wanted {
      let found = offered { $0.keys.contains { $0.contains(beginningsOf: words) } }
      if !found.isEmpty { return found }
    }
    return sharing(words.filter { $0.utf8.count >= 4 })
  }

  private var comparedKeys: some Sequence<String> {
    entries.lazy.flatMap(\.keys).map(\.text).filter { $0.utf8.count <= Self.comparedLetters + 2 }
  }

  /// The words, each that begins none of the records' words replaced by the nearest of them.
  private func corrected(_ wanted: PlainWords) -> PlainWords {
    let vocabulary = Set(comparedKeys.flatMap { $0.split(separator: " ") })
    let words = wanted.words.map { word in
      guard !vocabulary.contains(where: { $0.utf8.starts(with: word.utf8) }),
        word.utf8.count >= 3
      else { return String(word) }
      return Spelling.near(String(word), among: vocabulary.lazy.map(String.init)).first
        ?? String(word)
    }
    return PlainWords(words.joined(separator: " "))
  }

  private func sharing(_ words: [Substring]) -> [RecordCandidate] {
    guard !words.isEmpty else { return [] }
    let counts = entries.map { entry in
      words.count { word in entry.keys.contains { $0.contains([word]) } }
    }
    guard let most = counts.max(), most > 0 else { return [] }
    let best = zip(entries, counts).filter { $0.1 == most }.map(\.0)
    return Array(Self.listed(best).prefix(Self.limit))
  }

  private func offered(_ isMeant: (Entry) -> Bool) -> [RecordCandidate] {
    Array(Self.listed(entries.filter(isMeant)).prefix(Self.limit))
  }
}
