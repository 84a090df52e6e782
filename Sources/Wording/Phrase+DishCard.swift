// What stands on a dish's card beside its fields.

extension Phrase {
  /// The label of who can eat a dish.
  public static let whoEatsIt = Self(es: "quién puede", en: "who can eat it")
  /// The label of when it was last on the table.
  public static let lastEaten = Self(es: "última vez", en: "last eaten")
  /// It never was.
  public static let neverEaten = Self(es: "nunca", en: "never")
  /// How often it was.
  public static func timesInAll(_ count: Int) -> Self {
    count == 1
      ? Self(es: "una vez en total", en: "once in all")
      : Self(es: "\(count) veces en total", en: "\(count) times in all")
  }
  /// Someone can eat it as it is.
  public static let canEatIt = Self(es: "puede", en: "can eat it")
  /// Someone can eat it with something else in it.
  public static func canEatWith(_ foods: [Self]) -> Self {
    let foods = list(foods)
    return Self(es: "puede, con \(foods.es)", en: "can eat it with \(foods.en)")
  }
  /// Someone gets another dish.
  public static func getsInstead(_ dish: Self) -> Self {
    Self(es: "en su lugar, \(dish.es)", en: "gets \(dish.en) instead")
  }
  /// Someone can't eat it.
  public static let cannotEatIt = Self(es: "no puede", en: "can't eat it")
  /// Nobody knows whether someone can eat it.
  public static let isNotChecked = Self(es: "sin comprobar", en: "not checked")
  /// What goes in, or is served, for those who can't have something.
  public static func insteadOf(_ excluded: Self, _ replacement: Self) -> Self {
    Self(
      es: "sin \(excluded.es): \(replacement.es)",
      en: "without \(excluded.en): \(replacement.en)"
    )
  }
}
