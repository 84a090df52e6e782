/// What a kind of thing is called, with what its adjectives need to know.
public struct Noun: Hashable, Sendable {
  /// One and several of it, in Spanish.
  public let es: (one: String, other: String)
  /// One and several of it, in English.
  public let en: (one: String, other: String)
  /// Whether its Spanish adjectives are feminine.
  public let isFeminine: Bool
  /// Whether even a single one is spoken of as several: `los ajustes`.
  public let isPlural: Bool

  init(
    es: (String, String),
    en: (String, String),
    isFeminine: Bool = false,
    isPlural: Bool = false
  ) {
    self.es = es
    self.en = en
    self.isFeminine = isFeminine
    self.isPlural = isPlural
  }

  /// Compares the words.
  public static func == (left: Self, right: Self) -> Bool {
    left.es == right.es && left.en == right.en
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(es.one)
    hasher.combine(en.one)
  }

  /// The noun for one.
  public var phrase: Phrase { Phrase(es: es.one, en: en.one) }

  /// So many of it: `2 platos`.
  public func counted(_ count: Int) -> Phrase {
    Phrase(
      es: "\(count) \(count == 1 ? es.one : es.other)",
      en: "\(count) \(count == 1 ? en.one : en.other)"
    )
  }

  /// A Spanish participle or adjective, given without its ending, as the noun takes it.
  func agreeing(_ stem: String) -> String {
    stem + (isFeminine ? "a" : "o") + (isPlural ? "s" : "")
  }
}

extension Noun {
  /// A tag.
  public static let tag = Self(
    es: ("etiqueta", "etiquetas"),
    en: ("tag", "tags"),
    isFeminine: true
  )
  /// A dish.
  public static let dish = Self(es: ("plato", "platos"), en: ("dish", "dishes"))
  /// A food.
  public static let food = Self(es: ("alimento", "alimentos"), en: ("food", "foods"))
  /// A person.
  public static let person = Self(
    es: ("persona", "personas"),
    en: ("person", "people"),
    isFeminine: true
  )
  /// An objective.
  public static let objective = Self(
    es: ("objetivo", "objetivos"),
    en: ("objective", "objectives")
  )
  /// A template.
  public static let template = Self(
    es: ("plantilla", "plantillas"),
    en: ("template", "templates"),
    isFeminine: true
  )
  /// A week.
  public static let week = Self(es: ("semana", "semanas"), en: ("week", "weeks"), isFeminine: true)
  /// A slot of a week.
  public static let slot = Self(es: ("hueco", "huecos"), en: ("slot", "slots"))
  /// The household's settings.
  public static let settings = Self(
    es: ("ajustes", "ajustes"),
    en: ("settings", "settings"),
    isPlural: true
  )
  /// What is in the house.
  public static let pantry = Self(
    es: ("despensa", "despensas"),
    en: ("pantry", "pantries"),
    isFeminine: true
  )
  /// What someone ticked and added of a shopping list.
  public static let shopping = Self(
    es: ("compra", "compras"),
    en: ("shopping list", "shopping lists"),
    isFeminine: true
  )
  /// A day's diary.
  public static let diary = Self(es: ("diario", "diarios"), en: ("diary", "diaries"))
  /// A day's readings from Whoop.
  public static let whoop = Self(
    es: ("lecturas de Whoop", "días de lecturas de Whoop"),
    en: ("Whoop readings", "days of Whoop readings"),
    isFeminine: true,
    isPlural: true
  )
  /// A day's readings from Apple Health.
  public static let appleHealth = Self(
    es: ("lecturas de Apple Health", "días de lecturas de Apple Health"),
    en: ("Apple Health readings", "days of Apple Health readings"),
    isFeminine: true,
    isPlural: true
  )
  /// A day's conversation with the coach.
  public static let coach = Self(
    es: ("conversación", "conversaciones"),
    en: ("conversation", "conversations"),
    isFeminine: true
  )
  /// A file.
  public static let file = Self(es: ("archivo", "archivos"), en: ("file", "files"))
  /// A change.
  public static let change = Self(es: ("cambio", "cambios"), en: ("change", "changes"))
}
