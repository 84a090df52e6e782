internal import ArgumentParsing
internal import Wording

extension OutputShape {
  /// A course or slot as the plan's file writes it.
  private static let course = OutputMember.key(
    "dishes",
    .list(.document),
    Phrase(es: "los platos, como en el archivo", en: "the courses, as in the file")
  )
  private static let unsafePeople = OutputMember.key(
    "unsafe",
    .list(.text(.id)),
    Phrase(es: "quién no puede comerlo", en: "who can't eat it")
  )
  private static let uncheckedPeople = OutputMember.key(
    "notChecked",
    .list(.text(.id)),
    Phrase(es: "para quién no se sabe", en: "for whom it isn't known")
  )
  private static let instead = OutputMember.key(
    "instead",
    .list(
      .object([
        .key("person", .text(.id), Phrase(es: "quién", en: "who")),
        .key("dish", .text(.id), Phrase(es: "el plato planeado", en: "the dish as planned")),
        .key("served", .text(.id), Phrase(es: "el plato que come", en: "the dish they get")),
        .key(
          "foods",
          .list(.text(.id)),
          Phrase(es: "los alimentos que entran por otros", en: "the foods that go in for others")
        ),
      ])
    ),
    Phrase(es: "quién come otra cosa, y qué", en: "who gets something else, and what")
  )
  private static let slot = OutputMember.key(
    "slot",
    .text(.slot),
    Phrase(es: "la comida", en: "the slot")
  )

  /// What bare `mantel` prints.
  static let dayOverview = Self.object([
    .key("today", .text(.day), Phrase(es: "hoy", en: "today")),
    .key(
      "days",
      .list(
        .object([
          .key("date", .text(.day), Phrase(es: "el día", en: "the day")),
          .key(
            "meals",
            .list(
              .object([
                slot, course,
                .key(
                  "text",
                  .nullable(.text),
                  Phrase(es: "qué hay, en palabras", en: "what there is, in words")
                ), unsafePeople, uncheckedPeople, instead,
              ])
            ),
            Phrase(es: "sus comidas", en: "its meals")
          ),
        ])
      ),
      Phrase(es: "hoy y mañana", en: "today and tomorrow")
    ),
    .key(
      "start",
      .list(
        .object([
          .key("at", .nullable(.text), Phrase(es: "a qué hora", en: "at what time")),
          .key("text", .text, Phrase(es: "qué hacer", en: "what to do")),
          .key("dish", .text(.id), Phrase(es: "para qué plato", en: "for which dish")), slot,
        ])
      ),
      Phrase(es: "qué empezar hoy", en: "what to start today")
    ),
    .key(
      "gaps",
      .list(.text(.slot)),
      Phrase(es: "huecos de esta semana y la próxima", en: "gaps of this week and the next")
    ),
  ])

  /// What `week` prints: a week, or several below `weeks`.
  static let weeks = Self.any([
    week,
    .object([.key("weeks", .list(week), Phrase(es: "las semanas", en: "the weeks"))]),
  ])

  private static let week = Self.object([
    .key("week", .text(.week), Phrase(es: "la semana", en: "the week")),
    .key("note", .nullable(.text), Phrase(es: "su nota", en: "its note")),
    .key(
      "days",
      .list(
        .object([
          .key("date", .text(.day), Phrase(es: "el día", en: "the day")),
          .key("day", .text, Phrase(es: "el día de la semana", en: "the weekday")),
          .key("meals", .map(meal), Phrase(es: "por comida", en: "by meal")),
          nutrition,
        ])
      ),
      Phrase(es: "los siete días", en: "the seven days")
    ),
    nutrition,
  ])

  private static let nutrition = OutputMember.optional(
    "nutrition",
    .plannedNutrition,
    Phrase(es: "con --nutrition", en: "with --nutrition")
  )

  private static let meal = Self.record([
    course,
    .key(
      "names",
      .map(.text),
      Phrase(es: "cómo se llaman los platos", en: "what the dishes are called")
    ),
    .key(
      "dishTags",
      .map(.list(.text(.id))),
      Phrase(es: "las etiquetas de cada plato", en: "each dish's tags")
    ),
    .key("tagNames", .map(.text), Phrase(es: "cómo se llaman", en: "what these are called")),
    .key("diners", .list(.text(.id)), Phrase(es: "quién come", en: "who eats")),
    unsafePeople, uncheckedPeople, instead,
  ])

