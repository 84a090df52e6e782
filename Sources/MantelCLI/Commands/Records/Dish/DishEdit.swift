internal import ArgumentParsing
internal import Wording

/// `mantel dish edit`: opens a dish in the user's editor.
struct DishEdit: Command {
  static let configuration = RecordEditing.configuration(
    .dish,
    examples: [
      CommandExample(
        "mantel dish edit paella-mixta",
        Phrase(es: "un plato, como JSON", en: "a dish, as JSON")
      )
    ]
  )

  private let editing: RecordEditing

  init(_ arguments: ParsedArguments) throws(UsageError) {
    editing = try RecordEditing(.dish, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try editing.run(in: context)
  }
}
