internal import ArgumentParsing
internal import Wording

/// `mantel tag rename`: changes the name of a tag.
struct TagRename: Command {
  static let configuration = RecordRenaming.configuration(
    .tag,
    examples: [
      CommandExample(
        "mantel tag rename carne Carne roja",
        Phrase(es: "cambia su nombre", en: "changes its name")
      )
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
