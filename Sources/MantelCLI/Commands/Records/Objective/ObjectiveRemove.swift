internal import ArgumentParsing
internal import Wording

/// `mantel objective rm`: deletes an objective.
struct ObjectiveRemove: Command {
  static let configuration = RecordRemoval.configuration(
    .objective,
    examples: [
      CommandExample(
        "mantel objective rm perder-2026-01 --for ana",
        Phrase(es: "lo borra si no es el activo", en: "deletes it where it isn't the active one")
      )
    ]
  )

  private let removal: RecordRemoval

  init(_ arguments: ParsedArguments) throws(UsageError) {
    removal = try RecordRemoval(.objective, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try removal.run(in: context)
  }
}
