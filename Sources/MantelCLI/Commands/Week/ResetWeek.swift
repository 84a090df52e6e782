internal import ArgumentParsing
internal import MealModel
internal import Terminal
internal import Wording

/// `mantel reset`: empties the unlocked meals of a week.
struct ResetWeek: Command {
  static let week = Parameter.argument(
    "WEEK",
    help: Phrase(es: "qué semana", en: "which week"),
    completion: .week
  )

  static let configuration = CommandConfiguration(
    name: "reset",
    abstract: Phrase(
      es: "vacía una semana, menos lo bloqueado",
      en: "empties a week but for what is locked"
    ),
    discussion: Phrase(
      es: "Pregunta antes. Sin terminal hace falta --yes; 'mantel undo' lo deshace.",
      en: "Asks first. Without a terminal it takes --yes; 'mantel undo' takes it back."
    ),
    examples: [
      CommandExample("mantel reset next --yes", Phrase(es: "la semana que viene", en: "next week")),
      CommandExample(
        "mantel reset 2026-W53 --yes",
        Phrase(es: "sin preguntar", en: "without asking")
      ),
    ],
    parameters: [week, ForceOption.parameter] + ChangeOptions.all,
    output: .change
  )

  private let week: String
  private let isForced: Bool
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    week = try arguments.required(Self.week)
    isForced = arguments.has(ForceOption.parameter)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let week = try WeekReference.parse(week, today: session.today)
    var edit = PlanEdit(context, session, isForced: isForced)
    if session.household.plans[week] != nil {
      try edit.open(week)
      for address in PlaceReference.week(week).slots(in: edit.household) where !edit[address].locked
      {
        edit.put(Slot(), at: address)
      }
    }
    let count = edit.changes.count
    if count > 0, !options.isDryRun {
      switch try context.confirm(.resetQuestion(week.description, meals: count)) {
      case true?: break
      case false?:
        try context.output.remark(StyledText(context.text(.leftAsItWas), .dim))
        return .refused
      case nil:
        throw CommandFailure(
          .resetUnasked(week.description, meals: count),
          hint: .yesHint,
          exitCode: .refused
        )
      }
    }
    edit.tellBreaches()
    return try edit.apply(operation: "reset", options: options)
  }
}
