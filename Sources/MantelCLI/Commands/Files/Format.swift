internal import ArgumentParsing
internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel fmt`: the files in their canonical text.
struct Format: Command {
  static let paths = Parameter.arguments(
    "PATH",
    help: Phrase(
      es: "archivos o carpetas; '-' lee la entrada",
      en: "files or folders; '-' reads standard input"
    ),
    isRequired: false,
    completion: .file
  )
  static let check = Parameter.flag(
    "check",
    help: Phrase(
      es: "solo dice qué archivos cambiarían; acaba con 1 si hay alguno",
      en: "only lists the files that would change; ends with 1 if there are any"
    )
  )
  static let dryRun = Parameter.flag(
    "dry-run",
    short: "n",
    help: Phrase(
      es: "enseña los cambios y no escribe nada",
      en: "shows the changes, writes nothing"
    )
  )

  static let configuration = CommandConfiguration(
    name: "fmt",
    abstract: Phrase(
      es: "escribe los archivos en su forma canónica",
      en: "writes the files in their canonical text"
    ),
    discussion: Phrase(
      es: """
        Un archivo con errores por los que podría perderse algo se queda como está. No guarda \
        nada en git.
        """,
      en: """
        A file with errors by which something could be lost is left alone. Makes no commit.
        """
    ),
    examples: [
      CommandExample("mantel fmt", Phrase(es: "toda la casa", en: "the whole household")),
      CommandExample(
        "mantel fmt --check",
        Phrase(es: "para un hook o una integración continua", en: "for a hook or for CI")
      ),
      CommandExample(
        "mantel fmt - --as dishes/paella-mixta.json < dishes/paella-mixta.json",
        Phrase(es: "como filtro de un editor", en: "as an editor's filter")
      ),
    ],
    parameters: [paths, check, dryRun, Validate.stand],
    output: .formatting
  )

  private let paths: [String]
  private let isCheck: Bool
  private let isDryRun: Bool
  private let stand: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.values(Self.paths)
    isCheck = arguments.has(Self.check)
    isDryRun = arguments.has(Self.dryRun)
    stand = arguments.value(Validate.stand)
    let isInput = paths.contains("-")
    if isInput, paths.count > 1 { throw .validation(.inputStandsAlone, hint: nil) }
    if stand != nil, !isInput { throw .validation(.standNeedsInput, hint: nil) }
  }

  func run(in context: CommandContext) throws -> ExitCode {
    if paths == ["-"] { return try filter(in: context) }
    let judging = Judging(context: context)
    let files = try judging.files(paths)
    if let loose = files.loose.first {
      throw CommandFailure(.noKind(loose.path), hint: .noKindHint)
    }
    let outcome = FormatOutcome(of: files)
    if !isCheck, !isDryRun, let store = files.store { try store.write(outcome.versions) }
    try tell(outcome, in: context)
    if !outcome.faulty.isEmpty { return .failed }
    return isCheck && !outcome.versions.isEmpty ? .failed : .done
  }

  /// Standard input to standard output.
  private func filter(in context: CommandContext) throws -> ExitCode {
    let bytes = try context.prompt.readAll()
    let location = try? HouseholdLocation.discover(from: context.folder, fallback: nil)
    let path = stand.map { stand in
      let target = NamedPaths(from: context.folder, in: location).find(stand).target
      if case .household(let path) = target { return path }
      return stand
    }
    guard let path, case .file(let kind, _) = HouseholdPath(path) else {
      throw CommandFailure(.noKind(stand ?? "-"), hint: .noKindHint)
    }
    guard let text = CanonicalWriter.rewritten(bytes, kind) else {
      throw CommandFailure(.cannotChange(stand ?? "-"), hint: .inputErrorsHint(path))
    }
    if isCheck { return text == bytes ? .done : .failed }
    try context.output.raw(String(decoding: text, as: UTF8.self))
    return .done
  }

  private func tell(_ outcome: FormatOutcome, in context: CommandContext) throws {
    let output = context.output
    if context.isJSON {
      let state = isCheck ? "check" : isDryRun ? "dry-run" : "written"
      try output.json(
        .object([
          "state": .string(state),
          "files": .array(outcome.versions.map { .string($0.path) }),
          "faulty": .array(outcome.faulty.map { .string($0) }),
        ])
      )
      return
    }
    let lines = outcome.versions.flatMap { version in
      isDryRun ? LineDiff(of: version).styled : [StyledText(version.path)]
    }
    try output.lines(lines)
    for path in outcome.faulty {
      try output.complain(StyledText(context.text(.cannotChange(path))))
    }
    let count = outcome.versions.count
    let remark: Phrase =
      count == 0
      ? .allCanonical(outcome.count - outcome.faulty.count)
      : isCheck || isDryRun ? .notCanonical(count) : .rewritten(count)
    try output.remark(StyledText(context.text(remark), .dim))
    if !outcome.faulty.isEmpty {
      try output.remark(StyledText(context.text(.leftAlone(outcome.faulty.count)), .dim))
    }
  }
}

/// What writing files canonically comes to.
struct FormatOutcome {
  /// The files that change.
  var versions: [FileVersion] = []
  /// The files with errors that writing them anew could lose something by.
  var faulty: [String] = []
  /// How many files were looked at.
  var count = 0

  init(of files: FilesToJudge) {
    for file in files.sources where files.paths.contains(file.path) {
      guard case .file(let kind, _) = HouseholdPath(file.path) else { continue }
      count += 1
      guard case .bytes(let bytes) = file.content,
        let text = CanonicalWriter.rewritten(bytes, kind)
      else {
        faulty.append(file.path)
        continue
      }
      guard text != bytes else { continue }
      versions.append(FileVersion(path: file.path, before: bytes, after: text))
    }
  }
}
