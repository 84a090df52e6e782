internal import ArgumentParsing
internal import Wording

/// `mantel food edit`: opens a food in the user's editor.
struct FoodEdit: Command {
  static let configuration = RecordEditing.configuration(
    .food,
    examples: [
      CommandExample(
        "mantel food edit lenteja",
        Phrase(es: "un alimento, como JSON", en: "a food, as JSON")
      )
    ]
  )

  private let editing: RecordEditing

  init(_ arguments: ParsedArguments) throws(UsageError) {
    editing = try RecordEditing(.food, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try editing.run(in: context)
  }
}
