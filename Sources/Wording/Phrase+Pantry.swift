// What the commands for the pantry say.

extension Phrase {
  /// There is none of a food.
  public static func notInPantry(_ food: String) -> Self {
    Self(es: "no hay '\(food)' en la despensa", en: "there is no '\(food)' in the pantry")
  }
  /// Less of a food than is to be taken, or counted in another way.
  public static func notSoMuch(_ amount: String, of food: String) -> Self {
    Self(
      es: "de '\(food)' no hay '\(amount)' en la despensa, o no se cuenta así",
      en: "there isn't '\(amount)' of '\(food)' in the pantry, or it isn't counted like that"
    )
  }
  /// How to say what is left.
  public static func notSoMuchHint(_ food: String) -> Self {
    Self(
      es: "di lo que queda: 'mantel pantry set \(food) …', o 'mantel pantry rm \(food)'",
      en: "say what is left: 'mantel pantry set \(food) …', or 'mantel pantry rm \(food)'"
    )
  }
  /// An amount is missing.
  public static let missingAmount = Self(es: "falta cuánto", en: "how much is missing")
  /// How many days something is still good.
  public static func daysLeft(_ days: Int) -> Self {
    switch days {
    case ..<0: Self(es: "(caducado)", en: "(expired)")
    case 0: Self(es: "(hoy)", en: "(today)")
    case 1: Self(es: "(mañana)", en: "(tomorrow)")
    default: Self(es: "(\(days) días)", en: "(\(days) days)")
    }
  }
}
