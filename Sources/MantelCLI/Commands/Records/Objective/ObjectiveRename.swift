internal import ArgumentParsing
internal import Wording

/// `mantel objective rename`: changes the id of an objective, which has no name.
struct ObjectiveRename: Command {
  static let configuration = RecordRenaming.configuration(
    .objective,
    examples: [
      CommandExample(
        "mantel objective rename perder-2026-01 --id invierno --for ana",
        Phrase(es: "y el objetivo activo la sigue", en: "and the active objective follows")
      )
    ]
  )

  private let renaming: RecordRenaming

  init(_ arguments: ParsedArguments) throws(UsageError) {
    renaming = try RecordRenaming(.objective, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try renaming.run(in: context)
  }
}
