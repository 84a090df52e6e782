internal import ArgumentParsing
internal import Wording

/// `mantel dish unarchive`: brings an archived dish back.
struct DishUnarchive: Command {
  static let configuration = CommandConfiguration(
    name: "unarchive",
    abstract: Phrase(
      es: "trae de vuelta un plato archivado",
      en: "brings an archived dish back"
    ),
    examples: [
      CommandExample(
        "mantel dish unarchive fideua",
        Phrase(es: "se puede planear otra vez", en: "it can be planned again")
      )
    ],
    parameters: RecordParameters.naming(.dish) + ChangeOptions.all,
    output: .change
  )

  private let archiving: DishArchiving

  init(_ arguments: ParsedArguments) throws(UsageError) {
    archiving = try DishArchiving(archives: false, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try archiving.run(in: context)
  }
}
