internal import ArgumentParsing
internal import Wording

/// `mantel food rename`: changes the name or the id of a food.
struct FoodRename: Command {
  static let configuration = RecordRenaming.configuration(
    .food,
    examples: [
      CommandExample(
        "mantel food rename huevo Huevo de corral",
        Phrase(es: "cambia su nombre", en: "changes its name")
      ),
      CommandExample(
        "mantel food rename lenteja --id lenteja-pardina",
        Phrase(
          es: "cambia su id, y los platos lo siguen",
          en: "changes its id, and the dishes follow"
        )
      ),
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
