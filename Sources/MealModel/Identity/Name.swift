public import Wording

/// What something is called: one text, or one a language.
public struct Name: Hashable, Sendable {
  /// The texts by language tag; `nil` stands for a name that is the same in every language.
  public var texts: [String?: String]

  /// Creates a name that is the same in every language.
  public init(_ text: String) {
    texts = [nil: text]
  }

  /// Creates a name from its texts by language tag.
  public init(byLanguage texts: [String: String]) {
    self.texts = Dictionary(uniqueKeysWithValues: texts.map { (Optional($0.key), $0.value) })
  }

  /// The name for a reader of a language; another's where there is none in theirs.
  public subscript(language: Language) -> String {
    if let text = texts[nil] ?? texts[language.rawValue] { return text }
    let others = texts.sorted { ($0.key ?? "").utf8.lexicographicallyPrecedes(($1.key ?? "").utf8) }
    return texts[Language.es.rawValue] ?? texts[Language.en.rawValue] ?? others.first?.value ?? ""
  }

  /// Every text, the household's languages first, for looking something up by what it is called.
  public var all: [String] {
    texts.sorted { ($0.key ?? "").utf8.lexicographicallyPrecedes(($1.key ?? "").utf8) }.map(\.value)
  }

  /// The name as a phrase of the program's languages.
  public var phrase: Phrase {
    Phrase(es: self[.es], en: self[.en])
  }
}
