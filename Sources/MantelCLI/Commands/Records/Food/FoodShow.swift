internal import ArgumentParsing
internal import Wording

/// `mantel food show`: shows a food.
struct FoodShow: Command {
  static let configuration = RecordShowing.configuration(
    .food,
    examples: [
      CommandExample(
        "mantel food show huevo",
        Phrase(es: "qué lleva y qué aporta", en: "what it contains and brings")
      )
    ]
  )

  private let showing: RecordShowing

  init(_ arguments: ParsedArguments) throws(UsageError) {
    showing = try RecordShowing(.food, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try showing.run(in: context)
  }
}
