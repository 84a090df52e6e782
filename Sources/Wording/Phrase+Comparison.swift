// Weeks side by side.

extension Phrase {
  /// How many rules are broken.
  public static let brokenRulesRow = Self(es: "reglas rotas", en: "rules broken")
  /// What weeks lack of what they should have at least.
  public static let shortfallsRow = Self(es: "mínimos sin llegar", en: "minimums not met")
  /// Where someone can't eat what is planned.
  public static let unsafeRow = Self(es: "no pueden comer", en: "can't eat")
  /// What is cooked more than once.
  public static let repeatsRow = Self(es: "repetidos", en: "repeated")
  /// What is still to be planned.
  public static let gapsRow = Self(es: "huecos", en: "gaps")
  /// A figure of a day or week beside what it should be: `kcal Mon`.
  public static func figureRow(_ figure: Self, _ days: Self) -> Self {
    joined([figure, days], separator: " ")
  }
  /// What a row of a whole week's figures is called: `week`, and with several `week 2`.
  public static func weekOfRow(_ number: Int?) -> Self {
    let number = number.map { " \($0)" } ?? ""
    return Self(es: "semana\(number)", en: "week\(number)")
  }
  /// Two weeks at least.
  public static let compareNeedsTwo = Self(
    es: "hacen falta al menos dos semanas que comparar",
    en: "it takes at least two weeks to compare"
  )
}
