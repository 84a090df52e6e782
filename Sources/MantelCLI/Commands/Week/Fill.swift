internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import MealPlanner
internal import MealRules
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel fill`: fills what is still empty of weeks, under the household's rules.
struct Fill: Command {
  static let weeks = Parameter.argument(
    "WEEK",
    help: Phrase(
      es: "qué semana o rango; si no, esta si tiene huecos, y si no la próxima",
      en: "which week or range; else this one if it has gaps, else the next"
    ),
    isRequired: false,
    completion: .week
  )

  static let configuration = CommandConfiguration(
    name: "fill",
    abstract: Phrase(
      es: "completa semanas según las reglas de la casa",
      en: "fills weeks under the household's rules"
    ),
    discussion: Phrase(
      es: """
        Completa los huecos y los deseos de hoy en adelante: lo más que permiten las reglas, con \
        los mínimos semanales, sin repetir, cerca de los objetivos de cada día, con lo que gusta y \
        lo que hace más que no se come. Nunca rompe una regla, nunca toca lo que está planeado (ni \
        con --refill lo que lleva candado), y nunca pone a nadie lo que no puede comer.

        Dice qué de ello está demostrado. Lo que no se puede completar lo explica: qué reglas no \
        dejan sitio, qué cambio ayudaría más y qué platos faltan. En un terminal, ese cambio se \
        puede aceptar solo para esa semana.

        La misma casa, el mismo día y la misma semilla dan lo mismo en cualquier máquina. Ctrl-C \
        enseña lo mejor hasta ese momento y no escribe nada.
        """,
      en: """
        Fills gaps and wishes from today on: as many as the rules allow, then the weekly minimums, \
        without repeating, near the targets of each day, with what people like and what wasn't \
        eaten for longest. It never breaks a rule, never touches what is planned (nor, with \
        --refill, what is locked), and never puts before anyone what they can't eat.

        It says what of that is proven. Where something can't be filled, it says which rules leave \
        no room, which change would help most and what dishes are missing. On a terminal that \
        change can be taken for the week alone.

        The same household, day and seed give the same on every machine. Ctrl-C shows the best so \
        far and writes nothing.
        """
    ),
    examples: [
      CommandExample("mantel fill next", Phrase(es: "la semana que viene", en: "next week")),
      CommandExample(
        "mantel fill 2026-W51 --weeks 2 --only dinner",
        Phrase(es: "las cenas de dos semanas", en: "the dinners of two weeks")
      ),
      CommandExample(
        "mantel fill next --refill --explain --dry-run",
        Phrase(es: "otra propuesta, explicada, sin escribir", en: "another proposal, explained")
      ),
      CommandExample(
        "mantel fill 2026-W53 --variants 3 --take 2",
        Phrase(es: "la segunda de tres propuestas", en: "the second of three proposals")
      ),
    ],
    parameters: [weeks] + FillOptions.all + ChangeOptions.all,
    output: .fillings
  )

  private let week: String?
  private let asked: FillOptions
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    week = arguments.value(Self.weeks)
    asked = try FillOptions(arguments)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    var edit = PlanEdit(context, session, isForced: false, isForceable: false)
    try edit.refuseFaults()
    try edit.refuseUnreadRules()
    let (weeks, filling) = try prepare(session, &edit)
    let desk = FillDesk(
      context: context,
      session: session,
      edit: edit,
      asked: asked,
      options: options
    )
    guard filling.hasWork || desk.laysSomething(in: weeks) else {
      return try desk.tellNothing(filling)
    }
    return try desk.run(filling)
  }

  /// The weeks, laid, and what the planner is to be asked of them.
  private func prepare(
    _ session: Session,
    _ edit: inout PlanEdit
  ) throws -> (weeks: [ISOWeek], filling: WeekFilling) {
    let choice = WeeksToFill(today: session.today, word: week, count: asked.weekCount)
    if let weeks = try choice.named() { return (weeks, try filling(weeks, session, &edit)) }
    let this = session.today.week
    var trial = edit
    if asked.weekCount == nil {
      let filling = try filling([this], session, &trial)
      if filling.cells == 0 {
        return ([this + 1], try self.filling([this + 1], session, &edit))
      }
    }
    let weeks = choice.extended([this])
    return (weeks, try filling(weeks, session, &edit))
  }

  private func filling(
    _ weeks: [ISOWeek],
    _ session: Session,
    _ edit: inout PlanEdit
  ) throws -> WeekFilling {
    for week in weeks { try edit.open(week) }
    var filling = WeekFilling(edit.household, weeks: weeks, today: session.today)
    filling.request.meals = try asked.meals(of: session.household)
    filling.request.refill = asked.refills
    filling.request.leftovers = asked.usesLeftovers
    if let steps = asked.steps { filling.request.steps = steps }
    return filling
  }
}
