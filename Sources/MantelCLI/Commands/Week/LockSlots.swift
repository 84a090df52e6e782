internal import ArgumentParsing
internal import Wording

/// `mantel lock`: keeps meals as they are.
struct LockSlots: Command {
  static let configuration = CommandConfiguration(
    name: "lock",
    abstract: Phrase(
      es: "bloquea comidas: se quedan como están",
      en: "locks meals: they stay as they are"
    ),
    examples: [
      CommandExample("mantel lock dom.comida", Phrase(es: "una comida", en: "a lunch")),
      CommandExample("mantel lock next.sat", Phrase(es: "un día entero", en: "a whole day")),
    ],
    parameters: SlotLocking.parameters,
    output: .change
  )

  private let locking: SlotLocking

  init(_ arguments: ParsedArguments) throws(UsageError) {
    locking = SlotLocking(locks: true, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try locking.run(in: context)
  }
}
