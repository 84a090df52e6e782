internal import ArgumentParsing
internal import JSONDocument
internal import Wording

/// `mantel pantry set`: how much there is of a food in all.
struct PantrySet: Command {
  static let configuration = CommandConfiguration(
    name: "set",
    abstract: Phrase(es: "cuánto hay de un alimento", en: "how much there is of a food"),
    examples: [
      CommandExample("mantel pantry set huevo 6", Phrase(es: "quedan seis", en: "six are left")),
      CommandExample(
        "mantel pantry set yogur-natural 4 --expires vie",
        Phrase(es: "cuatro, hasta el viernes", en: "four, until Friday")
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
    let expiry = try change.expiry(expires)
    return try change.apply(food, operation: "pantry set", options: options) { lots in
      lots.set(amount, expires: expiry)
    }
  }
}
