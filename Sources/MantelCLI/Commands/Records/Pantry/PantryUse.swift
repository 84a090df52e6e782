internal import ArgumentParsing
internal import JSONDocument
internal import Wording

/// `mantel pantry use`: some of a food is used, what expires first going first.
struct PantryUse: Command {
  static let configuration = CommandConfiguration(
    name: "use",
    abstract: Phrase(es: "se gasta de un alimento", en: "some of a food is used"),
    discussion: Phrase(
      es: "Se quita primero de lo que antes caduca, y solo de lo que tiene la misma unidad.",
      en: "It is taken from what expires first, and only from what has the same unit."
    ),
    examples: [
      CommandExample("mantel pantry use huevo 6", Phrase(es: "seis menos", en: "six less")),
      CommandExample(
        "mantel pantry use leche-semidesnatada 1 l",
        Phrase(es: "de la que antes caduca", en: "of what expires first")
      ),
    ],
    parameters: [PantryChange.food, PantryChange.amount] + ChangeOptions.all,
    output: .change
  )

  private let food: String
  private let amount: JSONValue
  private let text: String
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    food = try arguments.required(PantryChange.food)
    text = try arguments.required(PantryChange.amount)
    amount = try PantryChange.amount(text)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let change = PantryChange(context: context, session: try context.session())
    return try change.apply(food, operation: "pantry use", options: options) { lots in
      guard lots.value != nil else { throw CommandFailure(.notInPantry(food)) }
      guard lots.use(amount) else {
        throw CommandFailure(.notSoMuch(text, of: food), hint: .notSoMuchHint(food))
      }
    }
  }
}
