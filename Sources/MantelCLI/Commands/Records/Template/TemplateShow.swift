internal import ArgumentParsing
internal import Wording

/// `mantel template show`: shows a template.
struct TemplateShow: Command {
  static let configuration = RecordShowing.configuration(
    .template,
    examples: [
      CommandExample(
        "mantel template show semana-tipica",
        Phrase(es: "sus comidas, día por día", en: "its meals, day by day")
      )
    ]
  )

  private let showing: RecordShowing

  init(_ arguments: ParsedArguments) throws(UsageError) {
    showing = try RecordShowing(.template, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try showing.run(in: context)
  }
}
