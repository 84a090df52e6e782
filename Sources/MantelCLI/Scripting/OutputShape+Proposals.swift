internal import ArgumentParsing
internal import Wording

extension OutputShape {
  /// What `suggest` prints.
  static let suggestions = Self.object([
    .key("slot", .text(.slot), Phrase(es: "la comida", en: "the slot")),
    .key("possible", .integer, Phrase(es: "cuántos pueden ir", en: "how many may go there")),
    .key(
      "suggestions",
      .list(
        .object([
          .key("dish", .text(.id), Phrase(es: "el plato", en: "the dish")),
          .key("name", .text, Phrase(es: "su nombre", en: "its name")),
          .key(
            "timesThisWeek",
            .integer,
            Phrase(
              es: "cuántas veces está ya esa semana",
              en: "how often it is in the week already"
            )
          ),
          .key("reasons", .list(.text), Phrase(es: "por qué", en: "why")),
        ])
      ),
      Phrase(es: "los platos, el mejor primero", en: "the dishes, the best first")
    ),
    warnings,
  ])

  /// What `compare` prints.
  static let comparison = Self.object([
    .key(
      "weeks",
      .list(comparedWeek),
      Phrase(es: "las semanas", en: "the weeks")
    ),
    warnings,
  ])

  /// A week beside others.
  static let comparedWeek = Self.object([
    .key("week", .text(.week), Phrase(es: "la semana", en: "the week")),
    .key(
      "slots",
      .map(.list(.document)),
      Phrase(es: "los platos de cada comida", en: "the dishes of each slot")
    ),
    .key("gaps", .list(.text(.slot)), Phrase(es: "los huecos", en: "the gaps")),
    .key("breaches", .list(breach), Phrase(es: "reglas rotas", en: "broken rules")),
    .key("shortfalls", .list(breach), Phrase(es: "mínimos sin llegar", en: "minimums not met")),
    .key(
      "unsafe",
      .list(.text(.slot)),
      Phrase(es: "donde alguien no puede comer", en: "where someone can't eat")
    ),
    .key(
      "notChecked",
      .list(.text(.slot)),
      Phrase(es: "donde no se sabe si alguien puede", en: "where it isn't known of someone")
    ),
    .key(
      "repeats",
      .map(.integer),
      Phrase(es: "lo que se repite, y cuánto", en: "what is repeated, and how often")
    ),
    .key(
      "days",
      .list(
        .object([
          .key("date", .text(.day), Phrase(es: "el día", en: "the day")),
          .key(
            "nutrition",
            .plannedNutrition,
            Phrase(es: "lo que aporta, por ración", en: "what it brings, per portion")
          ),
        ])
      ),
      Phrase(es: "los siete días", en: "the seven days")
    ),
    .key(
      "nutrition",
      .plannedNutrition,
      Phrase(es: "lo que aporta la semana, por ración", en: "what the week brings, per portion")
    ),
  ])

  /// What is to be known beside an answer.
  static let warnings = OutputMember.key(
    "warnings",
    .list(.text),
    Phrase(es: "lo que conviene saber", en: "what is to be known")
  )

  private static let breach = Self.object([
    .key("rule", .text, Phrase(es: "la regla", en: "the rule")),
    .key("message", .text, Phrase(es: "cómo la rompe", en: "how it is broken")),
    .key("slot", .nullable(.text(.slot)), Phrase(es: "dónde", en: "where")),
  ])
}
