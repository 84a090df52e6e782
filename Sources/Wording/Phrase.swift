/// A language in which mantel speaks to its users.
public enum Language: String, CaseIterable, Sendable {
  /// Spanish.
  case es
  /// English.
  case en
}

/// A text for the user in every language.
///
/// The catalogue is made of functions that return phrases. Both languages are arguments of the
/// one initialiser, so a missing translation doesn't compile.
public struct Phrase: Hashable, Sendable {
  /// The Spanish text.
  public let es: String
  /// The English text.
  public let en: String

  /// Creates a phrase from its translations.
  public init(es: String, en: String) {
    self.es = es
    self.en = en
  }

  /// Creates a phrase that reads the same in every language, such as a file's path.
  public init(verbatim text: String) {
    self.init(es: text, en: text)
  }

  /// The text in one language.
  public subscript(language: Language) -> String {
    switch language {
    case .es: es
    case .en: en
    }
  }
}

extension Phrase {
  /// The phrases one after the other, with the same separator in every language.
  public static func joined(_ phrases: [Self], separator: String = " ") -> Self {
    Self(
      es: phrases.map(\.es).joined(separator: separator),
      en: phrases.map(\.en).joined(separator: separator)
    )
  }
}
