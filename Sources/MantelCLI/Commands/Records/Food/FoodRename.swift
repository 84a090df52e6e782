internal import ArgumentParsing
internal import Wording

/// `mantel food rename`: changes the name of a food.
struct FoodRename: Command {
  static let configuration = RecordRenaming.configuration(
    .food,
    examples: [
      CommandExample(
        "mantel food rename huevo Huevo de corral",
        Phrase(es: "cambia su nombre", en: "changes its name")
      )
    ]
  )

  private let renaming: RecordRenaming

  init(_ arguments: ParsedArguments) throws(UsageError) {
    renaming = try RecordRenaming(.food, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try renaming.run(in: context)
  }
}
