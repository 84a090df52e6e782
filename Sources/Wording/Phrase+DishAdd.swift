// What `dish add` asks and says.

extension Phrase {
  /// The question for a dish's tags.
  public static func whichTags(_ tags: [String]) -> Self {
    let tags = tags.joined(separator: ", ")
    return Self(es: "Etiquetas, por comas (\(tags))", en: "Tags, by commas (\(tags))")
  }
  /// The question for a dish's minutes.
  public static let howManyMinutes = Self(
    es: "Minutos (nada si no se sabe)",
    en: "Minutes (nothing where not known)"
  )
  /// A dish without a tag.
  public static func dishNeedsTag(_ name: String) -> Self {
    Self(
      es: "a '\(name)' le falta una etiqueta: -t ETIQUETA",
      en: "'\(name)' needs a tag: -t TAG"
    )
  }
  /// The tags that there are.
  public static func tagsAre(_ tags: [String]) -> Self {
    guard !tags.isEmpty else {
      return Self(
        es: "aún no hay ninguna; añade una con 'mantel tag add'",
        en: "there are none yet; add one with 'mantel tag add'"
      )
    }
    let list = tags.joined(separator: ", ")
    return Self(es: "hay \(list)", en: "there are \(list)")
  }
  /// The amount of an ingredient of which none was given.
  public static let toTaste = Self(es: "al gusto", en: "to taste")
}
