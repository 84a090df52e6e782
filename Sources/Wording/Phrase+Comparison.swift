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
  /// A day's energy beside what it should be.
  public static func kcalRow(_ day: Self) -> Self {
    Self(es: "kcal \(day.es)", en: "kcal \(day.en)")
  }
  /// Energy, and what it should be.
  public static func kcal(_ planned: Int?, of target: Int?) -> Self {
    let planned = planned.map(String.init) ?? "?"
    return Self(verbatim: target.map { "\(planned) / \($0)" } ?? planned)
  }
  /// Two weeks at least.
  public static let compareNeedsTwo = Self(
    es: "hacen falta al menos dos semanas que comparar",
    en: "it takes at least two weeks to compare"
  )
}
