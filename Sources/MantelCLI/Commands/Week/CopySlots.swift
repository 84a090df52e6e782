internal import ArgumentParsing
internal import Wording

/// `mantel copy`: plans a meal, a day or a week once more.
struct CopySlots: Command {
  static let configuration = CommandConfiguration(
    name: "copy",
    abstract: Phrase(
      es: "planea otra vez una comida, un día o una semana",
      en: "plans a meal, a day or a week once more"
    ),
    discussion: Phrase(
      es:
        "Quién come en el sitio nuevo se queda como estaba. Sobre algo ya planeado hace falta --force.",
      en: "Who eats at the new place stays as it was. Onto something planned it takes --force."
    ),
    examples: [
      CommandExample(
        "mantel copy this +4",
        Phrase(es: "esta semana, otra vez dentro de cuatro", en: "this week, again in four weeks")
      ),
      CommandExample(
        "mantel copy tue.dinner +3.wed.dinner",
        Phrase(es: "una cena", en: "a dinner")
      ),
    ],
    parameters: PlanTransfer.parameters,
    output: .change
  )

  private let transfer: PlanTransfer

  init(_ arguments: ParsedArguments) throws(UsageError) {
    transfer = try PlanTransfer(.copy, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try transfer.run(in: context)
  }
}
