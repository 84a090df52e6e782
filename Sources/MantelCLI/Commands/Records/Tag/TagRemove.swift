internal import ArgumentParsing
internal import Wording

/// `mantel tag rm`: deletes a tag.
struct TagRemove: Command {
  static let configuration = RecordRemoval.configuration(
    .tag,
    examples: [
      CommandExample(
        "mantel tag rm pizza",
        Phrase(es: "la borra si nada la nombra", en: "deletes it where nothing names it")
      )
    ]
  )

  private let removal: RecordRemoval

  init(_ arguments: ParsedArguments) throws(UsageError) {
    removal = try RecordRemoval(.tag, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try removal.run(in: context)
  }
}
