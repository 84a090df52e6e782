internal import ArgumentParsing
internal import Wording

/// `mantel template rename`: changes the name of a template, or its id.
struct TemplateRename: Command {
  static let configuration = RecordRenaming.configuration(
    .template,
    examples: [
      CommandExample(
        "mantel template rename semana-tipica Semana de colegio",
        Phrase(es: "cambia su nombre", en: "changes its name")
      ),
      CommandExample(
        "mantel template rename semana-tipica --id colegio",
        Phrase(es: "cambia su id, y los ajustes la siguen", en: "changes its id, settings follow")
      ),
    ]
  )

  private let renaming: RecordRenaming

  init(_ arguments: ParsedArguments) throws(UsageError) {
    renaming = try RecordRenaming(.template, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try renaming.run(in: context)
  }
}
