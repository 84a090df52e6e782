// What is wrong with a command line that plans a meal.

extension Phrase {
  /// Neither a dish nor anything else is named.
  public static let nothingToSet = Self(
    es: "falta qué se planea",
    en: "what is to be planned is missing"
  )

  /// What may be named.
  public static let nothingToSetHint = Self(
    es: "un plato, --note, --leftovers, --tag o --new; o quién come: --with, --without, --guests",
    en: "a dish, --note, --leftovers, --tag or --new; or who eats: --with, --without, --guests"
  )

  /// A new dish without a tag.
  public static let newNeedsTag = Self(
    es: "un plato nuevo necesita al menos una etiqueta",
    en: "a new dish needs at least one tag"
  )

  /// How to give it one.
  public static let newNeedsTagHint = Self(
    es: "por ejemplo: --new \"Pollo al curry\" -t carne",
    en: "for example: --new \"Chicken curry\" -t carne"
  )

  /// A tag for a new dish, and no new dish.
  public static let tagWithoutNew = Self(
    es: "-t es para el plato que hace --new",
    en: "-t is for the dish that --new makes"
  )

  /// What to write where a wish is meant.
  public static let tagWithoutNewHint = Self(
    es: "para pedir cualquier plato con una etiqueta: --tag",
    en: "to wish for any dish with a tag: --tag"
  )

  /// Somebody is both added and taken away.
  public static func withAndWithout(_ person: String) -> Self {
    Self(
      es: "--with y --without nombran los dos a '\(person)'",
      en: "--with and --without both name '\(person)'"
    )
  }

  /// A dish that is made anew has a name that is taken.
  public static func dishExists(_ name: String, id: String) -> Self {
    Self(
      es: "ya hay un plato '\(name)' (\(id))",
      en: "there is a dish '\(name)' already (\(id))"
    )
  }

  /// How to plan it.
  public static let dishExistsHint = Self(
    es: "sin --new se planea el que hay",
    en: "without --new the one there is gets planned"
  )

  /// A name of nothing but blanks.
  public static let emptyName = Self(es: "el nombre está vacío", en: "the name is empty")

  /// A whole number from 0 on.
  public static let aCount = Self(es: "un número de 0 a 99", en: "a number from 0 to 99")

  /// A number of portions.
  public static let aPortionCount = Self(
    es: "un número mayor que 0, como 6 o 4.5",
    en: "a number above 0, such as 6 or 4.5"
  )
}
