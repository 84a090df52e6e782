internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import Wording

/// `mantel pantry add`: more of a food.
struct PantryAdd: Command {
  static let configuration = CommandConfiguration(
    name: "add",
    abstract: Phrase(es: "hay más de un alimento", en: "there is more of a food"),
    discussion: Phrase(
      es: """
        Se suma a lo que caduca el mismo día y tiene la misma unidad; lo demás queda como un \
        lote aparte.
        """,
      en: """
        It is added to what expires on the same day and has the same unit; anything else is a \
        lot of its own.
        """
    ),
    examples: [
      CommandExample(
        "mantel pantry add huevo 12",
        Phrase(es: "doce huevos más", en: "12 more eggs")
      ),
      CommandExample(
        "mantel pantry add leche-semidesnatada 1 l --expires 2026-12-10",
        Phrase(es: "con su fecha", en: "with its date")
      ),
    ],
    parameters: [PantryChange.food, PantryChange.amount, PantryChange.expires] + ChangeOptions.all,
    output: .change
  )

  private let food: String
  private let amount: JSONValue
  private let expires: String?
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    food = try arguments.required(PantryChange.food)
    amount = try PantryChange.amount(try arguments.required(PantryChange.amount))
    expires = arguments.value(PantryChange.expires)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let change = PantryChange(context: context, session: try context.session())
    let day: CalendarDay? =
      if case .day(let day) = try change.expiry(expires) { day } else { nil }
    return try change.apply(food, operation: "pantry add", options: options) { lots in
      lots.add(amount, expires: day)
    }
  }
}
