internal import ArgumentParsing
internal import Wording

/// `mantel dish archive`: takes a dish out of planning and keeps it for history.
struct DishArchive: Command {
  static let configuration = CommandConfiguration(
    name: "archive",
    abstract: Phrase(
      es: "deja de planear un plato, y lo guarda para la historia",
      en: "plans a dish no more, and keeps it for history"
    ),
    discussion: Phrase(
      es: "'mantel dish list --archived' los enseña; 'mantel dish unarchive' los trae de vuelta.",
      en: "'mantel dish list --archived' shows them; 'mantel dish unarchive' brings them back."
    ),
    examples: [
      CommandExample(
        "mantel dish archive fideua",
        Phrase(es: "ya no se propone", en: "it isn't proposed any more")
      )
    ],
    parameters: RecordParameters.naming(.dish) + ChangeOptions.all,
    output: .change
  )

  private let archiving: DishArchiving

  init(_ arguments: ParsedArguments) throws(UsageError) {
    archiving = try DishArchiving(archives: true, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try archiving.run(in: context)
  }
}
