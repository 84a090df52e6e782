internal import ArgumentParsing
internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import Wording

/// `rename` of every kind of record: its name, its id, or both.
struct RecordRenaming {
  static let name = Parameter.words(
    "NAME",
    help: Phrase(es: "el nombre nuevo", en: "the new name"),
    isRequired: false
  )
  static let id = Parameter.option(
    "id",
    valueName: "NEW-ID",
    help: Phrase(
      es: "también otro id: el archivo se mueve y todo lo que lo nombra lo sigue",
      en: "another id too: the file moves and all that names it follows"
    )
  )

  static func configuration(_ noun: RecordNoun, examples: [CommandExample]) -> CommandConfiguration
  {
    CommandConfiguration(
      name: "rename",
      abstract: Phrase(
        es: "cambia el nombre o el id de \(noun.one.es)",
        en: "changes the name or the id of \(noun.one.en)"
      ),
      discussion: discussion(noun),
      examples: examples,
      parameters: parameters(noun),
      output: .change
    )
  }

  private static func parameters(_ noun: RecordNoun) -> [Parameter] {
    let naming = RecordParameters.naming(noun)
    return naming.filter(\.isArgument) + (noun.hasName ? [name] : []) + [id]
      + naming.filter { !$0.isArgument } + ChangeOptions.all
  }

  private static func discussion(_ noun: RecordNoun) -> Phrase {
    let name = Phrase(
      es: "Si el nombre está en varios idiomas se cambia el tuyo y los demás quedan.",
      en: "A name in several languages is changed in yours, and the others stay."
    )
    let id = Phrase(
      es: """
        El id solo cambia con --id: entonces se mueve el archivo y, en el mismo commit, se \
        reescribe todo lo que lo nombra, también las semanas pasadas. Lo privado lleva un commit \
        propio, porque es otro repositorio.
        """,
      en: """
        The id changes only with --id: the file moves and, in the same commit, all that names it \
        is rewritten, past weeks too. What is private has a commit of its own, since it is another \
        repository.
        """
    )
    return noun.hasName ? .joined([name, id], separator: "\n\n") : id
  }

  private let reference: RecordReference
  private let name: String?
  private let newID: String?
  private let options: ChangeOptions

  init(_ noun: RecordNoun, _ arguments: ParsedArguments) throws(UsageError) {
    reference = try RecordReference(noun, arguments)
    name = noun.hasName ? arguments.value(Self.name) : nil
    newID = arguments.value(Self.id)
    options = ChangeOptions(arguments)
    if name == nil, newID == nil {
      throw .validation(noun.hasName ? .nameOrID : .objectiveHasNoName, hint: nil)
    }
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let target = try RecordFinder(context: context, session: session).find(reference)
    let named = try name.map { try file(of: target, named: $0, session, context) }
    if let named { try RecordReview(context: context, session: session).check([named]) }
    guard let newID else { return try apply([named].compactMap(\.self), session, context) }
    let change = RecordIDChange(context: context, session: session, target: target, newID: newID)
    let files = try change.files(named: named)
    let code = try apply(files, session, context)
    if !options.isDryRun { try change.finish(files) }
    return code
  }

  private func file(
    of target: RecordTarget,
    named name: String,
    _ session: Session,
    _ context: CommandContext
  ) throws -> FileVersion {
    let edit = session.fieldEdit(target.noun.kind, in: context)
    return try session.changed(target.path) { object in
      object["name"] = edit.renamed(object["name"], name)
    }
  }

  private func apply(
    _ files: [FileVersion],
    _ session: Session,
    _ context: CommandContext
  ) throws -> ExitCode {
    try context.apply(
      files,
      operation: "\(reference.noun.rawValue) rename",
      options: options,
      session: session
    )
  }
}
