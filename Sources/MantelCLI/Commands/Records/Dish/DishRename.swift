internal import ArgumentParsing
internal import Wording

/// `mantel dish rename`: changes the name of a dish.
struct DishRename: Command {
  static let configuration = RecordRenaming.configuration(
    .dish,
    examples: [
      CommandExample(
        "mantel dish rename lentejas-estofadas Lentejas de la abuela",
        Phrase(es: "cambia su nombre", en: "changes its name")
      )
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
