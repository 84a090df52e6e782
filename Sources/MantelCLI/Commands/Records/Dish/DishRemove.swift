internal import ArgumentParsing
internal import Wording

/// `mantel dish rm`: deletes a dish.
struct DishRemove: Command {
  static let configuration = RecordRemoval.configuration(
    .dish,
    examples: [
      CommandExample(
        "mantel dish rm paella-mixta",
        Phrase(
          es: "lo borra, o lo archiva si está en alguna semana",
          en: "deletes it, or archives it where some week names it"
        )
      )
    ]
  )

  private let removal: RecordRemoval

  init(_ arguments: ParsedArguments) throws(UsageError) {
    removal = try RecordRemoval(.dish, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try removal.run(in: context)
  }
}
