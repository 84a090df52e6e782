internal import ArgumentParsing
internal import Wording

/// `mantel objective edit`: opens an objective in the user's editor.
struct ObjectiveEdit: Command {
  static let configuration = RecordEditing.configuration(
    .objective,
    examples: [
      CommandExample(
        "mantel objective edit perder-2026-01 --for ana",
        Phrase(es: "un objetivo, como JSON", en: "an objective, as JSON")
      )
    ]
  )

  private let editing: RecordEditing

  init(_ arguments: ParsedArguments) throws(UsageError) {
    editing = try RecordEditing(.objective, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try editing.run(in: context)
  }
}
