internal import ArgumentParsing
internal import Wording

/// `mantel template rm`: deletes a template.
struct TemplateRemove: Command {
  static let configuration = RecordRemoval.configuration(
    .template,
    examples: [
      CommandExample(
        "mantel template rm semana-tipica",
        Phrase(
          es: "la borra; las semanas nuevas empiezan vacías",
          en: "deletes it; new weeks begin empty"
        )
      )
    ]
  )

  private let removal: RecordRemoval

  init(_ arguments: ParsedArguments) throws(UsageError) {
    removal = try RecordRemoval(.template, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try removal.run(in: context)
  }
}
