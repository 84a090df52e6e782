internal import ArgumentParsing
internal import Wording

extension OutputShape {
  /// What `fill` prints: a plan, or several below `variants`.
  static let fillings = Self.any([
    filling,
    .object([
      .key("variants", .list(filling), Phrase(es: "las propuestas", en: "the proposals"))
    ]),
  ])

  private static let filling = Self.object(
    [
      .key(
        "state",
        .text(.oneOf(["unchanged", "dry-run", "written", "committed", "interrupted"])),
        Phrase(es: "qué ha sido del plan", en: "what became of the plan")
      ),
      .key("weeks", .list(.text(.week)), Phrase(es: "las semanas", en: "the weeks")),
      .key("seed", .integer, Phrase(es: "la semilla", en: "the seed")),
      .key("engine", .integer, Phrase(es: "la versión del motor", en: "the engine's version")),
      .key(
        "slots",
        .map(.map(.document)),
        Phrase(
          es: "lo que cambia, por semana y comida, como en el archivo",
          en: "what changes, by week and slot, as in the file"
        )
      ),
      .key(
        "changes",
        .list(.text),
        Phrase(es: "lo que cambia, en frases", en: "what changes, in sentences")
      ),
    ] + levels + [
      .key("steps", .integer, Phrase(es: "cuánto se ha buscado", en: "how long was searched")),
      .key("result", .text, Phrase(es: "todo ello en una frase", en: "all that in a sentence")),
      .key("empty", .list(.text(.slot)), Phrase(es: "lo que queda", en: "what stays empty")),
      .key(
        "dropped",
        .list(
          .object([
            .key("slot", .text(.slot), Phrase(es: "la comida", en: "the slot")),
            .key("bearer", .text, Phrase(es: "lo que se pedía", en: "what was asked for")),
          ])
        ),
        Phrase(es: "deseos que no caben", en: "wishes that nothing meets")
      ),
      warnings,
      .key("files", .list(.text(.path)), Phrase(es: "los archivos", en: "the files")),
      .key("commits", .list(.text(.commit)), Phrase(es: "los commits", en: "the commits")),
      .optional("conflict", conflict, Phrase(es: "por qué no caben más", en: "why no more fit")),
      .optional(
        "comparison",
        .list(comparedWeek),
        Phrase(es: "sus semanas, con --variants", en: "its weeks, with --variants")
      ),
      .optional(
        "explanations",
        .list(explainedSlot),
        Phrase(es: "por qué cada plato, con --explain", en: "why each dish, with --explain")
      ),
      .optional(
        "certificate",
        .list(provenCase),
        Phrase(es: "la demostración, con --explain", en: "the proof, with --explain")
      ),
    ]
  )

  private static let levels: [OutputMember] = [
    .key("cells", .integer, Phrase(es: "cuántos platos faltaban", en: "how many dishes to fill")),
    .key("filled", .integer, Phrase(es: "cuántos se ponen", en: "how many are filled")),
    .key("filledBound", .integer, Phrase(es: "nadie puede más", en: "no plan has more")),
    .key(
      "leftovers",
      .integer,
      Phrase(es: "cuántos más con sobras", en: "how many more with leftovers")
    ),
    .key(
      "shortfall",
      .integer,
      Phrase(es: "lo que falta de los mínimos", en: "what minimums lack")
    ),
    .key("shortfallBound", .integer, Phrase(es: "nadie puede menos", en: "no plan has less")),
    .key(
      "variety",
      .integer,
      Phrase(es: "parejas de cocinados iguales", en: "pairs of cookings of one dish")
    ),
    .key("varietyBound", .integer, Phrase(es: "nadie puede menos", en: "no plan has less")),
    .key("nutrition", .integer, Phrase(es: "kcal fuera de objetivo", en: "kcal off the targets")),
    .key("nutritionProven", .boolean, Phrase(es: "si está demostrado", en: "whether it is proven")),
    .key(
      "judgedDays",
      .integer,
      Phrase(es: "en cuántos días se sabe", en: "on how many days that is known")
    ),
    .key(
      "daysWithTargets",
      .integer,
      Phrase(es: "cuántos días tienen objetivos", en: "how many days have targets")
    ),
    .key("liking", .integer, Phrase(es: "cuánto gusta", en: "how much it is liked")),
    .key(
      "longestAgo",
      .integer,
      Phrase(es: "días desde la última vez, sumados", en: "days since the last time, summed")
    ),
  ]

  private static let conflict = Self.object([
    .key("empty", .integer, Phrase(es: "cuántos platos faltan", en: "how many dishes lack")),
    .key("rules", .list(.text), Phrase(es: "las reglas culpables", en: "the rules to blame")),
    .key("isMinimal", .boolean, Phrase(es: "si sobra alguna", en: "whether all are needed")),
    .key(
      "relaxations",
      .list(
        .object([
          .key(
            "changes",
            .list(
              .object([
                .key("rule", .text, Phrase(es: "la regla", en: "the rule")),
                .optional(
                  "to",
                  .integer,
                  Phrase(es: "el límite; sin él, se quita", en: "the limit; without it, dropped")
                ),
              ])
            ),
            Phrase(es: "qué cambiaría", en: "what would change")
          ),
          .key("gain", .integer, Phrase(es: "cuántos platos más", en: "how many more dishes")),
        ])
      ),
      Phrase(es: "lo que ayudaría, lo mejor primero", en: "what would help, the best first")
    ),
    .key(
      "missing",
      .list(
        .object([
          .key("count", .integer, Phrase(es: "cuántos platos", en: "how many dishes")),
          .key("meal", .text(.id), Phrase(es: "para qué comida", en: "for which meal")),
          .key("course", .nullable(.text(.id)), Phrase(es: "de qué curso", en: "of which course")),
          .key(
            "without",
            .list(.text(.id)),
            Phrase(es: "sin qué etiquetas", en: "without which tags")
          ),
        ])
      ),
      Phrase(es: "qué platos ayudarían", en: "what dishes would help")
    ),
    .key("sentences", .list(.text), Phrase(es: "todo ello en frases", en: "all that in sentences")),
  ])

  private static let explainedSlot = Self.object([
    .key("slot", .text(.slot), Phrase(es: "la comida", en: "the slot")),
    .key(
      "dishes",
      .list(
        .object([
          .key("dish", .text(.id), Phrase(es: "el plato", en: "the dish")),
          .key("reasons", .list(.text), Phrase(es: "por qué", en: "why")),
        ])
      ),
      Phrase(es: "lo que se pone", en: "what comes into it")
    ),
    .key("household", .object(householdCounts), Phrase(es: "todos los platos", en: "all dishes")),
  ])

  private static let provenCase = Self.object([
    .key(
      "bound",
      .nullable(.integer),
      Phrase(es: "lo más que cabe en el caso", en: "the most that fits in the case")
    ),
    .key("denominator", .integer, Phrase(es: "por cuánto se divide", en: "what it is divided by")),
    .key(
      "limits",
      .list(
        .object([
          .key("limit", .integer, Phrase(es: "cuánto permite", en: "how much it allows")),
          .key("times", .integer, Phrase(es: "cuántas veces se toma", en: "how often it is taken")),
          .key("rules", .list(.text), Phrase(es: "qué reglas", en: "which rules")),
          .key("text", .text, Phrase(es: "en palabras", en: "in words")),
        ])
      ),
      Phrase(es: "los límites", en: "the limits")
    ),
  ])
}
