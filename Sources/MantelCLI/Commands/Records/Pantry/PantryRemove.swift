internal import ArgumentParsing
internal import Wording

/// `mantel pantry rm`: a food is used up.
struct PantryRemove: Command {
  static let configuration = CommandConfiguration(
    name: "rm",
    abstract: Phrase(es: "ya no hay de un alimento", en: "there is no more of a food"),
    examples: [
      CommandExample("mantel pantry rm arroz", Phrase(es: "se ha acabado", en: "it is used up"))
    ],
    parameters: [PantryChange.food] + ChangeOptions.all,
    output: .change
  )

  private let food: String
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    food = try arguments.required(PantryChange.food)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let change = PantryChange(context: context, session: try context.session())
    return try change.apply(food, operation: "pantry rm", options: options) { lots in
      guard lots.value != nil else { throw CommandFailure(.notInPantry(food)) }
      lots = PantryLots(nil)
    }
  }
}
