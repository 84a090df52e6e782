internal import ArgumentParsing
internal import Wording

/// `mantel dish show`: shows a dish.
struct DishShow: Command {
  static let configuration = RecordShowing.configuration(
    .dish,
    examples: [
      CommandExample(
        "mantel dish show paella-mixta",
        Phrase(es: "el plato entero", en: "the whole dish")
      ),
      CommandExample(
        "mantel dish show lentejas --json",
        Phrase(es: "como está en el archivo", en: "as it stands in the file")
      ),
    ]
  )

  private let showing: RecordShowing

  init(_ arguments: ParsedArguments) throws(UsageError) {
    showing = try RecordShowing(.dish, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try showing.run(in: context)
  }
}
