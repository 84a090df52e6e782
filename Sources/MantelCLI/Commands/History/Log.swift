internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel log`: who changed what when, in meal words.
struct Log: Command {
  static let words = Parameter.arguments(
    "WHAT|RANGE",
    help: Phrase(
      es: "de qué: semana, comida, día, plato, persona, archivo…; o qué commits: A..B",
      en: "of what: a week, meal, day, dish, person, file…; or which commits: A..B"
    ),
    isRequired: false,
    completion: .week
  )
  static let range = Parameter.option(
    "range",
    valueName: "RANGE",
    help: Phrase(
      es: "qué commits, como los dice git: A..B, ^A, una rama, HEAD~5",
      en: "which commits, as git tells them: A..B, ^A, a branch, HEAD~5"
    ),
    isRepeatable: true,
    completion: .revision
  )
  static let since = Parameter.option(
    "since",
    valueName: "DAY",
    help: Phrase(
      es: "desde cuándo: 2026-01-05, 30d, last-month",
      en: "since when: 2026-01-05, 30d, last-month"
    )
  )
  static let until = Parameter.option(
    "until",
    valueName: "DAY",
    help: Phrase(es: "hasta cuándo", en: "until when")
  )
  static let author = Parameter.option(
    "author",
    valueName: "TEXT",
    help: Phrase(
      es: "de quién: parte del nombre o del correo",
      en: "by whom: part of the name or address"
    )
  )
  static let planned = Parameter.flag(
    "planned",
    help: Phrase(
      es: "de un plato, también cuándo entra en el plan y sale de él",
      en: "of a dish, also when it is planned and when not any more"
    )
  )
  static let count = Parameter.option(
    "number",
    short: "n",
    valueName: "N",
    help: Phrase(es: "cuántos como mucho (20)", en: "how many at most (20)")
  )

  static let configuration = CommandConfiguration(
    name: "log",
    abstract: Phrase(es: "quién cambió qué y cuándo", en: "who changed what and when"),
    discussion: Phrase(
      es: """
        Lo cuentan los archivos de cada commit, no sus mensajes: lo hecho con git a secas se lee \
        igual. Un cambio se cuenta una vez, donde se hizo; de una fusión, lo que decidió ella. A un \
        plato se le sigue aunque cambie de id. Por una tubería va un commit por línea.

        Una palabra es un rango de commits si empieza por '^' o lleva '..' y no son semanas ni \
        días; si no, nombra algo de la casa o, si nada se llama así, una revisión. Lo dudoso va \
        con --range.
        """,
      en: """
        Told by each commit's files, not by its message: what was done by plain git reads the \
        same. A change is told once, where it was made; of a merge, what it decided itself. A dish \
        is followed when its id changes. Through a pipe it is one commit a line.

        A word is a range of commits if it begins with '^', or has '..' and isn't weeks or days; \
        else it names something of the household or, if nothing is called so, a revision. What is \
        ambiguous goes into --range.
        """
    ),
    examples: [
      CommandExample("mantel log", Phrase(es: "los últimos cambios", en: "the latest changes")),
      CommandExample(
        "mantel log thu.dinner",
        Phrase(es: "los de una comida", en: "those of a meal")
      ),
      CommandExample(
        "mantel log 2026-W49..2026-W50 --since 30d",
        Phrase(es: "los de unas semanas, del último mes", en: "those of some weeks, of a month")
      ),
      CommandExample(
        "mantel log gazpacho --planned -n 5",
        Phrase(es: "los de un plato y sus comidas", en: "those of a dish and its meals")
      ),
      CommandExample(
        "mantel log HEAD~5..",
        Phrase(es: "los de los últimos cinco commits", en: "those of the last five commits")
      ),
    ],
    parameters: [words, range, since, until, author, planned, count],
    output: .object([
      .key("commits", .list(HistoryLines.shape), Phrase(es: "los commits", en: "the commits")),
      .key(
        "hasMore",
        .boolean,
        Phrase(es: "si hay anteriores", en: "whether there are older ones")
      ),
    ])
  )

  private let words: [String]
  private let ranges: [String]
  private let since: String?
  private let until: String?
  private let author: String?
  private let isPlanned: Bool
  private let count: Int

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments.values(Self.words)
    ranges = arguments.values(Self.range)
    since = arguments.value(Self.since)
    until = arguments.value(Self.until)
    author = arguments.value(Self.author)
    isPlanned = arguments.has(Self.planned)
    count =
      try arguments.value(Self.count, expected: .aCountFromOne) { text in
        Int(text).flatMap { (1...100_000).contains($0) ? $0 : nil }
      } ?? 20
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let store = try context.store()
    let query = try query(context, store)
    let found = try store.history(query)
    let undone = HistoryLines.undone(in: found)
    let entries = found.prefix(count)
    let lines = HistoryLines(context: context, store: store)
    if context.isJSON {
      let commits = entries.map { lines.document($0, isUndone: undone.contains($0.id)) }
      try context.output.json(
        .object(["commits": .array(commits), "hasMore": .bool(found.count > count)])
      )
      return .done
    }
    if entries.isEmpty {
      try context.output.remark(StyledText(context.text(nothing(query)), .dim))
      return .done
    }
    for entry in entries {
      let isUndone = undone.contains(entry.id)
      if context.output.isTerminal {
        try context.output.lines(lines.paragraph(entry, isUndone: isUndone))
      } else {
        try context.output.line(lines.line(entry, isUndone: isUndone))
      }
    }
    if found.count > count {
      try context.output.remark(StyledText(context.text(.olderChanges(count * 2)), .dim))
    }
    return .done
  }

  private func query(
    _ context: CommandContext,
    _ store: HouseholdStore
  ) throws -> HistoryQuery {
    let read = try HistoryWordReader(context, store).read(words)
    var query = HistoryQuery(limit: count + 1)
    query.subjects = read.subjects
    query.range = ranges + read.revisions
    query.author = author
    query.days = try days(context.today(context.settings(of: store)))
    if isPlanned {
      query.subjects += read.subjects.compactMap { subject in
        guard case .path(let path) = subject else { return nil }
        return HistorySubject(plannedAt: path)
      }
    }
    return query
  }

  private func days(_ today: CalendarDay) throws(ReferenceError) -> ClosedRange<CalendarDay>? {
    guard since != nil || until != nil else { return nil }
    let (beginning, end) = (CalendarDay(daysSinceEpoch: -1_000_000), today + 1_000_000)
    var (first, last) = (beginning, end)
    if let since { first = try DateRangeReference.parse(since, today: today).first }
    if let until { last = try DateRangeReference.parse(until, today: today).last }
    guard first <= last else { throw .reversedRange(DateRange(first, last)) }
    return first...last
  }

  private func nothing(_ query: HistoryQuery) -> Phrase {
    if !query.subjects.isEmpty { return .noHistory(of: words.joined(separator: " ")) }
    let isNarrow = !query.range.isEmpty || query.days != nil || query.author != nil
    return isNarrow ? .noHistoryThere : .noHistory
  }
}
