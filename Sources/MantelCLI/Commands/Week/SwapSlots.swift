internal import ArgumentParsing
internal import Wording

/// `mantel swap`: exchanges what two meals, days or weeks hold.
struct SwapSlots: Command {
  static let configuration = CommandConfiguration(
    name: "swap",
    abstract: Phrase(
      es: "intercambia dos comidas, dos días o dos semanas",
      en: "exchanges two meals, two days or two weeks"
    ),
    discussion: Phrase(
      es: "Cambian de sitio los platos y las notas; quién come se queda donde estaba.",
      en: "Dishes and notes change places; who eats stays where it was."
    ),
    examples: [
      CommandExample(
        "mantel swap tue.dinner thu.dinner",
        Phrase(es: "dos cenas", en: "two dinners")
      ),
      CommandExample(
        "mantel swap sat +3.sat",
        Phrase(es: "dos días enteros", en: "two whole days")
      ),
    ],
    parameters: PlanTransfer.parameters,
    output: .change
  )

  private let transfer: PlanTransfer

  init(_ arguments: ParsedArguments) throws(UsageError) {
    transfer = try PlanTransfer(.swap, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try transfer.run(in: context)
  }
}
