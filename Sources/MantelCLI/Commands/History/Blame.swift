internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel blame`: who set each meal of a week to what it is.
struct Blame: Command {
  static let place = Parameter.argument(
    "WEEK|SLOT",
    help: Phrase(
      es: "una semana, un día o una comida (esta semana)",
      en: "a week, a day or a meal (this week)"
    ),
    isRequired: false,
    completion: .week
  )
  static let revision = Parameter.option(
    "at",
    valueName: "REV",
    help: Phrase(es: "como estaba en REV", en: "as it was at REV"),
    completion: .revision
  )

  static let configuration = CommandConfiguration(
    name: "blame",
    abstract: Phrase(
      es: "quién puso cada comida como está, cuándo y qué había antes",
      en: "who set each meal to what it is, when, and what it was before"
    ),
    discussion: Phrase(
      es: """
        De cada comida prevista, el commit que la dejó como está. Cuenta lo que dice, no cómo \
        está escrita: cambiar la presentación del archivo o el id de un plato no es de nadie. Lo \
        que vino por una fusión es de quien lo hizo; de la fusión, solo lo que decidió ella.
        """,
      en: """
        Of each planned meal, the commit that made it what it is. What it says counts, not how it \
        is written: another layout, or another id of a dish, is nobody's. What came by a merge is \
        whose it was; the merge's is only what it decided itself.
        """
    ),
    examples: [
      CommandExample("mantel blame", Phrase(es: "de esta semana", en: "of this week")),
      CommandExample("mantel blame next", Phrase(es: "de la próxima", en: "of the next one")),
      CommandExample("mantel blame thu.dinner", Phrase(es: "de una cena", en: "of a dinner")),
      CommandExample(
        "mantel blame 2026-W49 --at HEAD",
        Phrase(es: "como está guardada", en: "as it is saved")
      ),
    ],
    parameters: [place, revision],
    output: .object([
      .key("week", .text(.week), Phrase(es: "la semana", en: "the week")),
      .key("slots", .list(BlameText.shape), Phrase(es: "sus comidas", en: "its meals")),
    ])
  )

  private let place: String?
  private let revision: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    place = arguments.value(Self.place)
    revision = arguments.value(Self.revision)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let store = try context.store()
    let settings = context.settings(of: store)
    let today = try context.today(settings)
    let (week, keys) = try slots(settings, today)
    guard let slots = try store.blame(week, keys, at: revision) else {
      let name = week.description
      throw CommandFailure(revision.map { .noSuchPlan(name, at: $0) } ?? .noSuchPlan(name))
    }
    let shown = slots.filter { keys?.count == 1 || $0.origin != .never || $0.planned != nil }
    let text = BlameText(week: week, slots: shown, context: context, settings: settings)
    if context.isJSON {
      try context.output.json(text.document)
      return .done
    }
    if shown.isEmpty {
      let remark = Phrase.nothingPlanned(week.description)
      try context.output.remark(StyledText(context.text(remark), .dim))
      return .done
    }
    try context.output.lines(context.output.isTerminal ? text.table : text.lines)
    if shown.contains(where: \.isBoundary) {
      try context.output.remark(StyledText(context.text(.blameBoundary), .dim))
    }
    return .done
  }

  private func slots(
    _ settings: Settings,
    _ today: CalendarDay
  ) throws -> (ISOWeek, Set<SlotKey>?) {
    guard let place else { return (today.week, nil) }
    switch try PlaceReference.parse(place, today: today, settings: settings) {
    case .slot(let address): return (address.week, [address.key])
    case .day(let day): return (day.week, HistoryWordReader.keys(of: day))
    case .week(let week): return (week, nil)
    }
  }
}
