// What the words of closed sets are called, such as courses, diets and substances.

extension Phrase {
  /// A word of one of the format's closed sets, as people say it; any other stands for itself.
  public static func word(_ word: String) -> Self {
    words[word]
      ?? {
        let substance = Self.substance(word)
        return substance == Self(verbatim: word) ? meal(word) : substance
      }()
  }

  /// What a list says where someone looked and found nothing.
  public static let none = Self(es: "nada", en: "none")

  private static let words: [String: Self] = [
    "first": Self(es: "primero", en: "first"),
    "second": Self(es: "segundo", en: "second"),
    "single": Self(es: "único", en: "single"),
    "side": Self(es: "guarnición", en: "side"),
    "dessert": Self(es: "postre", en: "dessert"),
    "dairyFree": Self(es: "sin lácteos", en: "dairy-free"),
    "glutenFree": Self(es: "sin gluten", en: "gluten-free"),
    "lowCarb": Self(es: "baja en hidratos", en: "low-carb"),
    "pescatarian": Self(es: "pescetariana", en: "pescatarian"),
    "vegan": Self(es: "vegana", en: "vegan"),
    "vegetarian": Self(es: "vegetariana", en: "vegetarian"),
    "loss": Self(es: "perder", en: "loss"),
    "maintenance": Self(es: "mantener", en: "maintenance"),
    "gain": Self(es: "ganar", en: "gain"),
    "female": Self(es: "mujer", en: "female"),
    "male": Self(es: "hombre", en: "male"),
    "produce": Self(es: "frutas y verduras", en: "produce"),
    "dairy-eggs": Self(es: "lácteos y huevos", en: "dairy and eggs"),
    "bakery": Self(es: "panadería", en: "bakery"),
    "pantry": Self(es: "despensa", en: "pantry"),
    "frozen": Self(es: "congelados", en: "frozen"),
    "drinks": Self(es: "bebidas", en: "drinks"),
    "other": Self(es: "otros", en: "other"),
  ]
}
