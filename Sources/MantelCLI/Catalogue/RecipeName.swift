internal import MealModel

/// A food's name as recipes write it: `garbanzos`, `aceite oliva` and `Aceite de Oliva` mean what
/// `garbanzo` and `aceite-de-oliva` do.
///
/// Case, accents and small words don't count, nor whether a word is one or several of a thing.
/// Each word has all the singulars that its ending could have; two words are the same where they
/// share one, so `limones` is `limon` and `berries` is `berry` without a dictionary.
struct RecipeName: Hashable {
  /// For each word, itself and what it may be the plural of.
  private let words: [Set<String>]

  private static let smallWords: Set<Substring> = [
    "de", "del", "el", "la", "las", "los", "of", "the",
  ]

  /// Creates the name from a text or an id.
  init(_ text: String) {
    words = PlainWords(text).words.filter { !Self.smallWords.contains($0) }.map(Self.forms)
  }

  /// Whether it is a name of the same thing.
  func means(_ other: Self) -> Bool {
    !words.isEmpty && words.count == other.words.count
      && zip(words, other.words).allSatisfy { !$0.isDisjoint(with: $1) }
  }

  /// Whether each of its words is among the other's.
  func isPart(of other: Self) -> Bool {
    words.allSatisfy { word in other.words.contains { !$0.isDisjoint(with: word) } }
  }

  private static let endings: [(plural: String, singular: String, shortest: Int)] = [
    ("s", "", 4), ("es", "", 5), ("ces", "z", 5), ("ies", "y", 5),
  ]

  private static func forms(of word: Substring) -> Set<String> {
    var forms: Set = [String(word)]
    for ending in endings
    where word.hasSuffix(ending.plural) && word.utf8.count >= ending.shortest {
      forms.insert(word.dropLast(ending.plural.count) + ending.singular)
    }
    return forms
  }
}
