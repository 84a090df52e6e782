internal import ArgumentParsing
internal import Wording

/// `mantel dish set`: changes a field of a dish.
struct DishSet: Command {
  static let configuration = RecordSetting.configuration(
    .dish,
    examples: [
      CommandExample(
        "mantel dish set paella-mixta minutes.cook 40",
        Phrase(es: "un campo de dentro", en: "a field inside another")
      ),
      CommandExample(
        "mantel dish set lentejas tags legumbres,carne",
        Phrase(es: "sus etiquetas", en: "its tags")
      ),
      CommandExample(
        "mantel dish set lentejas ingredients.zanahoria '200 g'",
        Phrase(es: "cuánto lleva de algo", en: "how much of something goes in")
      ),
      CommandExample(
        "mantel dish set paella-mixta cuisine --unset",
        Phrase(es: "quita un campo", en: "takes a field out")
      ),
    ]
  )

  private let setting: RecordSetting

  init(_ arguments: ParsedArguments) throws(UsageError) {
    setting = try RecordSetting(.dish, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try setting.run(in: context)
  }
}
