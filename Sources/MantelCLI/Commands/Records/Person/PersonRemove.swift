internal import ArgumentParsing
internal import Wording

/// `mantel person rm`: deletes a person.
struct PersonRemove: Command {
  static let configuration = RecordRemoval.configuration(
    .person,
    examples: [
      CommandExample(
        "mantel person rm abuelo-luis",
        Phrase(es: "borra a alguien a quien nada nombra", en: "deletes someone whom nothing names")
      )
    ]
  )

  private let removal: RecordRemoval

  init(_ arguments: ParsedArguments) throws(UsageError) {
    removal = try RecordRemoval(.person, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try removal.run(in: context)
  }
}
