internal import ArgumentParsing
internal import Wording

/// `mantel food set`: changes a field of a food.
struct FoodSet: Command {
  static let configuration = RecordSetting.configuration(
    .food,
    examples: [
      CommandExample(
        "mantel food set leche-semidesnatada contains milk",
        Phrase(es: "qué contiene", en: "what it contains")
      ),
      CommandExample(
        "mantel food set huevo traces none",
        Phrase(es: "se ha mirado y no tiene trazas", en: "someone looked and there are no traces")
      ),
      CommandExample(
        "mantel food set huevo nutrition.kcal 140",
        Phrase(es: "una de sus cifras", en: "one of its figures")
      ),
    ]
  )

  private let setting: RecordSetting

  init(_ arguments: ParsedArguments) throws(UsageError) {
    setting = try RecordSetting(.food, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try setting.run(in: context)
  }
}
