internal import ArgumentParsing
internal import Wording

/// `mantel person set`: changes a field of a person.
struct PersonSet: Command {
  static let configuration = RecordSetting.configuration(
    .person,
    examples: [
      CommandExample(
        "mantel person set nora allergies nuts,kiwi",
        Phrase(es: "lo que no puede comer", en: "what she can't have")
      ),
      CommandExample(
        "mantel person set nora strict yes",
        Phrase(es: "las trazas cuentan", en: "traces count")
      ),
    ]
  )

  private let setting: RecordSetting

  init(_ arguments: ParsedArguments) throws(UsageError) {
    setting = try RecordSetting(.person, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try setting.run(in: context)
  }
}
