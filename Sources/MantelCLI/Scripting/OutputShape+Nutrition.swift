internal import ArgumentParsing
internal import MealNutrition
internal import Wording

extension OutputShape {
  /// What `dish show` prints: the file's value with what a portion brings.
  static let shownDish = Self.record(
    recordMembers + [
      .key(
        "perServing",
        .object([
          .key(
            "origin",
            .text(.oneOf(["given", "worked-out"])),
            Phrase(es: "de dónde sale", en: "where it comes from")
          ),
          known, atLeast, coverage,
          .key("unknown", .list(.object(dishGap)), Phrase(es: "qué falta", en: "what is missing")),
          .key(
            "remarks",
            .list(.text),
            Phrase(es: "lo que se ha supuesto", en: "what was taken for granted")
          ),
        ]),
        Phrase(es: "lo que aporta una ración", en: "what a portion brings")
      )
    ]
  )

  /// What `person show` and `objective show` print: the file's value with the targets of a day.
  static let shownTarget = Self.record(
    recordMembers + [
      .key(
        "daily",
        .object([
          .key("target", .nullable(figures), Phrase(es: "las metas", en: "the targets")),
          .key(
            "reason",
            .nullable(.text),
            Phrase(es: "por qué no hay", en: "why there are none")
          ),
          .key("steps", .list(.text), Phrase(es: "cómo salen", en: "how they come about")),
          .key(
            "warnings",
            .list(.text),
            Phrase(es: "lo que conviene pensarse", en: "what is to be thought over")
          ),
        ]),
        Phrase(es: "las metas de un día", en: "the targets of a day")
      )
    ]
  )

  /// What a day or week brings, beside what it should.
  static let plannedNutrition = Self.object([
    known, atLeast, coverage,
    .key(
      "target",
      .nullable(figures),
      Phrase(es: "la meta de las comidas planeadas", en: "the target of the planned meals")
    ),
    .key(
      "share",
      .number,
      Phrase(
        es: "qué parte de la energía de un día planean; en la semana, la suma",
        en: "what part of a day's energy they plan; of the week, the sum"
      )
    ),
    .key(
      "unknown",
      .list(
        .object([
          .key("slot", .text(.slot), Phrase(es: "dónde", en: "where")),
          .key(
            "dish",
            .nullable(.text(.id)),
            Phrase(es: "el plato; null si se come fuera", en: "the dish; null if eaten elsewhere")
          ),
          nutrients,
          .key("reasons", .list(.text), Phrase(es: "por qué", en: "why")),
        ])
      ),
      Phrase(es: "qué no se sabe", en: "what isn't known")
    ),
  ])

  private static let dishGap: [OutputMember] = [
    .key(
      "ingredient",
      .nullable(.text(.id)),
      Phrase(es: "el ingrediente; null si es el plato", en: "the ingredient; null if the dish")
    ),
    nutrients,
    .key("reason", .text, Phrase(es: "por qué", en: "why")),
  ]

  private static let nutrients = OutputMember.key(
    "nutrients",
    .list(.text(.oneOf(Nutrient.allCases.map(\.rawValue)))),
    Phrase(es: "de qué cifras", en: "of which figures")
  )

  /// A number for each figure, `null` where it isn't known.
  private static let figures = Self.object(
    Nutrient.allCases.map { .key($0.rawValue, .nullable(.number), $0.phrase) }
  )

  private static let known = OutputMember.key(
    "known",
    figures,
    Phrase(es: "lo que se sabe del todo", en: "what is wholly known")
  )
  private static let atLeast = OutputMember.key(
    "atLeast",
    figures,
    Phrase(es: "lo que se sabe de cada cifra", en: "what is known of each figure")
  )
  private static let coverage = OutputMember.key(
    "coverage",
    figures,
    Phrase(
      es: "de qué parte se sabe cada cifra, de 0 a 1",
      en: "of what part each figure is known, 0 to 1"
    )
  )
}
