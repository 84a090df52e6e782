internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import Terminal
internal import Wording

/// `mantel template use`: which template new weeks are laid from.
struct TemplateUse: Command {
  static let template = Parameter.argument(
    "TEMPLATE",
    help: Phrase(es: "su id o su nombre", en: "its id or its name"),
    isRequired: false,
    completion: .template
  )
  static let none = Parameter.flag(
    "none",
    help: Phrase(es: "las semanas nuevas empiezan vacías", en: "new weeks begin empty")
  )

  static let configuration = CommandConfiguration(
    name: "use",
    abstract: Phrase(
      es: "dice con qué plantilla se hacen las semanas nuevas",
      en: "says which template new weeks are laid from"
    ),
    discussion: Phrase(
      es: "Está en mantel.json, así que vale para toda la casa. Las semanas hechas no cambian.",
      en:
        "It stands in mantel.json, so it holds for the household. Weeks that are laid don't change."
    ),
    examples: [
      CommandExample(
        "mantel template use semana-tipica",
        Phrase(es: "a partir de ahora, con esta", en: "from now on with this one")
      ),
      CommandExample(
        "mantel template use --none",
        Phrase(es: "sin plantilla", en: "without a template")
      ),
    ],
    parameters: [template, none] + ChangeOptions.all,
    output: .change
  )

  private let text: String?
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    text = arguments.value(Self.template)
    options = ChangeOptions(arguments)
    guard (text == nil) == arguments.has(Self.none) else {
      throw .validation(.templateOrNone, hint: nil)
    }
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let finder = RecordFinder(context: context, session: session)
    let id = try text.map { try finder.find(RecordReference(.template, text: $0)).id }
    let file = try session.changed("mantel.json") { settings in
      settings["template"] = id.map { .string($0) }
    }
    try RecordReview(context: context, session: session).check([file])
    return try context.apply([file], operation: "template use", options: options, session: session)
  }
}
