internal import ArgumentParsing
internal import Wording

/// The root of the command tree.
struct Mantel: Command {
  static let configuration = CommandConfiguration(
    name: "mantel",
    abstract: Phrase(
      es: "Las comidas de la casa en archivos sencillos",
      en: "The household's meals in plain files"
    ),
    groupedSubcommands: [
      CommandGroup(
        Phrase(es: "Los archivos", en: "The files"),
        [Validate.self, Format.self]
      )
    ]
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in context: CommandContext) throws -> ExitCode {
    .done
  }
}
