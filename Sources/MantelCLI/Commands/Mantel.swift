internal import ArgumentParsing
internal import Wording

/// The root of the command tree: bare `mantel` shows the day.
struct Mantel: Command {
  static let configuration = CommandConfiguration(
    name: "mantel",
    abstract: Phrase(
      es: "Las comidas de la casa en archivos sencillos",
      en: "The household's meals in plain files"
    ),
    groupedSubcommands: [
      CommandGroup(Phrase(es: "La semana", en: "The week"), WeekCommands.all),
      CommandGroup(Phrase(es: "Lo que hay", en: "What is kept"), RecordCommands.all),
      CommandGroup(
        Phrase(es: "Los archivos y su historia", en: "The files and their history"),
        FileCommands.all + HistoryCommands.all
      ),
      CommandGroup(Phrase(es: "La casa", en: "The household"), SetupCommands.all),
    ]
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in context: CommandContext) throws -> ExitCode {
    .done
  }
}
