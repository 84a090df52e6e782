internal import ArgumentParsing
internal import Wording

/// `mantel tag rename`: changes the name or the id of a tag.
struct TagRename: Command {
  static let configuration = RecordRenaming.configuration(
    .tag,
    examples: [
      CommandExample(
        "mantel tag rename carne Carne roja",
        Phrase(es: "cambia su nombre", en: "changes its name")
      ),
      CommandExample(
        "mantel tag rename carne --id carne-roja",
        Phrase(
          es: "cambia su id, y los platos la siguen",
          en: "changes its id, and the dishes follow"
        )
      ),
    ]
  )

  private let renaming: RecordRenaming

  init(_ arguments: ParsedArguments) throws(UsageError) {
    renaming = try RecordRenaming(.tag, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try renaming.run(in: context)
  }
}
