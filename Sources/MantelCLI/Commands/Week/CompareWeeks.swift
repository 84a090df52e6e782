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

  static let configuration = CommandConfiguration(
    name: "compare",
    abstract: Phrase(es: "pone semanas una al lado de otra", en: "puts weeks side by side"),
    discussion: Phrase(
      es: """
        Los platos de cada comida, los huecos, las reglas rotas que nadie ha aceptado, los mínimos \
        sin llegar, lo que alguien no puede comer, lo que se repite y, donde se sabe, las kcal de \
        cada día frente a su objetivo. Si no caben en una tabla, van una debajo de otra.
        """,
      en: """
        The dishes of each meal, gaps, broken rules that nobody accepted, minimums not met, what \
        someone can't eat, what is repeated and, where it is known, each day's kcal beside its \
        target. Where they don't fit into a table, they stand one below the other.
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
    parameters: [weeks, format],
    output: .comparison
  )

  private let words: [String]
  private let format: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments.values(Self.weeks)
    format = arguments.value(Self.format)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let weeks = try ShowWeek.weeks(words, today: session.today)
    guard weeks.count > 1 else {
      throw CommandFailure(.compareNeedsTwo, exitCode: .usage)
    }
    let household = session.household
    let columns = weeks.map { week in
      WeekComparison.Column(
        Phrase(verbatim: week.description),
        id: week.description,
        household: household,
        weeks: [week]
      )
    }
    let comparison = WeekComparison(columns: columns)
    let text = ComparisonText(comparison: comparison, language: context.language)
    let isPartial = try context.warnOfFaults(in: session.reading, weeks: weeks)
    switch context.isJSON ? "json" : format ?? "text" {
    case "json":
      let json = ComparisonJSON(comparison: comparison, language: context.language)
      try context.output.json(json.document)
    case "md":
      let lines = ComparisonMarkdown(text: text).lines
      try context.output.raw(lines.joined(separator: "\n") + "\n")
    default: try context.output.lines(text.lines(context.output.width))
    }
    return isPartial ? .failed : .done
  }
}
