/// What is said of an id that names nothing.
extension Phrase {
  /// No such tag.
  public static func unknownTag(_ text: String) -> Phrase {
    Phrase(es: "no hay ninguna etiqueta '\(text)'", en: "no tag '\(text)'")
  }
  /// No such dish.
  public static func unknownDish(_ text: String) -> Phrase {
    Phrase(es: "no hay ningún plato '\(text)'", en: "no dish '\(text)'")
  }
  /// No such food.
  public static func unknownFood(_ text: String) -> Phrase {
    Phrase(es: "no hay ningún alimento '\(text)'", en: "no food '\(text)'")
  }
  /// A food that no file explains.
  public static func foodWithoutFile(_ text: String) -> Phrase {
    Phrase(
      es: "ningún archivo dice qué contiene '\(text)'",
      en: "no file says what '\(text)' contains"
    )
  }
  /// How to explain it.
  public static func foodWithoutFileHint(_ text: String) -> Phrase {
    Phrase(
      es: "créalo con 'mantel food add \(text)'; hasta entonces no se puede dar por seguro",
      en: "make it with 'mantel food add \(text)'; until then nothing with it is safe"
    )
  }
  /// No such person.
  public static func unknownPerson(_ text: String) -> Phrase {
    Phrase(es: "no hay nadie llamado '\(text)'", en: "nobody called '\(text)'")
  }
  /// No such objective.
  public static func unknownObjective(_ text: String) -> Phrase {
    Phrase(
      es: "el objetivo '\(text)' no está aquí; quizá esté en la parte privada de otro dispositivo",
      en: "the objective '\(text)' isn't here; it may be in another device's private part"
    )
  }
  /// No such template.
  public static func unknownTemplate(_ text: String) -> Phrase {
    Phrase(es: "no hay ninguna plantilla '\(text)'", en: "no template '\(text)'")
  }
  /// A name where an id belongs.
  public static func nameForID(_ name: String, id: String) -> Phrase {
    Phrase(
      es: "'\(name)' es el nombre; aquí va el id '\(id)'",
      en: "'\(name)' is the name; the id '\(id)' belongs here"
    )
  }
  /// An allergy that is neither a substance nor a food.
  public static func unknownAllergy(_ text: String) -> Phrase {
    Phrase(
      es: "'\(text)' no es ni una palabra del vocabulario ni un alimento de la casa",
      en: "'\(text)' is neither a word of the vocabulary nor a food of the household"
    )
  }
  /// How to make it one.
  public static func unknownAllergyHint(_ text: String) -> Phrase {
    Phrase(
      es: "para evitar un alimento hace falta su archivo: 'mantel food add \(text)'",
      en: "to avoid a food it needs its file: 'mantel food add \(text)'"
    )
  }
}
