internal import ArgumentParsing
internal import Wording

/// `mantel objective set`: changes a field of an objective.
struct ObjectiveSet: Command {
  static let configuration = RecordSetting.configuration(
    .objective,
    examples: [
      CommandExample(
        "mantel objective set perder-2026-01 targetWeight 63 --for ana",
        Phrase(es: "otro peso", en: "another weight")
      ),
      CommandExample(
        "mantel objective set perder-2026-01 targets.protein 130 -p ana",
        Phrase(es: "una meta que no se calcula", en: "a target that isn't worked out")
      ),
    ]
  )

  private let setting: RecordSetting

  init(_ arguments: ParsedArguments) throws(UsageError) {
    setting = try RecordSetting(.objective, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try setting.run(in: context)
  }
}
