internal import ArgumentParsing
internal import MealModel
internal import Terminal
internal import Wording

/// `mantel compare`: weeks side by side.
struct CompareWeeks: Command {
  static let weeks = Parameter.arguments(
    "WEEK",
    help: Phrase(
      es: "dos semanas o más, o un rango: this next, 2026-W01..2026-W04",
      en: "two weeks or more, or a range: this next, 2026-W01..2026-W04"
    ),
    completion: .week
  )
  static let format = Parameter.option(
    "format",
    valueName: "FORMAT",
    help: Phrase(es: "text, md o json", en: "text, md or json"),
    completion: .values(["text", "md", "json"])
  )
  static let nutrition = Parameter.flag(
    "nutrition",
    help: Phrase(
      es: "también las proteínas, hidratos y grasas de cada día",
      en: "each day's protein, carbohydrates and fat too"
    )
  )

  static let configuration = CommandConfiguration(
    name: "compare",
    abstract: Phrase(es: "pone semanas una al lado de otra", en: "puts weeks side by side"),
    discussion: Phrase(
      es: """
        Los platos de cada comida, los huecos, las reglas rotas que nadie ha aceptado, los mínimos \
        sin llegar, lo que alguien no puede comer, lo que se repite, y lo que aportan por ración \
        frente a la meta de las comidas planeadas: las kcal de cada día, y las kcal, proteínas, \
        hidratos y grasas de la semana. '≥' es al menos eso, '?' que no se sabe. Si no caben en una \
        tabla, van una debajo de otra.
        """,
      en: """
        The dishes of each meal, gaps, broken rules that nobody accepted, minimums not met, what \
        someone can't eat, what is repeated, and what they bring per portion beside the target of \
        the planned meals: each day's kcal, and the week's kcal, protein, carbohydrates and fat. \
        '≥' is at least that, '?' not known. Where they don't fit into a table, they stand one \
        below the other.
        """
    ),
    examples: [
      CommandExample(
        "mantel compare this next",
        Phrase(es: "esta semana y la que viene", en: "this week and the next")
      ),
      CommandExample(
        "mantel compare 2026-W48 2026-W49 2026-W50 --format md",
        Phrase(es: "tres, en Markdown", en: "three, as Markdown")
      ),
    ],
    parameters: [weeks, format, nutrition],
    output: .comparison
  )

  private let words: [String]
  private let format: String?
  private let showsEachFigure: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments.values(Self.weeks)
    format = arguments.value(Self.format)
    showsEachFigure = arguments.has(Self.nutrition)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let weeks = try ShowWeek.weeks(words, today: session.today)
    guard weeks.count > 1 else {
      throw CommandFailure(.compareNeedsTwo, exitCode: .usage)
    }
    let comparison = WeekComparison(
      columns: weeks.map { WeekComparison.Column($0, of: session.household) }
    )
    let text = ComparisonText(
      comparison: comparison,
      language: context.language,
      showsEachFigure: showsEachFigure
    )
    let faults = FaultWarnings(of: session.reading, weeks: weeks, for: .judging)
    try context.warn(of: faults)
    switch context.isJSON ? "json" : format ?? "text" {
    case "json":
      let json = ComparisonJSON(comparison: comparison, language: context.language)
      try context.output.json(json.document(warnings: faults.phrases))
    case "md":
      let lines = ComparisonMarkdown(text: text).lines
      try context.output.raw(lines.joined(separator: "\n") + "\n")
    default: try context.output.lines(text.lines(context.output.width))
    }
    return faults.isPartial ? .failed : .done
  }
}