  /// What `why` prints.
  static let slotExplanation = Self.object([
    slot,
    .key(
      "dishes",
      .list(.text(.id)),
      Phrase(es: "por qué platos se pregunta", en: "which dishes are asked about")
    ),
    .key(
      "possible",
      .nullable(.boolean),
      Phrase(es: "si pueden ir", en: "whether they may go there")
    ),
    .key(
      "breaches",
      .list(
        .object([
          .key("rule", .text, Phrase(es: "la regla", en: "the rule")),
          .key("message", .text, Phrase(es: "cómo la rompe", en: "how it is broken")),
          .key("slot", .nullable(.text(.slot)), Phrase(es: "dónde", en: "where")),
          .key("others", .list(.text(.slot)), Phrase(es: "con qué otras", en: "with which others")),
          .key(
            "accepted",
            .boolean,
            Phrase(es: "si se ha aceptado", en: "whether it was accepted")
          ),
        ])
      ),
      Phrase(es: "reglas rotas", en: "broken rules")
    ),
    .key(
      "people",
      .list(
        .object([
          .key("person", .text(.id), Phrase(es: "quién", en: "who")),
          .key("dish", .text(.id), Phrase(es: "qué plato", en: "which dish")),
          .key(
            "verdict",
            .text(.oneOf(["safe", "unsafe", "not-checked"])),
            Phrase(es: "el veredicto", en: "the verdict")
          ),
          .key("served", .text(.id), Phrase(es: "qué se le sirve", en: "what is served")),
          .key("reasons", .list(.text), Phrase(es: "por qué", en: "why")),
        ])
      ),
      Phrase(es: "quién puede comerlo", en: "who can eat it")
    ),
    .key("household", .object(householdCounts), Phrase(es: "todos los platos", en: "all dishes")),
    warnings,
  ])

  static let householdCounts: [OutputMember] = [
    .key("dishes", .integer, Phrase(es: "cuántos hay", en: "how many there are")),
    .key("possible", .integer, Phrase(es: "cuántos pueden ir", en: "how many may go there")),
    .key("fitting", .list(.text(.id)), Phrase(es: "cuáles", en: "which those are")),
    .key(
      "rules",
      .map(.integer),
      Phrase(es: "cuántos quita cada regla", en: "how many each rule forbids")
    ),
    .key(
      "unsafe",
      .map(.integer),
      Phrase(es: "cuántos no puede comer cada uno", en: "how many each can't eat")
    ),
    .key(
      "notChecked",
      .map(.integer),
      Phrase(
        es: "cuántos están sin comprobar para cada uno",
        en: "how many aren't checked for each"
      )
    ),
    .key(
      "otherCourse",
      .integer,
      Phrase(es: "cuántos son de otro curso", en: "how many are of another course")
    ),
    .key(
      "notWished",
      .integer,
      Phrase(es: "cuántos no son lo que se pide", en: "how many aren't what is wished for")
    ),
  ]

  /// What `last` prints.
  static let lastEaten = Self.object([
    .key("kind", .text(.oneOf(["dish", "tag"])), Phrase(es: "de qué", en: "of what")),
    .key("id", .text(.id), Phrase(es: "su id", en: "its id")),
    .key("name", .text, Phrase(es: "su nombre", en: "its name")),
    .key("last", .nullable(.text(.slot)), Phrase(es: "la última vez", en: "the last time")),
    .key("count", .integer, Phrase(es: "cuántas veces", en: "how often")),
    .key("since", .nullable(.text(.slot)), Phrase(es: "desde cuándo", en: "since when")),
    .key(
      "next",
      .nullable(.text(.slot)),
      Phrase(es: "la próxima planeada", en: "the next that is planned")
    ),
    .key(
      "nextAllowed",
      .nullable(.text(.slot)),
      Phrase(es: "cuándo puede volver", en: "when it may come again")
    ),
  ])

  /// What `safe` prints.
  static let safeDishes = Self.object([
    .key("person", .text(.id), Phrase(es: "quién", en: "who")),
    .key("strict", .boolean, Phrase(es: "si también las trazas", en: "whether traces count")),
    .key("safe", .list(judgedDish), Phrase(es: "lo que puede comer", en: "what they can eat")),
    .key("unsafe", .list(judgedDish), Phrase(es: "lo que no", en: "what they can't")),
    .key("notChecked", .list(judgedDish), Phrase(es: "lo que no se sabe", en: "what isn't known")),
  ])

  private static let judgedDish = Self.object([
    .key("dish", .text(.id), Phrase(es: "el plato", en: "the dish")),
    .key("name", .text, Phrase(es: "su nombre", en: "its name")),
    .key("served", .text(.id), Phrase(es: "qué se le sirve", en: "what is served")),
    .key("reasons", .list(.text), Phrase(es: "por qué", en: "why")),
  ])
}
