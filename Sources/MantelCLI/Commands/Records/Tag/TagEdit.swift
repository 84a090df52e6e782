internal import ArgumentParsing
internal import Wording

/// `mantel tag edit`: opens a tag in the user's editor.
struct TagEdit: Command {
  static let configuration = RecordEditing.configuration(
    .tag,
    examples: [
      CommandExample(
        "mantel tag edit carne",
        Phrase(es: "una etiqueta, como JSON", en: "a tag, as JSON")
      )
    ]
  )

  private let editing: RecordEditing

  init(_ arguments: ParsedArguments) throws(UsageError) {
    editing = try RecordEditing(.tag, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try editing.run(in: context)
  }
}
