// A week's days against what its people need.

extension Phrase {
  /// What stands over the days' figures, per portion of one.
  public static let nutritionPerPortion = Self(
    es: "Nutrición, por ración: lo planeado / la meta de las comidas planeadas",
    en: "Nutrition, per portion: planned / target of the planned meals"
  )
  /// What stands over the days' figures of someone.
  public static func nutritionOf(_ person: String) -> Self {
    Self(
      es: "Nutrición de \(person): lo planeado / la meta de las comidas planeadas",
      en: "Nutrition of \(person): planned / target of the planned meals"
    )
  }
  /// The heading of the part of the day that is planned.
  public static let plannedShareLabel = Self(es: "Del día", en: "Of the day")
  /// The row of all days.
  public static let wholeWeek = Self(es: "Semana", en: "Week")
  /// What the signs mean.
  public static let nutritionSigns = Self(
    es: "'≥': al menos, algo no se sabe; '?': no se sabe",
    en: "'≥': at least, something isn't known; '?': not known"
  )
  /// Why something isn't known, by what it is of.
  public static let nutritionGaps = Self(es: "No se sabe", en: "Not known")
}
