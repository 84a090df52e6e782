internal import ArgumentParsing
internal import MealModel
internal import Wording

/// `mantel food add`: a food, and what it contains.
struct FoodAdd: Command {
  static let fields: [FieldOption] = [
    .option(
      "contains",
      "LIST",
      field: "contains",
      help: Phrase(
        es: "qué contiene: gluten,milk…; none si nada",
        en: "what it contains: gluten,milk…; none for nothing"
      ),
      isRepeatable: true
    ),
    .option(
      "traces",
      "LIST",
      field: "traces",
      help: Phrase(es: "de qué puede tener trazas", en: "what it may have traces of"),
      isRepeatable: true
    ),
    .option(
      "category",
      "CATEGORY",
      field: "category",
      help: Phrase(es: "su sección de la tienda", en: "its section of the shop")
    ),
    .option(
      "alias",
      "NAME",
      field: "aliases",
      help: Phrase(es: "otro nombre", en: "another name"),
      isRepeatable: true
    ),
    .option(
      "pack",
      "AMOUNT",
      field: "pack",
      help: Phrase(es: "cómo se vende: '1 kg'", en: "how it is sold: '1 kg'")
    ),
    .option(
      "barcode",
      "CODE",
      field: "barcodes",
      help: Phrase(es: "su código de barras", en: "its barcode"),
      isRepeatable: true
    ),
    .flag("staple", field: "staple", help: Phrase(es: "un básico", en: "a staple")),
  ]

  static let configuration = CommandConfiguration(
    name: "add",
    abstract: Phrase(es: "añade un alimento", en: "adds a food"),
    discussion: Phrase(
      es: """
        Sin --contains nadie ha mirado qué lleva, y nada con él se da por seguro. El id de un \
        ingrediente que aún no tiene archivo se escribe como nombre.
        """,
      en: """
        Without --contains nobody looked what it contains, and nothing with it counts as safe. \
        The id of an ingredient that has no file yet is written out as a name.
        """
    ),
    examples: [
      CommandExample(
        "mantel food add Leche de avena --contains gluten --traces none",
        Phrase(es: "lleva gluten y no tiene trazas", en: "contains gluten, and no traces")
      ),
      CommandExample(
        "mantel food add Berza --contains none --category produce",
        Phrase(es: "se ha mirado y no lleva nada", en: "someone looked and there is nothing")
      ),
    ],
    parameters: RecordAdding.parameters(fields)
  )

  private let adding: RecordAdding

  init(_ arguments: ParsedArguments) throws(UsageError) {
    adding = RecordAdding(.food, Self.fields, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try adding.run(in: context, spelt: Self.spelt)
  }

  /// The name of an ingredient that has no file, from its id: `pimienta-blanca`.
  private static func spelt(_ name: String, _ session: Session) -> String {
    let isIngredient = session.household.dishes.values.contains { dish in
      dish.ingredients.contains { $0.key == name }
    }
    guard isIngredient, let first = name.first else { return name }
    return first.uppercased() + name.dropFirst().replacing("-", with: " ")
  }
}
