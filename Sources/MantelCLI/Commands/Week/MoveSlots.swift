internal import ArgumentParsing
internal import Wording

/// `mantel move`: takes a meal, a day or a week elsewhere.
struct MoveSlots: Command {
  static let configuration = CommandConfiguration(
    name: "move",
    abstract: Phrase(
      es: "lleva una comida, un día o una semana a otro sitio",
      en: "takes a meal, a day or a week elsewhere"
    ),
    discussion: Phrase(
      es:
        "El sitio que deja queda vacío; quién come se queda donde estaba. Sobre algo ya planeado hace falta --force.",
      en:
        "The place that it leaves is empty then; who eats stays where it was. Onto something planned it takes --force."
    ),
    examples: [
      CommandExample(
        "mantel move jue.cena +3.jue.cena",
        Phrase(es: "la cena, un día más tarde", en: "a dinner, a day later")
      ),
      CommandExample(
        "mantel move sat +3.sat",
        Phrase(es: "un sábado a la semana que viene", en: "a Saturday to next week")
      ),
    ],
    parameters: PlanTransfer.parameters,
    output: .change
  )

  private let transfer: PlanTransfer

  init(_ arguments: ParsedArguments) throws(UsageError) {
    transfer = try PlanTransfer(.move, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try transfer.run(in: context)
  }
}
