extension Phrase {
  /// What a food can contain, by the vocabulary's word for it.
  public static func substance(_ word: String) -> Self {
    substances[word] ?? Self(verbatim: word)
  }

  /// Someone can't eat a dish, and why.
  public static func unsafeDish(person: Self, dish: Self, reasons: [Self]) -> Self {
    let (person, dish) = (person.quoted, dish.quoted)
    let reasons = joined(reasons, separator: "; ")
    return Self(
      es: "\(person.es) no puede comer \(dish.es): \(reasons.es)",
      en: "\(person.en) can't eat \(dish.en): \(reasons.en)"
    )
  }

  /// Nobody knows whether someone can eat a dish, and why.
  public static func notChecked(person: Self, dish: Self, reasons: [Self]) -> Self {
    let (person, dish) = (person.quoted, dish.quoted)
    let reasons = joined(reasons, separator: "; ")
    return Self(
      es: "no se sabe si \(person.es) puede comer \(dish.es): \(reasons.es)",
      en: "not known whether \(person.en) can eat \(dish.en): \(reasons.en)"
    )
  }

  /// What to do where someone can't eat a dish.
  public static var unsafeDishHint: Self {
    Self(
      es: "otro plato, un 'instead' que pueda comer, o 'without' si ese día no come aquí",
      en: "another dish, an 'instead' that they can eat, or 'without' if they don't eat here then"
    )
  }

  /// A food or dish contains something.
  public static func contains(_ what: Self, _ content: Self, isTrace: Bool) -> Self {
    let what = what.quoted
    return isTrace
      ? Self(
        es: "\(what.es) puede llevar trazas de \(content.es)",
        en: "\(what.en) may contain traces of \(content.en)"
      )
      : Self(es: "\(what.es) lleva \(content.es)", en: "\(what.en) contains \(content.en)")
  }

  /// A dish is made with a food that someone can't have.
  public static func madeWith(_ food: Self) -> Self {
    Self(es: "lleva \(food.quoted.es)", en: "made with \(food.quoted.en)")
  }

  /// An ingredient has no file; what its name lets one suspect comes with it.
  public static func ingredientWithoutFile(_ ingredient: Self, suspected: [Self]) -> Self {
    let ingredient = ingredient.quoted
    guard !suspected.isEmpty else {
      return Self(
        es: "\(ingredient.es) no tiene ficha de alimento",
        en: "\(ingredient.en) has no food file"
      )
    }
    let suspected = list(suspected)
    return Self(
      es: "\(ingredient.es) no tiene ficha de alimento y por su nombre podría llevar"
        + " \(suspected.es)",
      en: "\(ingredient.en) has no food file, and by its name could contain \(suspected.en)"
    )
  }

  /// Nobody looked what a food or dish contains.
  public static func contentsNotLookedAt(_ what: Self) -> Self {
    let what = what.quoted
    return Self(
      es: "nadie ha mirado qué lleva \(what.es)",
      en: "nobody looked what \(what.en) contains"
    )
  }

  /// Nobody looked for traces in a food or dish.
  public static func tracesNotLookedAt(_ what: Self) -> Self {
    let what = what.quoted
    return Self(
      es: "nadie ha mirado qué trazas puede llevar \(what.es)",
      en: "nobody looked what traces \(what.en) may contain"
    )
  }

  /// A dish has no list of ingredients that could clear it of a food.
  public static func noIngredientList(_ dish: Self, food: Self) -> Self {
    let (dish, food) = (dish.quoted, food.quoted)
    return Self(
      es: "\(dish.es) no dice sus ingredientes, y podría llevar \(food.es)",
      en: "\(dish.en) doesn't list its ingredients, and could be made with \(food.en)"
    )
  }

  /// There is no such dish.
  public static func noDishFile(_ dish: Self) -> Self {
    Self(es: "\(dish.quoted.es) no es ningún plato", en: "there is no dish \(dish.quoted.en)")
  }

  /// A record's file has errors, so that what it says isn't relied on.
  public static func fileHasErrors(_ path: String) -> Self {
    Self(es: "\(path) tiene errores", en: "\(path) has errors")
  }

  /// A dish is made of itself.
  public static func madeOfItself(_ dish: Self) -> Self {
    let dish = dish.quoted
    return Self(es: "\(dish.es) se lleva a sí mismo", en: "\(dish.en) is made of itself")
  }

  /// An allergy names nothing that can be looked for.
  public static func unreadableAllergy(_ text: String) -> Self {
    Self(
      es: "la alergia '\(text)' no es ni una palabra conocida ni un alimento",
      en: "the allergy '\(text)' is neither a known word nor a food"
    )
  }

  /// An ingredient without a file has a name that raises a suspicion.
  public static func suspectedContent(_ ingredient: Self, contents: [Self]) -> Self {
    let ingredient = ingredient.quoted
    let contents = list(contents)
    return Self(
      es: "\(ingredient.es) podría llevar \(contents.es), por su nombre; no tiene ficha",
      en: "\(ingredient.en) could contain \(contents.en), by its name; it has no file"
    )
  }

  /// What to do about an ingredient without a file.
  public static func addFoodHint(_ id: String) -> Self {
    Self(verbatim: "mantel food add \(id)")
  }

  private static let substances: [String: Self] = [
    "gluten": Self(es: "gluten", en: "gluten"),
    "crustaceans": Self(es: "crustáceos", en: "crustaceans"),
    "eggs": Self(es: "huevo", en: "egg"),
    "fish": Self(es: "pescado", en: "fish"),
    "peanuts": Self(es: "cacahuetes", en: "peanuts"),
    "soybeans": Self(es: "soja", en: "soy"),
    "milk": Self(es: "leche", en: "milk"),
    "nuts": Self(es: "frutos de cáscara", en: "nuts"),
    "celery": Self(es: "apio", en: "celery"),
    "mustard": Self(es: "mostaza", en: "mustard"),
    "sesame": Self(es: "sésamo", en: "sesame"),
    "sulphites": Self(es: "sulfitos", en: "sulphites"),
    "lupin": Self(es: "altramuces", en: "lupin"),
    "molluscs": Self(es: "moluscos", en: "molluscs"),
    "meat": Self(es: "carne", en: "meat"),
    "pork": Self(es: "cerdo", en: "pork"),
    "animal": Self(es: "algo de origen animal", en: "something of animal origin"),
    "alcohol": Self(es: "alcohol", en: "alcohol"),
  ]
}
