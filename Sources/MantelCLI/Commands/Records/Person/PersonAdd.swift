internal import ArgumentParsing
internal import MealModel
internal import Wording

/// `mantel person add`: someone who eats here, and what they can't have.
struct PersonAdd: Command {
  static let fields: [FieldOption] = [
    .option(
      "diet",
      "DIET",
      field: "diets",
      help: Phrase(es: "su dieta: vegan, glutenFree…", en: "their diet: vegan, glutenFree…"),
      isRepeatable: true
    ),
    .option(
      "allergy",
      "WORD",
      field: "allergies",
      help: Phrase(
        es: "lo que no puede comer: nuts, o un alimento",
        en: "what they can't have: nuts, or a food"
      ),
      isRepeatable: true
    ),
    .option(
      "dislike",
      "FOOD",
      field: "dislikes",
      help: Phrase(es: "lo que no le gusta", en: "what they don't like"),
      isRepeatable: true,
      completion: .food
    ),
    .option(
      "born",
      "DATE",
      field: "born",
      help: Phrase(es: "el día o el año en que nació", en: "the day or the year of birth")
    ),
    .option(
      "sex",
      "SEX",
      field: "sex",
      help: Phrase(es: "female o male, para la fórmula", en: "female or male, for the formula"),
      completion: .values(Person.Sex.allCases.map(\.rawValue))
    ),
    .option(
      "height",
      "CM",
      field: "height",
      help: Phrase(es: "la altura en centímetros", en: "the height in centimetres")
    ),
    .option(
      "portion",
      "N",
      field: "portion",
      help: Phrase(es: "su ración frente a una de 1", en: "their serving against one of 1")
    ),
    .flag("strict", field: "strict", help: .strictMeans),
    .flag(
      "guest",
      field: "guest",
      help: Phrase(es: "solo donde se le nombra", en: "at the table only where named")
    ),
  ]

  static let configuration = CommandConfiguration(
    name: "add",
    abstract: Phrase(es: "añade a alguien", en: "adds someone"),
    examples: [
      CommandExample(
        "mantel person add Eva --diet glutenFree --strict --born 2016-09-14",
        Phrase(es: "alguien celíaco", en: "someone coeliac")
      ),
      CommandExample(
        "mantel person add Tía Inés --allergy nuts,kiwi --guest",
        Phrase(es: "alguien que viene a veces", en: "someone who comes now and then")
      ),
    ],
    parameters: RecordAdding.parameters(fields),
    output: .change
  )

  private let adding: RecordAdding

  init(_ arguments: ParsedArguments) throws(UsageError) {
    adding = RecordAdding(.person, Self.fields, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try adding.run(in: context)
  }
}
