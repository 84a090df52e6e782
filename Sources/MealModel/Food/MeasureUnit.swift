/// A unit of amounts: of mass, of volume, or something that is counted, like a clove.
///
/// The table of all of them (``all``) is the only one: whatever reads or mends units asks it.
public struct MeasureUnit: Hashable, Sendable {
  /// What one of a unit measures, exactly, as a fraction.
  public enum Measure: Hashable, Sendable {
    /// So many grams.
    case grams(Int, per: Int)
    /// So many millilitres.
    case millilitres(Int, per: Int)
    /// One of a thing; what it weighs is its food's to say.
    case count
  }

  /// What it is called in files, like `tbsp`; in a food's `weights` it is the key.
  public let symbol: String
  /// What one measures.
  public let measure: Measure
  /// Its other names, abbreviations and plurals, Spanish and English, in lower case without
  /// accents.
  public let words: [String]
  /// Spellings that have one plain meaning and are mended.
  public let misspellings: [String]

  init(_ symbol: String, _ measure: Measure, _ words: String, misspelt: String = "") {
    self.symbol = symbol
    self.measure = measure
    self.words = Self.list(words)
    misspellings = Self.list(misspelt)
  }

  private static func list(_ words: String) -> [String] {
    words.split(separator: ",").map { word in String(word.drop { $0 == " " }) }
  }

  /// Whether two are the same unit.
  public static func == (left: Self, right: Self) -> Bool { left.symbol == right.symbol }

  /// Hashes the symbol.
  public func hash(into hasher: inout Hasher) { hasher.combine(symbol) }

  /// The most words that a name of a unit has.
  public static let mostWords = 3

  /// The unit that a word, or words parted by single blanks, name in any spelling of case and
  /// accents; `nil` for any other.
  public static func named(_ words: String) -> Self? {
    byWord[LatinLetters.folded(words)]
  }

  private static let byWord: [String: Self] = {
    var result: [String: Self] = [:]
    for unit in all {
      for word in [unit.symbol] + unit.words + unit.misspellings { result[word] = unit }
    }
    return result
  }()

  /// How a misspelt unit, in lower case, is written; `nil` where there is nothing to mend.
  public static func spelling(ofMisspelt word: String) -> String? {
    spellings[word]
  }

  private static let spellings: [String: String] = Dictionary(
    uniqueKeysWithValues: all.flatMap { unit in unit.misspellings.map { ($0, unit.symbol) } }
  )
}
