internal import ArgumentParsing
internal import DiagnosticFormats
internal import Diagnostics
internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import MealStore
internal import MealValidation
internal import Terminal
internal import Wording

/// `mantel validate`: what is wrong with the household, all of it, each with its place.
struct Validate: Command {
  static let paths = Parameter.arguments(
    "PATH",
    help: Phrase(
      es: "archivos o carpetas; '-' lee la entrada",
      en: "files or folders; '-' reads standard input"
    ),
    isRequired: false,
    completion: .file
  )
  static let format = Parameter.option(
    "format",
    valueName: "FORMAT",
    help: Phrase(es: "text, json, github o sarif", en: "text, json, github or sarif"),
    completion: .values(["text", "json", "github", "sarif"])
  )
  static let strict = Parameter.flag(
    "strict",
    help: Phrase(es: "los avisos cuentan como errores", en: "warnings count as errors")
  )
  static let history = Parameter.flag(
    "history",
    help: Phrase(es: "juzga también las semanas pasadas", en: "judges past weeks too")
  )
  static let stand = Parameter.option(
    "as",
    valueName: "PATH",
    help: Phrase(
      es: "con '-': de qué archivo hace las veces la entrada",
      en: "with '-': whose place standard input takes"
    ),
    completion: .file
  )

  static let configuration = CommandConfiguration(
    name: "validate",
    aliases: ["check"],
    abstract: Phrase(
      es: "comprueba los archivos de la casa",
      en: "checks the household's files"
    ),
    discussion: Phrase(
      es: """
        Mira sintaxis, esquema, referencias, qué puede comer cada cual, reglas y huecos, y lo dice \
        todo de una vez. Las reglas se juzgan en esta semana y las que vienen.

        Acaba con 1 si hay errores; con --strict también si hay avisos.
        """,
      en: """
        Looks at syntax, schema, references, who can eat what, rules and gaps, and says it all in \
        one run. Rules are judged on this week and later ones.

        Ends with 1 where there are errors; with --strict also where there are warnings.
        """
    ),
    examples: [
      CommandExample("mantel validate", Phrase(es: "toda la casa", en: "the whole household")),
      CommandExample(
        "mantel validate dishes/paella.json",
        Phrase(es: "solo lo que se dice de un archivo", en: "only what is said of one file")
      ),
      CommandExample(
        "mantel validate --format github --strict",
        Phrase(es: "para una integración continua", en: "for continuous integration")
      ),
    ],
    parameters: [paths, format, strict, history, stand]
  )

  private let paths: [String]
  private let format: String
  private let isStrict: Bool
  private let includesHistory: Bool
  private let stand: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.values(Self.paths)
    format = arguments.value(Self.format) ?? "text"
    isStrict = arguments.has(Self.strict)
    includesHistory = arguments.has(Self.history)
    stand = arguments.value(Self.stand)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let store = try context.store()
    let today = try context.today(context.settings(of: store))
    let validation = HouseholdValidation(
      of: store.sources(),
      today: today,
      includingHistory: includesHistory,
      timeZones: SystemClock.timeZones
    )
    let report = DiagnosticReport(validation.diagnostics, files: validation.reading.fileCount)
    try DiagnosticPrinter(context: context, documents: validation.reading.documents)
      .print(report, format: context.isJSON ? "json" : format)
    let isBad = report.count(of: .error) > 0 || isStrict && report.count(of: .warning) > 0
    return isBad ? .failed : .done
  }
}
