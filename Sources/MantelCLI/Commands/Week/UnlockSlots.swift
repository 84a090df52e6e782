internal import ArgumentParsing
internal import Wording

/// `mantel unlock`: lets locked meals be changed again.
struct UnlockSlots: Command {
  static let configuration = CommandConfiguration(
    name: "unlock",
    abstract: Phrase(
      es: "desbloquea comidas: vuelven a poder cambiarse",
      en: "unlocks meals: they may be changed again"
    ),
    examples: [
      CommandExample("mantel unlock dom.comida", Phrase(es: "una comida", en: "a lunch")),
      CommandExample("mantel unlock next.sat", Phrase(es: "un día entero", en: "a whole day")),
    ],
    parameters: SlotLocking.parameters,
    output: .change
  )

  private let locking: SlotLocking

  init(_ arguments: ParsedArguments) throws(UsageError) {
    locking = SlotLocking(locks: false, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try locking.run(in: context)
  }
}
