internal import ArgumentParsing
internal import MealFormat
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// The root of the command tree: bare `mantel` shows the day.
struct Mantel: Command {
  static let configuration = CommandConfiguration(
    name: "mantel",
    abstract: Phrase(
      es: "Las comidas de la casa en archivos sencillos",
      en: "The household's meals in plain files"
    ),
    discussion: Phrase(
      es: "Sin comando enseña hoy y mañana, qué empezar hoy y qué huecos quedan.",
      en:
        "Without a command it shows today and tomorrow, what to start today and what gaps are left."
    ),
    groupedSubcommands: [
      CommandGroup(Phrase(es: "La semana", en: "The week"), WeekCommands.all),
      CommandGroup(Phrase(es: "Lo que hay", en: "What is kept"), RecordCommands.all),
      CommandGroup(
        Phrase(es: "Los archivos y su historia", en: "The files and their history"),
        FileCommands.all + HistoryCommands.all
      ),
      CommandGroup(Phrase(es: "La casa", en: "The household"), SetupCommands.all),
    ],
    runsAlone: true,
    output: .dayOverview
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session { $0.week...($0.week + 1) }
    let overview = DayOverview(of: session.household, today: session.today)
    let faults = FaultWarnings(
      of: session.reading,
      weeks: [session.today.week, session.today.week + 1]
    )
    try context.warn(of: faults)
    let text = DayOverviewText(overview: overview, language: context.language)
    if context.isJSON {
      try context.output.json(text.document)
    } else if overview.isEmpty, !faults.isPartial {
      // Only here does it matter whether there are any dishes at all.
      let whole = session.store.load().household
      try context.output.prose(text.linesOfBeginning(in: whole))
    } else {
      try context.output.prose(text.lines)
    }
    if context.output.isTerminal { try tellNextQuestion(session, context) }
    return faults.isPartial ? .failed : .done
  }

  /// One question that the household leaves open, for whoever looks at the day.
  private func tellNextQuestion(_ session: Session, _ context: CommandContext) throws {
    guard !context.isJSON,
      let next = FollowUps(context: context, session: session).open.first
    else { return }
    try context.output.remark(StyledText(context.text(.followUpWaits(next.text)), .dim))
  }
}
