internal import ArgumentParsing
internal import Wording

/// `mantel tag set`: changes a field of a tag.
struct TagSet: Command {
  static let configuration = RecordSetting.configuration(
    .tag,
    examples: [
      CommandExample(
        "mantel tag set carne rules.maxPerWeek 2",
        Phrase(es: "como mucho dos veces por semana", en: "at most twice a week")
      ),
      CommandExample(
        "mantel tag set pasta-arroz rules.fixed vie.cena",
        Phrase(es: "siempre el viernes", en: "always on Friday")
      ),
    ]
  )

  private let setting: RecordSetting

  init(_ arguments: ParsedArguments) throws(UsageError) {
    setting = try RecordSetting(.tag, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try setting.run(in: context)
  }
}
