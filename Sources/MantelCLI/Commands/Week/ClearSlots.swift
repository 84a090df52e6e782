internal import ArgumentParsing
internal import MealModel
internal import Wording

/// `mantel clear`: empties meals.
struct ClearSlots: Command {
  static let slots = Parameter.arguments(
    "SLOT",
    help: Phrase(es: "comidas o días", en: "meals or days"),
    completion: .slot
  )

  static let configuration = CommandConfiguration(
    name: "clear",
    abstract: Phrase(es: "vacía comidas o días", en: "empties meals or days"),
    discussion: Phrase(
      es: "Se va todo lo que hay en ellas: platos, nota, invitados. 'mantel reset' vacía semanas.",
      en: "All that is there goes: dishes, note, guests. 'mantel reset' empties weeks."
    ),
    examples: [
      CommandExample("mantel clear jue.cena", Phrase(es: "una cena", en: "a dinner")),
      CommandExample(
        "mantel clear sat sun.dinner",
        Phrase(es: "un día entero y una comida", en: "a whole day and a lunch")
      ),
    ],
    parameters: [slots, ForceOption.parameter] + ChangeOptions.all,
    output: .change
  )

  private let slots: [String]
  private let isForced: Bool
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    slots = arguments.values(Self.slots)
    isForced = arguments.has(ForceOption.parameter)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    var edit = PlanEdit(context, session, isForced: isForced)
    let places = try PlaceReference.parse(slots, in: session)
    for place in places {
      if case .week(let week) = place {
        throw CommandFailure(
          .weekIsNoSlot(week.description),
          hint: .resetInstead(week.description),
          exitCode: .usage
        )
      }
    }
    for place in places {
      try edit.open(place.week)
      for address in place.slots(in: edit.household) {
        try edit.refuseLocked(address)
        edit.put(Slot(), at: address)
      }
    }
    edit.tellBreaches()
    return try edit.apply(operation: "clear", options: options)
  }
}

extension PlaceReference {
  /// Reads several places.
  static func parse(
    _ texts: [String],
    in session: Session
  ) throws(ReferenceError) -> [Self] {
    try texts.map { (text) throws(ReferenceError) in
      try parse(text, today: session.today, settings: session.household.settings)
    }
  }
}
