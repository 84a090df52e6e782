internal import ArgumentParsing
internal import Wording

/// `mantel objective show`: shows an objective.
struct ObjectiveShow: Command {
  static let configuration = RecordShowing.configuration(
    .objective,
    examples: [
      CommandExample(
        "mantel objective show perder-2026-01 --for ana",
        Phrase(es: "un objetivo", en: "an objective")
      )
    ]
  )

  private let showing: RecordShowing

  init(_ arguments: ParsedArguments) throws(UsageError) {
    showing = try RecordShowing(.objective, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try showing.run(in: context)
  }
}
