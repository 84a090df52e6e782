internal import ArgumentParsing
internal import MealFormat
internal import Wording

/// `set` of every kind of record: one member of its file.
struct RecordSetting {
  static let field = Parameter.argument(
    "FIELD",
    help: Phrase(
      es: "el campo, con puntos hacia dentro: minutes.cook",
      en: "the field, with points to go inside: minutes.cook"
    )
  )
  static let value = Parameter.arguments(
    "VALUE",
    help: Phrase(
      es: "su valor; el de una lista, por comas o en varias palabras",
      en: "its value; a list's by commas or in several words"
    ),
    isRequired: false
  )
  static let unset = Parameter.flag(
    "unset",
    help: Phrase(es: "quita el campo", en: "takes the field out")
  )

  static func configuration(_ noun: RecordNoun, examples: [CommandExample]) -> CommandConfiguration
  {
    CommandConfiguration(
      name: "set",
      abstract: Phrase(
        es: "cambia un campo de \(noun.one.es)",
        en: "changes a field of \(noun.one.en)"
      ),
      discussion: discussion(noun),
      examples: examples,
      parameters: RecordParameters.naming(noun).filter(\.isArgument) + [field, value, unset]
        + RecordParameters.naming(noun).filter { !$0.isArgument } + ChangeOptions.all,
      output: .change
    )
  }

  private static func discussion(_ noun: RecordNoun) -> Phrase {
    let fields = FieldEdit.fields(of: noun.kind).joined(separator: ", ")
    return Phrase(
      es: """
        El valor se lee según lo que el campo admite: números, sí o no, textos, listas por \
        comas; en alimentos y etiquetas vale el nombre. Lo que dejaría el archivo con errores \
        no se escribe. Si el nombre está en varios idiomas, se cambia el tuyo.

        Los campos: \(fields).
        """,
      en: """
        The value is read as what the field takes: numbers, yes or no, text, lists by commas; \
        foods and tags may be named. What would leave the file with errors isn't written. A \
        name in several languages is changed in yours.

        The fields: \(fields).
        """
    )
  }

  private let reference: RecordReference
  private let field: String
  private let words: [String]
  private let options: ChangeOptions

  init(_ noun: RecordNoun, _ arguments: ParsedArguments) throws(UsageError) {
    reference = try RecordReference(noun, arguments)
    field = try arguments.required(Self.field)
    words = arguments.values(Self.value)
    options = ChangeOptions(arguments)
    guard words.isEmpty == arguments.has(Self.unset) else {
      throw .validation(.valueOrUnset, hint: nil)
    }
  }

  init(_ reference: RecordReference, field: String, words: [String], options: ChangeOptions) {
    self.reference = reference
    self.field = field
    self.words = words
    self.options = options
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let target = try RecordFinder(context: context, session: session).find(reference)
    let edit = session.fieldEdit(target.noun.kind, in: context)
    let file = try session.changed(target.path) { object in
      do {
        if words.isEmpty {
          try edit.unset(field, in: &object)
        } else {
          try edit.set(field, to: words, in: &object)
        }
      } catch let error as FieldError {
        throw CommandFailure(error)
      }
    }
    try RecordReview(context: context, session: session).check([file])
    return try context.apply(
      [file],
      operation: "\(target.noun.rawValue) set",
      options: options,
      session: session
    )
  }
}
