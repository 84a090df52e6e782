internal import ArgumentParsing
internal import MealModel
internal import Wording

/// `mantel dish add`: a dish by flags, by questions, or many from lines.
struct DishAdd: Command {
  static let ingredient = Parameter.option(
    "ingredient",
    short: "i",
    valueName: "FOOD=AMOUNT",
    help: Phrase(es: "lo que lleva: 'lenteja=400 g'", en: "what goes in: 'lenteja=400 g'"),
    isRepeatable: true,
    completion: .food
  )
  static let fields: [FieldOption] = [
    .option(
      "tag",
      short: "t",
      "TAG",
      field: "tags",
      help: Phrase(es: "una etiqueta", en: "a tag"),
      isRepeatable: true,
      completion: .tag
    ),
    .option(
      "course",
      "COURSE",
      field: "course",
      help: Phrase(es: "qué es en una comida", en: "what it is in a meal"),
      completion: .values(Course.allCases.map(\.rawValue))
    ),
    .option(
      "minutes",
      "N",
      field: "minutes",
      help: Phrase(es: "cuánto se tarda", en: "how long it takes")
    ),
    .option(
      "servings",
      "N",
      field: "servings",
      help: Phrase(es: "cuántas raciones salen", en: "how many portions it makes")
    ),
    .option(
      "cuisine",
      "TEXT",
      field: "cuisine",
      help: Phrase(es: "de qué cocina es", en: "which cuisine it belongs to")
    ),
    .option(
      "contains",
      "LIST",
      field: "contains",
      help: Phrase(es: "qué contiene; none si nada", en: "what it contains; none for nothing"),
      isRepeatable: true
    ),
  ]

  static let configuration = CommandConfiguration(
    name: "add",
    abstract: Phrase(es: "añade un plato", en: "adds a dish"),
    discussion: Phrase(
      es: """
        Sin nombre, en un terminal pregunta; si no, lee un plato por línea de la entrada:

          Lentejas estofadas #legumbres 60m
        """,
      en: """
        Without a name it asks on a terminal; else it reads a dish a line from standard input:

          Lentejas estofadas #legumbres 60m
        """
    ),
    examples: [
      CommandExample(
        "mantel dish add Lentejas viudas -t legumbres --minutes 45 -i 'lenteja=400 g' -i zanahoria=2",
        Phrase(es: "con lo que lleva", en: "with what goes in")
      ),
      CommandExample(
        "mantel dish add Flan -t huevos --course dessert",
        Phrase(es: "un postre", en: "a dessert")
      ),
      CommandExample(
        "mantel dish add",
        Phrase(es: "pregunta, o lee líneas", en: "asks, or reads lines")
      ),
    ],
    parameters: [RecordAddition.name] + fields.map(\.parameter)
      + [ingredient, RecordAddition.force] + ChangeOptions.all,
    output: .change
  )

  private let adding: RecordAdding
  private let ingredients: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    adding = RecordAdding(.dish, Self.fields, arguments)
    ingredients = arguments.values(Self.ingredient)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let drafts = DishDrafts(context: context, session: session)
    return try drafts.add(try drafts.drafts(adding, ingredients), adding)
  }
}
