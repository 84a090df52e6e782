internal import ArgumentParsing
internal import DiagnosticFormats
internal import Diagnostics
internal import MealChanges
internal import MealFormat
internal import MealStore
internal import MealValidation
internal import Terminal
internal import Wording

/// `mantel save`: keeps what was edited by hand.
struct Save: Command {
  static let paths = Parameter.arguments(
    "PATH",
    help: Phrase(
      es: "archivos o carpetas; todo si no se dice",
      en: "files or folders; all unless said"
    ),
    isRequired: false,
    completion: .file
  )

  static let configuration = CommandConfiguration(
    name: "save",
    abstract: Phrase(es: "guarda lo que se ha editado a mano", en: "keeps what was edited by hand"),
    discussion: Phrase(
      es: """
        Arregla lo que solo tiene una respuesta y lo enseña antes, comprueba la casa, escribe los \
        archivos en su forma canónica y hace un commit solo de ellos. Lo que tuviera errores antes \
        no estorba; los nuevos sí.
        """,
      en: """
        Mends what has exactly one answer and shows it first, checks the household, writes the \
        files in their canonical text and makes a commit of them alone. Errors that were there \
        before don't stand in the way; new ones do.
        """
    ),
    examples: [
      CommandExample("mantel save", Phrase(es: "todo lo editado", en: "all that was edited")),
      CommandExample(
        "mantel save plans -m 'La semana de los abuelos'",
        Phrase(
          es: "solo una carpeta, con un mensaje propio",
          en: "one folder, with your own message"
        )
      ),
      CommandExample(
        "mantel save --dry-run",
        Phrase(es: "qué se guardaría", en: "what would be saved")
      ),
    ],
    parameters: [paths] + ChangeOptions.all,
    output: .saving
  )

  private let paths: [String]
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.values(Self.paths)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let store = try context.store()
    let today = try context.dayOfJudging(store)
    let meant = try householdPaths(store, context)
    let sources = store.sources()
    try tellUnreadable(sources, meant, context)
    let edited = Set(try store.unsaved(meant).map(\.path))
    let mending = Mending(
      household: edited.isEmpty ? [] : sources,
      today: today,
      timeZones: SystemClock.timeZones,
      where: edited.contains
    )
    let pending = try store.pendingSave(meant, today: today, mended: mending.mended)
    guard !pending.changes.isEmpty else {
      try tellNothing(context)
      return .done
    }
    if !pending.newErrors.isEmpty {
      try refuse(pending, sources, store, context)
      return .failed
    }
    return try save(pending, mending.mended, store, context)
  }

  private func householdPaths(
    _ store: HouseholdStore,
    _ context: CommandContext
  ) throws -> [String] {
    let named = NamedPaths(from: context.folder, in: store.location)
    let meant = try paths.map { word in
      guard case .household(let path) = named.find(word).target else {
        throw CommandFailure(.noKind(word))
      }
      return path
    }
    return meant.contains("") ? [] : meant
  }

  private func save(
    _ pending: PendingSave,
    _ mended: [Mending.MendedFile],
    _ store: HouseholdStore,
    _ context: CommandContext
  ) throws -> ExitCode {
    let told = pending.told
    let words = store.words(for: told)
    let sentences = words.sentences(for: ChangeFinder.changes(in: told))
    if options.isDryRun {
      try context.tell(
        ChangeOutcome(state: .dryRun, sentences: sentences, files: told, commits: [])
      )
      return .done
    }
    if !mended.isEmpty {
      try tellMends(mended, context)
      guard try context.agrees(to: .saveWithMends) else {
        try context.output.remark(StyledText(context.text(.notSaved)))
        return .refused
      }
    }
    var outcome = ChangeOutcome(state: .written, sentences: sentences, files: told, commits: [])
    if options.isWithoutCommit {
      try store.write(pending.files)
    } else {
      outcome.commits = try store.save(pending, message: options.message)
      outcome.state = .committed
    }
    outcome.warnings = try unchecked(after: told, store, context)
    try context.tell(outcome)
    return .done
  }

  /// What the saved files leave unchecked for a strict person, by day and meal: a plan that names
  /// such a dish, or a food of which less is known than before.
  private func unchecked(
    after told: [FileVersion],
    _ store: HouseholdStore,
    _ context: CommandContext
  ) throws -> [Phrase] {
    let found = store.newFindings(by: told, today: try context.dayOfJudging(store)) { diagnostic in
      diagnostic.finding.code == .notChecked && diagnostic.finding.severity == .warning
    }
    guard !found.isEmpty else { return [] }
    let household = store.load().household
    return found.map { $0.sentence(in: household) }
  }

  /// The mends go to standard error where nobody is asked: they are no part of the result.
  private func tellMends(_ mended: [Mending.MendedFile], _ context: CommandContext) throws {
    let lines = [StyledText(context.text(.mendsBeforeSaving))] + Mends.diff(mended)
    for line in lines { try context.output.remark(line) }
  }

  private func tellNothing(_ context: CommandContext) throws {
    if context.isJSON {
      try context.tell(ChangeOutcome(state: .committed, sentences: [], files: [], commits: []))
    } else {
      try context.output.remark(StyledText(context.text(.nothingToSave), .dim))
    }
  }

  private func tellUnreadable(
    _ sources: [SourceFile],
    _ meant: [String],
    _ context: CommandContext
  ) throws {
    var checked = CheckedPaths()
    checked.household = meant
    checked.isWhole = meant.isEmpty
    for file in sources where checked.contains(file.path) {
      if case .bytes = file.content { continue }
      try context.output.remark(StyledText(context.text(.notReadable(file.path))))
    }
  }

  /// Shows the new errors as `validate` shows them: where they stand on disk, if they do.
  private func refuse(
    _ pending: PendingSave,
    _ sources: [SourceFile],
    _ store: HouseholdStore,
    _ context: CommandContext
  ) throws {
    let validation = HouseholdValidation(
      of: sources,
      today: try context.dayOfJudging(store),
      timeZones: SystemClock.timeZones
    )
    let onDisk = validation.diagnostics.filter { diagnostic in
      pending.newErrors.contains { error in
        error.path == diagnostic.path && error.finding.code == diagnostic.finding.code
          && error.finding.message == diagnostic.finding.message
      }
    }
    let shown = onDisk.count < pending.newErrors.count ? pending.newErrors : onDisk
    let files = Set(shown.map(\.path)).count
    try DiagnosticPrinter(context: context, documents: validation.reading.documents)
      .print(DiagnosticReport(shown, files: files), format: context.isJSON ? "json" : "text")
    try context.output.complain(StyledText(context.text(.notSavedForErrors)))
  }
}
