internal import ArgumentParsing
internal import MealModel
internal import MealPlanner
internal import MealRules
internal import Terminal
internal import Wording

/// `mantel template apply`: puts a template's meals into a week's empty slots.
struct TemplateApply: Command {
  static let week = Parameter.argument(
    "WEEK",
    help: Phrase(es: "qué semana; si no, esta", en: "which week; else this one"),
    isRequired: false,
    completion: .week
  )
  static let replace = Parameter.flag(
    "replace",
    help: Phrase(
      es: "también en lugar de lo ya planeado, menos lo que lleva candado",
      en: "also in the place of what is planned, but for what is locked"
    )
  )

  static let fill = Parameter.flag(
    "fill",
    help: Phrase(
      es: "completa los deseos y los huecos que quedan, como 'mantel fill'",
      en: "fills the wishes and gaps that are left, as 'mantel fill' does"
    )
  )

  static let configuration = CommandConfiguration(
    name: "apply",
    abstract: Phrase(
      es: "pone una plantilla en los huecos vacíos de una semana",
      en: "puts a template into a week's empty slots"
    ),
    discussion: Phrase(
      es: """
        Se ponen las comidas que los ajustes planean. Lo que está planeado se queda, y lo que \
        lleva candado siempre. Como en 'mantel set', lo que rompe una regla no se planea sin \
        --force, y lo que alguien no puede comer, nunca; se dice todo de una vez.
        """,
      en: """
        The meals that the settings plan are put in. What is planned stays, and what is locked \
        always does. As in 'mantel set', what breaks a rule isn't planned without --force, and \
        what someone can't eat never is; all of it is told at once.
        """
    ),
    examples: [
      CommandExample(
        "mantel template apply semana-tipica next",
        Phrase(es: "la semana que viene", en: "next week")
      ),
      CommandExample(
        "mantel template apply semana-tipica 2026-W53 --replace",
        Phrase(es: "también sobre lo planeado", en: "over what is planned too")
      ),
      CommandExample(
        "mantel template apply semana-tipica 2026-W53 --fill",
        Phrase(es: "y completa el resto", en: "and fills the rest")
      ),
    ],
    parameters: RecordParameters.naming(.template) + [week, replace, fill, ForceOption.parameter]
      + ChangeOptions.all,
    output: .change
  )

  private let template: String
  private let week: String?
  private let replaces: Bool
  private let fills: Bool
  private let isForced: Bool
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    template = try arguments.required(RecordParameters.record(.template))
    week = arguments.value(Self.week)
    replaces = arguments.has(Self.replace)
    fills = arguments.has(Self.fill)
    isForced = arguments.has(ForceOption.parameter)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let (id, plan) = try find(context, session)
    let week = try self.week.map { try WeekReference.parse($0, today: session.today) }
    var placing = TemplatePlacing(
      plan: plan,
      week: week ?? session.today.week,
      replaces: replaces,
      edit: PlanEdit(context, session, isForced: isForced)
    )
    try placing.place()
    guard !placing.isEmpty else {
      throw CommandFailure(
        .emptyTemplate(session.household.name(of: .template(id))),
        hint: .emptyTemplateHint(id.rawValue)
      )
    }
    if fills {
      try placing.edit.refuseUnreadRules()
      try placing.edit.refuseUncommittable([placing.week], options)
    }
    if fills, try !fillRest(of: &placing, context) {
      try context.output.remark(StyledText(context.text(.leftAsItWas), .dim))
      return .interrupted
    }
    let code = try placing.apply(options)
    if !fills, placing.gaps > 0 {
      let hint = Phrase.fillTemplateHint(placing.gaps)
      try context.output.remark(StyledText(context.text(hint), .dim))
    }
    if placing.planned + placing.locked > 0 {
      let left = Phrase.templateLeft(planned: placing.planned, locked: placing.locked)
      try context.output.remark(StyledText(context.text(left), .dim))
    }
    return code
  }

  /// Has the rest filled, and says how well; whether nobody stopped it.
  private func fillRest(
    of placing: inout TemplatePlacing,
    _ context: CommandContext
  ) throws -> Bool {
    guard let (result, shortage) = try placing.fill() else { return false }
    guard result.plan.cells > 0 else { return true }
    try context.output.remark(StyledText(context.text(result.sentence)))
    try context.output.complainProse(shortage?.lines(context.language) ?? [])
    return true
  }

  private func find(
    _ context: CommandContext,
    _ session: Session
  ) throws -> (Template.ID, WeekPlan) {
    let finder = RecordFinder(context: context, session: session)
    let target = try finder.find(RecordReference(.template, text: template))
    guard let id = Template.ID(target.id), let found = session.household.templates[id],
      !session.household.faulty.contains(.template(id))
    else {
      throw CommandFailure(
        .fileIsFaulty(target.path),
        hint: .validateHint(target.path),
        exitCode: .refused
      )
    }
    return (id, found.plan)
  }
}
