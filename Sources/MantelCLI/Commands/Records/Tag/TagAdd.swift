internal import ArgumentParsing
internal import MealModel
internal import Wording

/// `mantel tag add`: a tag with its colour and rules.
struct TagAdd: Command {
  static let fields: [FieldOption] = [
    .option(
      "hex",
      "#RRGGBB",
      field: "color",
      help: Phrase(es: "su color", en: "its colour")
    ),
    .option(
      "max-per-week",
      "N",
      field: "rules.maxPerWeek",
      help: Phrase(es: "como mucho N veces por semana", en: "at most N times a week")
    ),
    .option(
      "min-per-week",
      "N",
      field: "rules.minPerWeek",
      help: Phrase(es: "al menos N veces por semana", en: "at least N times a week")
    ),
    .flag(
      "no-consecutive",
      field: "rules.noConsecutive",
      help: Phrase(es: "no dos días seguidos a la misma hora", en: "not two days running")
    ),
    .flag(
      "no-duplicate-in-day",
      field: "rules.noDuplicateInDay",
      help: Phrase(es: "no dos veces al día", en: "not twice a day")
    ),
    .option(
      "meal",
      "MEAL",
      field: "rules.mealTypeRestriction",
      help: Phrase(es: "solo en estas comidas", en: "only at these meals"),
      isRepeatable: true,
      completion: .values(Meal.allCases.map(\.rawValue))
    ),
    .option(
      "months",
      "1,2,…",
      field: "rules.months",
      help: Phrase(es: "solo en estos meses", en: "only in these months")
    ),
    .option(
      "min-days-between",
      "DAYS",
      field: "rules.minDaysBetween",
      help: Phrase(es: "días de una vez a la siguiente", en: "days from one time to the next")
    ),
    .option(
      "fixed",
      "SLOT",
      field: "rules.fixed",
      help: Phrase(es: "siempre en este hueco: vie.cena", en: "always in this slot: fri.dinner"),
      isRepeatable: true,
      completion: .slot
    ),
  ]

  static let configuration = CommandConfiguration(
    name: "add",
    abstract: Phrase(es: "añade una etiqueta", en: "adds a tag"),
    examples: [
      CommandExample(
        "mantel tag add Marisco --hex '#3498DB' --max-per-week 2",
        Phrase(es: "como mucho dos veces por semana", en: "at most twice a week")
      ),
      CommandExample(
        "mantel tag add Pizza --fixed vie.cena",
        Phrase(es: "siempre el viernes por la noche", en: "always on Friday evening")
      ),
    ],
    parameters: RecordAdding.parameters(fields),
    output: .change
  )

  private let adding: RecordAdding

  init(_ arguments: ParsedArguments) throws(UsageError) {
    adding = RecordAdding(.tag, Self.fields, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try adding.run(in: context)
  }
}
