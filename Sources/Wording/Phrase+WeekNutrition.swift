// A week's days against what its people need.

extension Phrase {
  /// What stands over the days' figures, per portion of one.
  public static let nutritionPerPortion = Self(
    es: "Nutrición, por ración: lo planeado/la meta de las comidas planeadas",
    en: "Nutrition, per portion: planned/target of the planned meals"
  )
  /// What stands over the days' figures of someone.
  public static func nutritionOf(_ person: String) -> Self {
    Self(
      es: "Nutrición de \(person): lo planeado/la meta de las comidas planeadas",
      en: "Nutrition of \(person): planned/target of the planned meals"
    )
  }
  /// What the column of the part of the day that is planned is.
  public static let plannedShareSign = Self(
    es: "'%': la parte de la energía del día que toca a lo planeado",
    en: "'%': the planned meals' part of the day's energy"
  )
  /// The row of all days.
  public static let wholeWeek = Self(es: "Semana", en: "Week")
  /// What the signs mean.
  public static let nutritionSigns = Self(
    es: "'≥': al menos, algo no se sabe; '?': no se sabe",
    en: "'≥': at least, something isn't known; '?': not known"
  )
}
