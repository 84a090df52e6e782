internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import MealPlanner
internal import MealRules
internal import Terminal
internal import Wording

/// `mantel suggest`: what to put into a slot.
struct SuggestDishes: Command {
  static let slot = Parameter.argument(
    "SLOT",
    help: Phrase(es: "qué comida", en: "which meal"),
    completion: .slot
  )
  static let count = Parameter.option(
    "count",
    short: "n",
    valueName: "N",
    help: Phrase(es: "cuántos platos; si no, 5", en: "how many dishes; else 5")
  )
  static let random = Parameter.flag(
    "random",
    help: Phrase(
      es: "uno al azar: triple si no está esta semana, doble si está una vez",
      en: "one at random: three times as likely if not in this week, twice if once"
    )
  )
  static let seed = Parameter.option(
    "seed",
    valueName: "N",
    help: Phrase(es: "decide el azar, siempre igual", en: "decides chance, always the same")
  )

  static let configuration = CommandConfiguration(
    name: "suggest",
    abstract: Phrase(
      es: "propone platos para una comida",
      en: "proposes dishes for a meal"
    ),
    discussion: Phrase(
      es: """
        Solo platos que no rompen ninguna regla y que toda la mesa puede comer. Primero lo que \
        ayuda a los mínimos de la semana, luego lo que no está en ella, lo que acerca el día a sus \
        objetivos, lo que gusta y lo que hace más que no se come.

        En un terminal se elige uno por su número. Por una tubería sale un plato por línea con \
        tabuladores: id, nombre, razones.
        """,
      en: """
        Only dishes that break no rule and that all at the table can eat. First what helps the \
        week's minimums, then what the week doesn't have, what brings the day nearer to its \
        targets, what people like, and what wasn't eaten for longest.

        On a terminal one is taken by its number. Through a pipe there is a dish a line, parted by \
        tabs: id, name, reasons.
        """
    ),
    examples: [
      CommandExample(
        "mantel suggest next.fri.dinner",
        Phrase(es: "para una cena", en: "for a dinner")
      ),
      CommandExample(
        "mantel suggest next.sat.lunch -n 3 --json",
        Phrase(es: "los tres mejores", en: "the best three")
      ),
      CommandExample(
        "mantel suggest next.sun.dinner --random --seed 7",
        Phrase(es: "uno al azar", en: "one at random")
      ),
    ],
    parameters: [slot, count, random, seed] + ChangeOptions.withSpelledDryRun,
    output: .suggestions
  )

  private let slot: String
  private let count: Int
  private let isRandom: Bool
  private let seed: Int?
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    slot = try arguments.required(Self.slot)
    count =
      try arguments.value(Self.count, expected: .aNumber(from: 1, to: 999)) { text in
        Int(text).flatMap { 1...999 ~= $0 ? $0 : nil }
      } ?? 5
    seed = try arguments.value(Self.seed, expected: .aWholeNumber) { text in
      Int(text).flatMap { $0 >= 0 ? $0 : nil }
    }
    isRandom = arguments.has(Self.random)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    var edit = PlanEdit(context, session, isForced: false, isForceable: false)
    try edit.refuseFaults()
    let address = try SlotReference.parse(
      slot,
      today: session.today,
      settings: session.household.settings
    )
    try edit.open(address.week)
    let faults = FaultWarnings(of: session.reading, weeks: [address.week], for: .judging)
    try context.warn(of: faults)
    let all = suggestions(for: address, edit, context)
    let found =
      isRandom
      ? all.drawn(seed: UInt64(seed ?? Int(context.now().seconds))).map { [$0] } ?? [] : all.ranked
    let list = SuggestionList(
      household: edit.household,
      address: address,
      suggestions: found,
      language: context.language
    )
    if context.isJSON {
      try context.output.json(list.document(most: count, warnings: faults.phrases))
      return .done
    }
    guard !found.isEmpty else {
      throw CommandFailure(
        .nothingToSuggest(edit.household.name(of: address)),
        hint: edit.household.lackOfDishes ?? .whyHint(address.description)
      )
    }
    guard context.output.isTerminal else {
      try context.output.raw(list.records(most: count).map { $0 + "\n" }.joined())
      return .done
    }
    guard let taken = try choose(from: list, context) else { return .done }
    try edit.refuseLocked(address)
    edit.put(taken.slot, at: address)
    try edit.judge()
    return try edit.apply(operation: "suggest", options: options)
  }

  private func suggestions(
    for address: SlotAddress,
    _ edit: PlanEdit,
    _ context: CommandContext
  ) -> Suggestions {
    let filling = WeekFilling(
      edit.household,
      weeks: [address.week],
      today: edit.session.today
    )
    return Suggestions(
      household: edit.household,
      at: address,
      today: edit.session.today,
      nutrition: filling.request.nutrition,
      targets: filling.request.targets,
      language: context.language
    )
  }

  /// Shows page by page, and asks for one; `nil` where none is taken.
  private func choose(from list: SuggestionList, _ context: CommandContext) throws -> Suggestion? {
    var first = 0
    try context.output.line(StyledText(list.heading, .bold))
    while first < list.suggestions.count {
      let last = min(first + count, list.suggestions.count)
      try context.output.prose(list.lines(first..<last))
      guard context.prompt.isInteractive, !context.prompt.assumesYes else { return nil }
      let hasMore = last < list.suggestions.count
      let question = Phrase.whichDish(from: first + 1, to: last, hasMore: hasMore)
      var isAnswered = false
      while !isAnswered {
        guard let answer = try context.answer(to: question), !answer.isEmpty else { return nil }
        if let number = Int(answer), 1...last ~= number { return list.suggestions[number - 1] }
        isAnswered = hasMore && "m+".contains(answer.lowercased())
      }
      first = last
    }
    return nil
  }
}
