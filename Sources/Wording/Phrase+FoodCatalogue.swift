// What the commands for the built-in foods say.

extension Phrase {
  /// The heading over how many dishes name a food.
  public static let inDishesColumn = Self(es: "En platos", en: "In dishes")
  /// The heading over what there is for a food without a file.
  public static let offerColumn = Self(es: "Lo explica", en: "Explained by")
  /// The heading over a food's name in the other language.
  public static let otherNameColumn = Self(es: "En inglés", en: "In Spanish")
  /// The heading over what foods may have traces of.
  public static let tracesColumn = Self(es: "Trazas", en: "Traces")

  /// Every food has its file.
  public static let noFoodMissing = Self(
    es: "no falta ninguno: todo lo que nombran los platos tiene su archivo",
    en: "none is missing: all that the dishes name has its file"
  )
  /// A built-in food.
  public static func inCatalogue(_ id: String) -> Self {
    Self(es: "el catálogo: \(id)", en: "the catalogue: \(id)")
  }
  /// A food of the household that is called almost so.
  public static func inHousehold(_ id: String) -> Self {
    Self(es: "esta casa tiene \(id)", en: "this house has \(id)")
  }
  /// Built-in foods with a name like it.
  public static func perhaps(_ ids: [String]) -> Self {
    let list = ids.joined(separator: ", ")
    return Self(es: "¿\(list)?", en: "\(list)?")
  }
  /// How to add what the catalogue has.
  public static let addMissingHint = Self(
    es: "'mantel food add --missing' añade lo que el catálogo explica",
    en: "'mantel food add --missing' adds what the catalogue explains"
  )

  /// No built-in food is called so.
  public static func notInCatalogue(_ name: String) -> Self {
    Self(es: "el catálogo no conoce '\(name)'", en: "the catalogue doesn't know '\(name)'")
  }
  /// How to make a food that the catalogue doesn't know.
  public static func plainFoodHint(near ids: [String]) -> Self {
    let plain = Self(
      es: "con --plain se crea vacío, o di qué lleva con --contains",
      en: "--plain makes an empty one, or say what is in it with --contains"
    )
    return ids.isEmpty ? plain : joined([didYouMean(anyOf: ids), plain])
  }
  /// No built-in food fits the words.
  public static func nothingInCatalogue(near ids: [String]) -> Self {
    let none = Self(
      es: "el catálogo no tiene nada así",
      en: "there is nothing like that in the catalogue"
    )
    return ids.isEmpty ? none : joined([none, didYouMean(anyOf: ids)], separator: "; ")
  }
  /// What a packet has the last word on.
  public static func readTheLabel(_ names: [Self]) -> Self {
    let count = names.count
    let shown = joined(names.prefix(8).map(\.inQuotes), separator: ", ")
    let list = count > 8 ? joined([shown, andMore(count - 8)]) : shown
    return Self(
      es: "lee la etiqueta de \(list.es): cada marca es distinta, y lo que nadie ha mirado no se "
        + "da por seguro",
      en: "read the label of \(list.en): brands differ, and what nobody looked at doesn't count as "
        + "safe"
    )
  }
  /// Ingredients that the catalogue couldn't explain.
  public static func stillWithoutFile(_ ids: [String]) -> Self {
    let list = listed(ids)
    return Self(
      es: "siguen sin archivo \(list.es); 'mantel food missing' dice más",
      en: "still without a file: \(list.en); 'mantel food missing' says more"
    )
  }
  /// Ingredients of a new dish that no file explains.
  public static func ingredientsWithoutFile(_ count: Int) -> Self {
    Self(
      es: "\(count) ingredientes aún no tienen archivo: \(addMissingHint.es)",
      en: "\(count) ingredients have no file yet: \(addMissingHint.en)"
    )
  }
  /// A name together with `--missing`.
  public static let nameOrMissing = Self(
    es: "da un nombre, o --missing para todos los que faltan; no las dos cosas",
    en: "give a name, or --missing for all that are missing; not both"
  )
  /// Fields together with `--missing`.
  public static let noFieldsWithMissing = Self(
    es: "con --missing no se pueden dar campos: cámbialos después con 'mantel food set'",
    en: "--missing takes no fields: change them later with 'mantel food set'"
  )

  private var inQuotes: Self { Self(es: "'\(es)'", en: "'\(en)'") }
}
