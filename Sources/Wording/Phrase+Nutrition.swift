// What dishes bring, and why something of it isn't known.

extension Phrase {
  /// Whether a dish's figures are its own or worked out.
  public static let nutritionGiven = Self(es: "dicha en el plato", en: "given by the dish")
  /// That figures come from the ingredients, and from how many of them.
  public static func nutritionWorkedOut(known: Int, of total: Int) -> Self {
    guard known < total else {
      return Self(
        es: total == 1 ? "calculada de su ingrediente" : "calculada de sus \(total) ingredientes",
        en: total == 1
          ? "worked out from its ingredient" : "worked out from its \(total) ingredients"
      )
    }
    return Self(
      es: "calculada de \(known) de sus \(total) ingredientes",
      en: "worked out from \(known) of its \(total) ingredients"
    )
  }
  /// That figures are known only in part, and for how many ingredients or dishes.
  public static func atLeast(_ figures: String, known: Int, of total: Int) -> Self {
    Self(
      es: "al menos \(figures) (se sabe de \(known) de \(total))",
      en: "at least \(figures) (known of \(known) of \(total))"
    )
  }
  /// That nothing is known of some figures.
  public static func notKnown(_ figures: Self) -> Self {
    Self(es: "no se sabe: \(figures.es)", en: "not known: \(figures.en)")
  }

  /// Something and why it isn't known.
  public static func gap(_ what: Self, _ reason: Self) -> Self {
    Self(es: "\(what.es): \(reason.es)", en: "\(what.en): \(reason.en)")
  }
  /// An ingredient doesn't say how much.
  public static let amountIsNotSaid = Self(es: "no se dice cuánto", en: "how much isn't said")
  /// An amount that makes no sense.
  public static func amountIsNotRead(_ amount: String) -> Self {
    Self(es: "la cantidad '\(amount)' no se entiende", en: "the amount '\(amount)' can't be read")
  }
  /// A number like `1.500`, which may be a thousand and a half or one and a half.
  public static func amountIsAmbiguous(_ amount: String) -> Self {
    Self(
      es: "'\(amount)' puede ser de miles o con decimales",
      en: "'\(amount)' may mean thousands or decimals"
    )
  }
  /// A food without a file.
  public static let foodHasNoFile = Self(
    es: "el alimento no tiene archivo",
    en: "the food has no file"
  )
  /// A dish without a file.
  public static let dishHasNoFile = Self(
    es: "el plato no tiene archivo",
    en: "the dish has no file"
  )
  /// A file with errors.
  public static let fileHasErrors = Self(es: "su archivo tiene errores", en: "its file has errors")
  /// A food without figures.
  public static let figuresAreMissing = Self(
    es: "no se dice qué aporta",
    en: "what it brings isn't said"
  )
  /// A food or dish without some of its figures.
  public static func figuresAreMissing(_ figures: Self) -> Self {
    Self(es: "no se dice: \(figures.es)", en: "not said: \(figures.en)")
  }
  /// A food that doesn't say what one of something weighs.
  public static func weightIsMissing(_ unit: String) -> Self {
    Self(
      es: "falta en 'weights' cuánto pesa '\(unit)'",
      en: "'weights' doesn't say what '\(unit)' weighs"
    )
  }
  /// A food that doesn't say what a millilitre weighs.
  public static let densityIsMissing = Self(
    es: "falta 'density', los gramos por ml",
    en: "'density', its grams a millilitre, is missing"
  )
  /// A dish that is an ingredient of itself.
  public static let dishHoldsItself = Self(
    es: "el plato se contiene a sí mismo",
    en: "the dish holds itself"
  )
  /// A dish in a dish, of which not all is known.
  public static let dishIsPartlyKnown = Self(
    es: "de este plato no se sabe todo",
    en: "not all of this dish is known"
  )
  /// Figures that nothing can have.
  public static let beyondMeasure = Self(
    es: "la cuenta pasa de toda medida",
    en: "it comes to more than anything can"
  )
  /// A dish without ingredients.
  public static let ingredientsAreMissing = Self(
    es: "no se dice qué lleva",
    en: "what goes in isn't said"
  )
  /// A meal that isn't cooked here.
  public static let eatenElsewhere = Self(es: "se come fuera", en: "eaten elsewhere")
  /// That of a range the middle counts.
  public static func middleTaken(_ amount: String, _ middle: String) -> Self {
    Self(es: "de '\(amount)' se toma \(middle)", en: "of '\(amount)', \(middle) is taken")
  }
  /// That a size isn't known, and the usual weight counts.
  public static func usualWeightTaken(_ amount: String) -> Self {
    Self(
      es: "en '\(amount)' el tamaño no se tiene en cuenta",
      en: "in '\(amount)' the size isn't accounted for"
    )
  }
}
