internal import ArgumentParsing
internal import MealChanges
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel undo`: a new commit that takes a change back.
struct Undo: Command {
  static let revision = Parameter.argument(
    "REV",
    help: Phrase(
      es: "el commit; si no se dice, el último que no esté deshecho",
      en: "the commit; unless said, the newest that isn't undone"
    ),
    isRequired: false,
    completion: .revision
  )

  static let configuration = CommandConfiguration(
    name: "undo",
    abstract: Phrase(es: "deshace un cambio guardado", en: "takes back a saved change"),
    discussion: Phrase(
      es: """
        Hace un commit nuevo; los cambios posteriores en otros sitios se quedan. Si alguno está \
        encima de lo que se deshace, no toca nada y dice cuál. Deshacer lo deshecho lo devuelve.

        Lo que alguien no puede comer no vuelve a la mesa, ni errores que ahora no hay. Lo que se \
        sabe de un alimento o de una persona vuelve siempre, y se avisa de lo que ya no puede comer.
        """,
      en: """
        Makes a new commit; later changes elsewhere stay. Where one stands on what is taken back, \
        nothing is touched and it is named. Undoing an undo brings the change back.

        What someone can't eat doesn't come back to the table, nor do errors that aren't there \
        now. What is known of a food or a person always comes back, and what they can't eat any \
        more is told.
        """
    ),
    examples: [
      CommandExample("mantel undo", Phrase(es: "el último cambio", en: "the last change")),
      CommandExample(
        "mantel undo 1a2b3c4 --dry-run",
        Phrase(es: "qué quitaría deshacer ese", en: "what taking that one back would change")
      ),
    ],
    parameters: [revision] + ChangeOptions.all,
    output: .change
  )

  private let revision: String?
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    revision = arguments.value(Self.revision)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let store = session.store
    let entry = try store.commitToUndo(revision)
    let pending: PendingUndo
    do {
      pending = try store.pendingUndo(of: entry)
    } catch StoreError.laterChanges(let clashes) {
      throw try refusal(entry, clashes, store, context)
    }
    let meals = try ReturningMeals(of: pending.files, context, session)
    let judgement = ReturnJudgement(of: pending.files, in: session, besides: meals.slots)
    guard judgement.refusals.isEmpty else {
      return try judgement.refuse(Phrase.undoingBringsErrors, in: context)
    }
    let message = options.message ?? Self.subject(of: pending.entry)[store.language]
    let sentences = store.words(for: pending.files)
      .sentences(for: ChangeFinder.changes(in: pending.files))
    var outcome = ChangeOutcome(
      state: .dryRun,
      sentences: [Phrase(verbatim: message)] + sentences,
      files: pending.files,
      warnings: meals.warnings + judgement.warnings,
      commits: []
    )
    if options.isWithoutCommit, !options.isDryRun {
      try store.write(pending.files)
      outcome.state = .written
    } else if !options.isDryRun {
      outcome.commits = try store.undo(pending, message: message)
      outcome.state = .committed
    }
    try context.tell(outcome)
    return .done
  }

  /// The subject of the new commit: of one that took another back, what that one was.
  static func subject(of entry: HistoryEntry) -> Phrase {
    guard entry.undoes != nil else { return .undone(entry.subject) }
    for language in Language.allCases {
      let prefix = Phrase.undone("")[language]
      if entry.subject.hasPrefix(prefix) {
        return .redone(String(entry.subject.dropFirst(prefix.count)))
      }
      let again = Phrase.redone("")[language]
      if entry.subject.hasPrefix(again) {
        return .undone(String(entry.subject.dropFirst(again.count)))
      }
    }
    return .undone(entry.subject)
  }

  /// Says which later changes stand on the values: edits that aren't saved, else commits.
  private func refusal(
    _ entry: HistoryEntry,
    _ clashes: [StoreError.Clash],
    _ store: HouseholdStore,
    _ context: CommandContext
  ) throws -> CommandFailure {
    let error = StoreError.laterChanges(clashes)
    let paths = Set(clashes.map(\.path)).sorted()
    let edited = try store.unsaved(paths).map(\.path)
    if !edited.isEmpty {
      return CommandFailure(error.message, hint: .unsavedOnIt(edited), exitCode: .refused)
    }
    let lines = HistoryLines(context: context, store: store)
    let later = try store.history(of: paths, limit: Self.mostLater)
      .prefix { $0.id != entry.id }.map(lines.short)
    let hint: Phrase? = later.isEmpty ? error.hint : .standsOnIt(Array(later.prefix(3)))
    return CommandFailure(error.message, hint: hint, exitCode: .refused)
  }

  private static let mostLater = 20
}
