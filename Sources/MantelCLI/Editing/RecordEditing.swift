internal import ArgumentParsing
internal import MealFormat
internal import MealModel
internal import MealStore
internal import Wording

/// Opens what was asked for, and `edit` of every kind of record.
struct RecordEditing {
  let target: EditTarget
  let isForced: Bool
  let options: ChangeOptions

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    if !options.isDryRun, !options.isWithoutCommit { try session.store.checkThatCommitsWork() }
    let desk = EditDesk(context: context, store: session.store)
    switch target {
    case .week(let word):
      let week = try WeekReference.parse(word ?? "this", today: session.today)
      return try desk.edit(try plan(.week(week), context, session))
    case .template(let text):
      let lookup = RecordLookup<Template>(
        templatesOf: session.household,
        language: context.language
      )
      let id: Template.ID
      do { id = try lookup.resolve(text) } catch { throw CommandFailure(error) }
      return try desk.edit(try plan(.template(id), context, session))
    case .record(let reference):
      let path = try find(reference, context, session)
      return try desk.edit(
        try EditedRecord(path, in: context, session.store, options: options)
      )
    case .single(let record):
      return try desk.edit(
        try EditedRecord(record.path, in: context, session.store, options: options)
      )
    }
  }

  private func plan(
    _ subject: EditedPlan.Subject,
    _ context: CommandContext,
    _ session: Session
  ) throws -> EditedPlan {
    try EditedPlan(subject, in: context, session, isForced: isForced, options: options)
  }

  /// The path of a record; where there is none, also how one is made.
  private func find(
    _ reference: RecordReference,
    _ context: CommandContext,
    _ session: Session
  ) throws -> String {
    do {
      return try RecordFinder(context: context, session: session).find(reference).path
    } catch var failure as CommandFailure where failure.exitCode == .failed {
      let add = Phrase.makeItWith("mantel \(reference.noun.rawValue) add")
      failure.hint = .joined([failure.hint, add].compactMap(\.self), separator: " ")
      throw failure
    }
  }
}

extension RecordEditing {
  /// `edit` as a subcommand of a kind's.
  static func configuration(_ noun: RecordNoun, examples: [CommandExample]) -> CommandConfiguration
  {
    CommandConfiguration(
      name: "edit",
      abstract: Phrase(
        es: "abre \(noun.one.es) en tu editor",
        en: "opens \(noun.one.en) in your editor"
      ),
      discussion: Phrase(
        es: """
          Se edita como JSON; al cerrar se comprueba y se guarda en un commit. Los errores se \
          anotan arriba del texto, que se abre otra vez.
          """,
        en: """
          It is edited as JSON; on closing it is checked and saved as one commit. Errors are \
          noted above the text, which is opened again.
          """
      ),
      examples: examples,
      parameters: RecordParameters.naming(noun) + ChangeOptions.all,
      output: .change
    )
  }

  init(_ noun: RecordNoun, _ arguments: ParsedArguments) throws(UsageError) {
    self.init(
      target: .record(try RecordReference(noun, arguments)),
      isForced: false,
      options: ChangeOptions(arguments)
    )
  }
}
