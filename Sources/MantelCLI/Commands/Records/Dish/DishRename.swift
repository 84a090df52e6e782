internal import ArgumentParsing
internal import Wording

/// `mantel dish rename`: changes the name or the id of a dish.
struct DishRename: Command {
  static let configuration = RecordRenaming.configuration(
    .dish,
    examples: [
      CommandExample(
        "mantel dish rename lentejas-estofadas Lentejas de la abuela",
        Phrase(es: "cambia su nombre", en: "changes its name")
      ),
      CommandExample(
        "mantel dish rename lentejas-estofadas --id lentejas-de-la-abuela",
        Phrase(
          es: "cambia su id, y las semanas lo siguen",
          en: "changes its id, and the weeks follow"
        )
      ),
    ]
  )

  private let renaming: RecordRenaming

  init(_ arguments: ParsedArguments) throws(UsageError) {
    renaming = try RecordRenaming(.dish, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try renaming.run(in: context)
  }
}
