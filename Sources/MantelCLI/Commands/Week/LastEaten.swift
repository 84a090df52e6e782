internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import MealRules
internal import Terminal
internal import Wording

/// `mantel last`: when a dish or a tag was last eaten, how often, and when it may come again.
struct LastEaten: Command {
  static let dish = Parameter.words(
    "DISH",
    help: Phrase(es: "un plato o una etiqueta", en: "a dish or a tag"),
    completion: .dish
  )

  static let configuration = CommandConfiguration(
    name: "last",
    abstract: Phrase(
      es: "cuándo se comió algo por última vez",
      en: "when something was last eaten"
    ),
    discussion: Phrase(
      es: """
        Y cuántas veces, cuándo está planeado y cuándo puede volver según sus reglas. '#' delante \
        dice que es una etiqueta. Las sobras no cuentan.
        """,
      en: """
        And how often, when it is planned and when its rules let it come again. '#' before it says \
        that it is a tag. Leftovers don't count.
        """
    ),
    examples: [
      CommandExample("mantel last lentejas estofadas", Phrase(es: "un plato", en: "a dish")),
      CommandExample("mantel last '#pescado'", Phrase(es: "una etiqueta", en: "a tag")),
    ],
    parameters: [dish],
    output: .lastEaten
  )

  private let text: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    text = try arguments.required(Self.dish)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let bearer = try Bearer(named: text, in: session.household, context.language)
    let occurrences = Occurrences(of: bearer, in: session.household)
    let answer = LastAnswer(occurrences, session)
    if context.isJSON {
      try context.output.json(answer.document(context.language))
    } else {
      try context.output.lines(answer.lines(context.language))
    }
    return .done
  }
}

extension Bearer {
  /// The dish or the tag that a text names; where both fit, the one whose whole name it is, and of
  /// two such the dish.
  init(named text: String, in household: Household, _ language: Language) throws(ReferenceError) {
    let dishes = RecordLookup<Dish>(dishesOf: household, language: language)
    let tags = RecordLookup<Tag>(tagsOf: household, language: language)
    if text.hasPrefix("#") {
      self = .tag(try tags.resolve(String(text.dropFirst())))
      return
    }
    let words = PlainWords(text)
    let isWholeTag = tags.entries.contains { $0.keys.contains(words) }
    let isWholeDish = dishes.entries.contains { $0.keys.contains(words) }
    switch (dishes.find(text), tags.find(text)) {
    case (_, .found(let tag)) where isWholeTag && !isWholeDish: self = .tag(tag)
    case (.found(let dish), _): self = .dish(dish)
    case (.notFound, .found(let tag)): self = .tag(tag)
    default: self = .dish(try dishes.resolve(text))
    }
  }
}

/// When something was on the table, as it is told.
private struct LastAnswer {
  let bearer: Bearer
  let household: Household
  let today: CalendarDay
  let first: SlotAddress?
  let last: SlotAddress?
  let count: Int
  let next: SlotAddress?
  let nextAllowed: SlotAddress?

  init(_ occurrences: Occurrences, _ session: Session) {
    bearer = occurrences.bearer
    household = session.household
    today = session.today
    first = occurrences.slots.first
    last = occurrences.last(through: today)
    count = occurrences.count(through: today)
    next = occurrences.next(after: today)
    nextAllowed = occurrences.nextAllowed(from: today)
  }

  func lines(_ language: Language) -> [StyledText] {
    let name = bearer.phrase(in: household)
    let eaten =
      last.map {
        Phrase.lastEaten(household.dated($0), daysAgo: today - $0.day)
      } ?? .lastNever
    let often = last == nil ? nil : Phrase.eatenOften(count, since: first.map { $0.day.datePhrase })
    let planned = next.map { Phrase.plannedNext(household.dated($0)) }
    let again = Phrase.mayComeAgain(nextAllowed.map { household.dated($0) })
    return [StyledText(WeekCellText.shortened(name[language]), .bold)]
      + [eaten, often, planned, again].compactMap(\.self).map { StyledText("  " + $0[language]) }
  }

  func document(_ language: Language) -> JSONValue {
    func slot(_ address: SlotAddress?) -> JSONValue {
      address.map { .string($0.description) } ?? .null
    }
    let kind =
      switch bearer {
      case .dish: "dish"
      case .tag: "tag"
      }
    return .object([
      "kind": .string(kind),
      "id": .string(bearer.id),
      "name": .string(bearer.phrase(in: household)[language]),
      "last": slot(last),
      "count": .integer(count),
      "since": slot(last == nil ? nil : first),
      "next": slot(next),
      "nextAllowed": slot(nextAllowed),
    ])
  }
}

extension Household {
  /// A slot in words with its year: history is long.
  func dated(_ address: SlotAddress) -> Phrase {
    .slot(address.day.datePhrase, meal: name(of: address.key.meal))
  }
}

extension CalendarDay {
  /// The day in words with its year.
  var datePhrase: Phrase {
    Phrase(es: "\(phrase.es) de \(year)", en: "\(phrase.en) \(year)")
  }
}
