internal import ArgumentParsing
internal import MealModel
internal import MealNutrition
internal import Terminal
internal import Wording

/// `mantel week`: weeks as they are planned.
struct ShowWeek: Command {
  static let weeks = Parameter.arguments(
    "WEEK",
    help: Phrase(
      es: "semanas o un mes: next, +2, 2026-W06, 2026-12",
      en: "weeks or a month: next, +2, 2026-W06, 2026-12"
    ),
    isRequired: false,
    completion: .week
  )
  static let format = Parameter.option(
    "format",
    valueName: "FORMAT",
    help: Phrase(es: "text, md o json", en: "text, md or json"),
    completion: .values(["text", "md", "json"])
  )
  static let person = Parameter.option(
    "for",
    valueName: "PERSON",
    help: Phrase(es: "solo las comidas de alguien", en: "only someone's meals"),
    completion: .person
  )
  static let nutrition = Parameter.flag(
    "nutrition",
    help: Phrase(
      es: "además, lo que aporta cada día y lo que debería",
      en: "what each day brings, and should, too"
    )
  )

  static let configuration = CommandConfiguration(
    name: "week",
    abstract: Phrase(es: "enseña una semana o varias", en: "shows a week, or several"),
    discussion: Phrase(
      es: """
        En un terminal es una tabla; por una tubería, una línea por plato con tabuladores: comida, \
        id, nombre. Con --format text sale la tabla también por la tubería.

        '✗' dice quién no puede comer lo planeado; '?', para quién está sin comprobar; '↳', qué come \
        alguien en su lugar.

        Con --nutrition, cada día lleva lo planeado y la meta de las comidas planeadas, por ración \
        o, con --for, de alguien; lo que no se sabe se dice, con el porqué. Sin --format ni --json \
        sale entonces la tabla.
        """,
      en: """
        On a terminal it is a table; through a pipe a line a dish, parted by tabs: slot, id, name. \
        With --format text the table goes through the pipe too.

        '✗' says who can't eat what is planned; '?' for whom nobody checked it; '↳' what someone \
        gets instead.

        With --nutrition each day has what is planned and the target of the planned meals, per \
        portion or, with --for, someone's; what isn't known is said, and why. Without --format or \
        --json it is the table then.
        """
    ),
    examples: [
      CommandExample("mantel week next", Phrase(es: "la semana que viene", en: "next week")),
      CommandExample("mantel week -1", Phrase(es: "la semana pasada", en: "last week")),
      CommandExample(
        "mantel week 2026-12 --format md --for nora",
        Phrase(es: "un mes de las comidas de Nora", en: "a month of Nora's meals")
      ),
      CommandExample(
        "mantel week --nutrition --for ana",
        Phrase(es: "lo que aporta a Ana cada día", en: "what each day brings Ana")
      ),
    ],
    parameters: [weeks, format, person, nutrition],
    output: .weeks
  )

  private let words: [String]
  private let format: String?
  private let person: String?
  private let isWithNutrition: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments.values(Self.weeks)
    format = arguments.value(Self.format)
    person = arguments.value(Self.person)
    isWithNutrition = arguments.has(Self.nutrition)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let (session, weeks) = try read(in: context)
    let household = session.household
    let person = try (person ?? context.person).map {
      try RecordLookup<Person>(peopleOf: household).resolve($0)
    }
    let safety = SafetyMarks(of: household)
    let book = isWithNutrition ? NutritionBook(household: household) : nil
    let views = weeks.map { week in
      var view = WeekView(
        of: household,
        week,
        today: session.today,
        language: context.language,
        for: person,
        marks: safety.marks(of: week)
      )
      view.nutrition = book.map { WeekNutrition(of: week, in: $0, for: person) }
      return view
    }
    let faults = FaultWarnings(
      of: session.reading,
      weeks: weeks,
      for: isWithNutrition ? .measuring : .showing
    )
    try context.warn(of: faults)
    try show(views, context.output, isJSON: context.isJSON)
    return faults.isPartial ? .failed : .done
  }

  /// The weeks, and what of the household they need: for their figures people's objectives too.
  private func read(in context: CommandContext) throws -> (Session, [ISOWeek]) {
    let words = words.isEmpty ? ["this"] : words
    if isWithNutrition {
      let session = try context.session()
      return (session, try Self.weeks(words, today: session.today))
    }
    var weeks: [ISOWeek] = []
    let session = try context.session { today in
      weeks = try Self.weeks(words, today: today)
      let days = weeks.sorted()
      return (days.first ?? today.week)...(days.last ?? today.week)
    }
    return (session, weeks)
  }

  private func show(_ views: [WeekView], _ output: Output, isJSON: Bool) throws {
    let usual = output.isTerminal || isWithNutrition ? "text" : "records"
    switch isJSON ? "json" : format ?? usual {
    case "json": try output.raw(WeekJSON.text(of: views) + "\n")
    case "md": try output.raw(WeekMarkdown.lines(of: views).joined(separator: "\n") + "\n")
    case "records": try output.raw(WeekRecords.lines(of: views).map { $0 + "\n" }.joined())
    default:
      let table = WeekTable(width: output.width, isColored: output.depth != .none)
      try output.lines(table.lines(of: views))
    }
  }

  /// The weeks that words name, each once, in their order.
  ///
  /// - Throws: `ReferenceError`, or `CommandFailure` where they lie further apart than anyone
  ///   plans.
  static func weeks(_ words: [String], today: CalendarDay) throws -> [ISOWeek] {
    var weeks: [ISOWeek] = []
    for word in words {
      let range = try range(word, today: today)
      guard range.count <= mostDays else { throw CommandFailure(.tooManyWeeks, exitCode: .usage) }
      for week in range.weeks where !weeks.contains(week) { weeks.append(week) }
    }
    if let first = weeks.min(), let last = weeks.max(), last.monday - first.monday > mostDays {
      throw CommandFailure(.tooManyWeeks, exitCode: .usage)
    }
    return weeks
  }

  /// Two years and a bit.
  private static let mostDays = 750

  private static func range(_ word: String, today: CalendarDay) throws -> DateRange {
    do {
      return DateRange(try WeekReference.parse(word, today: today))
    } catch ReferenceError.notAWeek(let text, let near) {
      do {
        return try DateRangeReference.parse(word, today: today, direction: .future)
      } catch ReferenceError.notARange where !word.contains("..") {
        throw ReferenceError.notAWeek(text, near: near)
      }
    }
  }
}
