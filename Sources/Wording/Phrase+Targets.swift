// How someone's targets come about, step by step.

extension Phrase {
  /// The label of what someone needs a day.
  public static let dailyTarget = Self(es: "metas al día", en: "daily targets")
  /// The label of how the targets come about.
  public static let targetSteps = Self(es: "cálculo", en: "worked out")

  /// The formula for the basal rate, by whom it is for.
  public static func basalFormula(isFemale: Bool?) -> Self {
    switch isFemale {
    case true?: Self(es: "mujer", en: "woman")
    case false?: Self(es: "hombre", en: "man")
    case nil:
      Self(
        es: "sin sexo, la media de los dos",
        en: "no sex given, the mean of both"
      )
    }
  }
  /// The basal rate.
  public static func basalRate(
    _ who: Self,
    kg: String,
    cm: String,
    years: Int,
    kcal: String
  ) -> Self {
    Self(
      es: "metabolismo basal (Mifflin-St Jeor; \(who.es); \(kg) kg, \(cm) cm, \(years) años): "
        + "\(kcal) kcal",
      en:
        "basal rate (Mifflin-St Jeor; \(who.en); \(kg) kg, \(cm) cm, \(years) years): \(kcal) kcal"
    )
  }
  /// What is spent in a day.
  public static func expenditure(level: String, kcal: String) -> Self {
    Self(
      es: "gasto, con actividad × \(level): \(kcal) kcal",
      en: "expenditure, activity × \(level): \(kcal) kcal"
    )
  }
  /// The energy to lose, keep or gain weight.
  public static func energyStep(_ type: Self, difference: String, kcal: String) -> Self {
    Self(
      es: "\(type.es), \(difference): \(kcal) kcal",
      en: "\(type.en), \(difference): \(kcal) kcal"
    )
  }
  /// A target that the objective gives.
  public static func givenTarget(_ what: Self, _ value: String) -> Self {
    Self(
      es: "\(what.es): \(value), dicho en las metas",
      en: "\(what.en): \(value), given by the targets"
    )
  }
  /// Protein by body weight.
  public static func proteinStep(perKg: String, kg: String, grams: String) -> Self {
    Self(
      es: "proteína, \(perKg) g × \(kg) kg: \(grams) g",
      en: "protein, \(perKg) g × \(kg) kg: \(grams) g"
    )
  }
  /// Fat as a part of the energy.
  public static func fatStep(percent: Int, grams: String) -> Self {
    Self(
      es: "grasa, \(percent) % de la energía: \(grams) g",
      en: "fat, \(percent) % of the energy: \(grams) g"
    )
  }
  /// Carbohydrates as the rest.
  public static func carbohydratesStep(grams: String) -> Self {
    Self(es: "hidratos, lo que queda: \(grams) g", en: "carbohydrates, the rest: \(grams) g")
  }
  /// Carbohydrates as the diet limits them.
  public static func lowCarbStep(grams: Int) -> Self {
    Self(
      es: "hidratos, como mucho \(grams) g por la dieta lowCarb",
      en: "carbohydrates, at most \(grams) g by the diet lowCarb"
    )
  }

  /// A target under what an adult should eat.
  public static func targetBelowFloor(kcal: String, floor: Int) -> Self {
    Self(
      es: "\(kcal) kcal al día son menos de \(floor): solo con quien sepa de medicina",
      en: "\(kcal) kcal a day are under \(floor): only with medical advice"
    )
  }
  /// A change of weight faster than is good.
  public static func targetTooFast(percent: String, kg: String) -> Self {
    Self(
      es: "serían \(kg) kg a la semana, el \(percent) % del peso: más del 1 % es demasiado",
      en: "that would be \(kg) kg a week, \(percent) % of body weight: over 1 % is too fast"
    )
  }
  /// Protein and fat leave nothing of the energy.
  public static let noRoomForCarbohydrates = Self(
    es: "la proteína y la grasa pasan de la energía: no queda nada para hidratos",
    en: "protein and fat come to more than the energy: nothing is left for carbohydrates"
  )

  /// Nobody can have a target without an objective.
  public static let noTargetObjective = Self(
    es: "ninguna: no hay objetivo activo",
    en: "none: there is no active objective"
  )
  /// The active objective isn't on this machine.
  public static func targetObjectiveIsElsewhere(_ id: String) -> Self {
    Self(es: "ninguna: el objetivo '\(id)' no está aquí", en: "none: objective '\(id)' isn't here")
  }
  /// The formulas are for adults.
  public static let targetUnderAge = Self(
    es: "ninguna: las fórmulas son para adultos; se pueden decir en 'targets'",
    en: "none: the formulas are for adults; 'targets' can give them"
  )
  /// Something that the formula needs isn't said.
  public static func targetMissing(_ fields: Self) -> Self {
    Self(es: "ninguna: falta \(fields.es)", en: "none: missing: \(fields.en)")
  }
  /// A file that can't be relied on.
  public static let targetFileHasErrors = Self(
    es: "ninguna: hay errores en su archivo",
    en: "none: its file has errors"
  )
}
