internal import ArgumentParsing
internal import MealModel
internal import MealRules
internal import Wording

/// `mantel why`: which rules let a dish stand in a slot, or don't.
struct WhySlot: Command {
  static let slot = Parameter.argument(
    "SLOT",
    help: Phrase(es: "qué comida", en: "which meal"),
    completion: .slot
  )
  static let dish = Parameter.words(
    "DISH",
    help: Phrase(es: "qué plato; sin él, lo planeado", en: "which dish; else what is planned"),
    isRequired: false,
    completion: .dish
  )

  static let configuration = CommandConfiguration(
    name: "why",
    abstract: Phrase(
      es: "por qué un plato puede ir en una comida, o no",
      en: "why a dish may be planned for a meal, or not"
    ),
    discussion: Phrase(
      es: "Dice las reglas que rompe y con qué chocan, quién puede comerlo, y cuántos platos de la"
        + " casa deja fuera cada regla.",
      en: "Says the rules that it breaks and what they clash with, who can eat it, and how many of"
        + " the household's dishes each rule leaves out."
    ),
    examples: [
      CommandExample(
        "mantel why mie.cena merluza en salsa",
        Phrase(es: "un plato en una cena", en: "a dish at a dinner")
      ),
      CommandExample(
        "mantel why tomorrow.lunch",
        Phrase(es: "lo que está planeado", en: "what is planned")
      ),
    ],
    parameters: [slot, dish],
    output: .slotExplanation
  )

  private let slot: String
  private let dish: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    slot = try arguments.required(Self.slot)
    dish = arguments.value(Self.dish)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    var household = session.household
    let address = try SlotReference.parse(
      slot,
      today: session.today,
      settings: household.settings
    )
    if household.plans[address.week] == nil, address.week >= session.today.week {
      // What a new week is laid with binds what comes into it.
      household.plans[address.week] = NewWeek(in: household).plan
    }
    let explanation = SlotExplanation(address: address, household: household)
    let dishes = RecordLookup<Dish>(dishesOf: household, language: context.language)
    let asked = try dish.map { try dishes.resolve($0) }
    let text = SlotExplanationText(
      explanation: explanation,
      candidate: asked.map(explanation.candidate) ?? explanation.standing,
      counts: explanation.counts,
      language: context.language
    )
    let faults = FaultWarnings(of: session.reading, weeks: [address.week], for: .judging)
    try context.warn(of: faults)
    if context.isJSON {
      try context.output.json(text.document(warnings: faults.phrases))
    } else {
      try context.output.prose(text.lines)
    }
    return .done
  }
}
