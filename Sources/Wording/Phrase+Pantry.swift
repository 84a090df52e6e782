// What the commands for the pantry say.

extension Phrase {
  /// There is none of a food.
  public static func notInPantry(_ food: String) -> Self {
    Self(es: "no hay '\(food)' en la despensa", en: "there is no '\(food)' in the pantry")
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
