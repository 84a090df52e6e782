internal import ArgumentParsing
internal import Wording

/// `mantel food rm`: deletes a food.
struct FoodRemove: Command {
  static let configuration = RecordRemoval.configuration(
    .food,
    examples: [
      CommandExample(
        "mantel food rm kiwi",
        Phrase(es: "lo borra si nada lo nombra", en: "deletes it where nothing names it")
      ),
      CommandExample(
        "mantel food rm kiwi --force",
        Phrase(
          es: "lo borra aunque haya platos con kiwi",
          en: "deletes it though dishes are made with it"
        )
      ),
    ]
  )

  private let removal: RecordRemoval

  init(_ arguments: ParsedArguments) throws(UsageError) {
    removal = try RecordRemoval(.food, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try removal.run(in: context)
  }
}
