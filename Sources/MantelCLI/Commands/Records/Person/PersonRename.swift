internal import ArgumentParsing
internal import Wording

/// `mantel person rename`: changes the name or the id of a person.
struct PersonRename: Command {
  static let configuration = RecordRenaming.configuration(
    .person,
    examples: [
      CommandExample(
        "mantel person rename nora Nora G.",
        Phrase(es: "cambia su nombre", en: "changes her name")
      ),
      CommandExample(
        "mantel person rename marcos --id marcos-g",
        Phrase(es: "cambia su id y su carpeta", en: "changes their id and folder")
      ),
    ]
  )

  private let renaming: RecordRenaming

  init(_ arguments: ParsedArguments) throws(UsageError) {
    renaming = try RecordRenaming(.person, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try renaming.run(in: context)
  }
}
