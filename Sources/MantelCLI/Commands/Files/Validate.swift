internal import ArgumentParsing
internal import DiagnosticFormats
internal import Diagnostics
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
  static let staged = Parameter.flag(
    "staged",
    help: Phrase(
      es: "juzga lo que guardaría el próximo commit de git",
      en: "judges what git's next commit would hold"
    )
  )
  static let fix = Parameter.flag(
    "fix",
    help: Phrase(
      es: "arregla lo que solo tiene una respuesta",
      en: "mends what has exactly one answer"
    )
  )
  static let dryRun = Parameter.flag(
    "dry-run",
    short: "n",
    help: Phrase(
      es: "con --fix: lo enseña y no escribe nada",
      en: "with --fix: shows it and writes nothing"
    )
  )
  static let watch = Parameter.flag(
    "watch",
    help: Phrase(
      es: "se queda atento y comprueba otra vez cada cambio",
      en: "stays and checks again at every change"
    )
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

        Un archivo que no es de la casa se mira solo por su sintaxis, aunque no haya casa ninguna.

        Acaba con 1 si hay errores; con --strict también si hay avisos. Con --watch sigue hasta \
        Ctrl-C; con --json sale entonces un documento por línea, uno por vez.
        """,
      en: """
        Looks at syntax, schema, references, who can eat what, rules and gaps, and says it all in \
        one run. Rules are judged on this week and later ones.

        Of a file that is none of the household's only the syntax is looked at, even where there \
        is no household.

        Ends with 1 where there are errors; with --strict also where there are warnings. With \
        --watch it goes on until Ctrl-C; with --json each run is then one document on one line.
        """
    ),
    examples: [
      CommandExample("mantel validate", Phrase(es: "toda la casa", en: "the whole household")),
      CommandExample(
        "mantel validate dishes/paella-mixta.json",
        Phrase(es: "solo lo que se dice de un archivo", en: "only what is said of one file")
      ),
      CommandExample(
        "mantel validate --fix",
        Phrase(es: "arregla comas, comillas y erratas", en: "mends commas, quotes and misspellings")
      ),
      CommandExample(
        "mantel validate - --as dishes/paella-mixta.json < dishes/paella-mixta.json",
        Phrase(es: "lo que un editor aún no ha guardado", en: "what an editor hasn't saved yet")
      ),
      CommandExample(
        "mantel validate --format github --strict",
        Phrase(es: "para una integración continua", en: "for continuous integration")
      ),
    ],
    parameters: [paths, format, staged, strict, history, fix, dryRun, stand, watch],
    output: .diagnostics
  )

  private let paths: [String]
  private let format: String
  private let isStaged: Bool
  private let isStrict: Bool
  private let includesHistory: Bool
  private let mends: Bool
  private let isDryRun: Bool
  private let stand: String?
  private let isWatching: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.values(Self.paths)
    format = arguments.value(Self.format) ?? "text"
    isStaged = arguments.has(Self.staged)
    isStrict = arguments.has(Self.strict)
    includesHistory = arguments.has(Self.history)
    mends = arguments.has(Self.fix)
    isDryRun = arguments.has(Self.dryRun)
    stand = arguments.value(Self.stand)
    isWatching = arguments.has(Self.watch)
    let isInput = paths.contains("-")
    if isInput, paths.count > 1 { throw .validation(.inputStandsAlone, hint: nil) }
    if stand != nil, !isInput { throw .validation(.standNeedsInput, hint: nil) }
    if mends, isInput { throw .validation(.cannotMend("-"), hint: .mendInputHint) }
    if mends, isStaged { throw .validation(.cannotMend("--staged"), hint: nil) }
    if isDryRun, !mends { throw .validation(.dryRunNeedsFix, hint: nil) }
    let unwatched = [("-", isInput), ("--staged", isStaged), ("--fix", mends)].first { $0.1 }
    if isWatching, let unwatched { throw .validation(.cannotWatch(unwatched.0), hint: nil) }
  }

  func run(in context: CommandContext) throws -> ExitCode {
    guard isWatching else { return try validate(in: context) }
    return try Watching(context: context, isJSON: context.isJSON || format == "json")
      .run(validate)
  }

  private func validate(in context: CommandContext) throws -> ExitCode {
    let format = context.isJSON ? "json" : format
    let judging = Judging(context: context, includesHistory: includesHistory)
    let judgement: Judgement
    if paths == ["-"] {
      judgement = try judging.input(as: stand)
    } else if isStaged {
      judgement = try judging.staged(paths)
    } else {
      let files = try judging.files(paths)
      judgement = mends ? try mend(files, judging, format) : try judging.judge(files)
    }
    try DiagnosticPrinter(context: context, documents: judgement.documents)
      .print(judgement.report, format: format)
    let report = judgement.report
    let isBad = report.count(of: .error) > 0 || isStrict && report.count(of: .warning) > 0
    return isBad ? .failed : .done
  }

  /// Mends what can be, tells it, and judges what is left.
  private func mend(
    _ files: FilesToJudge,
    _ judging: Judging,
    _ format: String
  ) throws -> Judgement {
    let mends = try Mends(of: files, judging)
    if !isDryRun { try mends.write() }
    let judgement = try judging.judge(mends.files)
    try mends.tell(in: judging.context, asText: format == "text", isDone: !isDryRun)
    return judgement
  }
}
