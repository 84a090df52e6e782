internal import ArgumentParsing
internal import JSONDocument
internal import MealFormat
internal import Wording

/// `rename` of every kind of record: its name, and never its id.
struct RecordRenaming {
  static let name = Parameter.words(
    "NAME",
    help: Phrase(es: "el nombre nuevo", en: "the new name")
  )

  static func configuration(_ noun: RecordNoun, examples: [CommandExample]) -> CommandConfiguration
  {
    CommandConfiguration(
      name: "rename",
      abstract: Phrase(
        es: "cambia el nombre de \(noun.one.es), no su id",
        en: "changes the name of \(noun.one.en), not its id"
      ),
      discussion: Phrase(
        es: "Si el nombre está en varios idiomas se cambia el tuyo y los demás quedan.",
        en: "A name in several languages is changed in yours, and the others stay."
      ),
      examples: examples,
      parameters: RecordParameters.naming(noun) + [name] + ChangeOptions.all
    )
  }

  private let reference: RecordReference
  private let name: String
  private let options: ChangeOptions

  init(_ noun: RecordNoun, _ arguments: ParsedArguments) throws(UsageError) {
    reference = try RecordReference(noun, arguments)
    name = try arguments.required(Self.name)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let target = try RecordFinder(context: context, session: session).find(reference)
    let edit = session.fieldEdit(target.noun.kind, in: context)
    let file = try session.changed(target.path) { object in
      object["name"] = edit.renamed(object["name"], name)
    }
    try RecordReview(context: context, session: session).check([file])
    return try context.apply(
      [file],
      operation: "\(target.noun.rawValue) rename",
      options: options,
      session: session
    )
  }
}
