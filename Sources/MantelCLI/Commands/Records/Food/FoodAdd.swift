internal import ArgumentParsing
internal import MealModel
internal import Wording

/// `mantel food add`: a food as the catalogue knows it, or one of one's own.
struct FoodAdd: Command {
  static let name = Parameter.words(
    "NAME",
    help: Phrase(es: "cómo se llama", en: "what it is called"),
    isRequired: false,
    completion: .catalogueFood
  )
  static let missing = Parameter.flag(
    "missing",
    help: Phrase(
      es: "todo lo que los platos nombran y el catálogo explica",
      en: "all that the dishes name and the catalogue explains"
    )
  )
  static let plain = Parameter.flag(
    "plain",
    help: Phrase(
      es: "uno propio, sin mirar el catálogo",
      en: "one's own, whatever the catalogue has"
    )
  )
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
    abstract: Phrase(
      es: "añade un alimento, del catálogo o propio",
      en: "adds a food, from the catalogue or one's own"
    ),
    discussion: Phrase(
      es: """
        Lo que el catálogo conoce se copia con todo lo que dice, y lo que da la línea va delante; \
        su id es el que ya usan los platos. El catálogo no ha visto tu envase: lee la etiqueta. De \
        lo que no conoce, di qué lleva; sin --contains nadie lo ha mirado, y nada con él se da por \
        seguro.
        """,
      en: """
        What the catalogue knows is copied with all that it says, the line's own words first; its \
        id is the one that the dishes use already. The catalogue hasn't seen your packet: read the \
        label. Of what it doesn't know, say what is in it; without --contains nobody looked, and \
        nothing with it counts as safe.
        """
    ),
    examples: [
      CommandExample(
        "mantel food add Lenteja pardina",
        Phrase(es: "como la conoce el catálogo", en: "as the catalogue knows it")
      ),
      CommandExample(
        "mantel food add --missing",
        Phrase(
          es: "todo lo que falta y el catálogo explica",
          en: "all that is missing and the catalogue explains"
        )
      ),
      CommandExample(
        "mantel food add Leche de avena --traces none",
        Phrase(es: "leída la etiqueta, no tiene trazas", en: "the label read, there are no traces")
      ),
      CommandExample(
        "mantel food add Berza --contains none --category produce",
        Phrase(es: "uno que el catálogo no tiene", en: "one that the catalogue hasn't")
      ),
    ],
    parameters: RecordAdding.parameters(fields, name: name) + [missing, plain],
    output: .change
  )

  private var adding: RecordAdding
  private let isMissing: Bool
  private let isPlain: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    adding = RecordAdding(.food, Self.fields, arguments, name: Self.name)
    isMissing = arguments.has(Self.missing)
    isPlain = arguments.has(Self.plain)
    guard isMissing else { return }
    if adding.name != nil || isPlain { throw .validation(.nameOrMissing, hint: nil) }
    if !adding.settings.isEmpty { throw .validation(.noFieldsWithMissing, hint: nil) }
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let lookup = CatalogueLookup(context.language)
    if isMissing { return try addMissing(session, lookup, context) }
    let name = try adding.givenName(context)
    if !isPlain, let entry = lookup.food(called: name) {
      return try add(entry, called: name, session, lookup, context)
    }
    guard isPlain || !adding.settings.isEmpty else {
      throw CommandFailure(
        .notInCatalogue(OneLineName.shown(name)),
        hint: .plainFoodHint(near: lookup.near(name).map(\.rawValue)),
        exitCode: .failed
      )
    }
    var adding = adding
    adding.name = name
    return try adding.run(in: context, spelt: Self.spelt)
  }

  /// Adds a built-in food under the id that the dishes use, or its own.
  private func add(
    _ entry: CatalogueFood,
    called name: String,
    _ session: Session,
    _ lookup: CatalogueLookup,
    _ context: CommandContext
  ) throws -> ExitCode {
    let own = HouseholdFoodNames(session.household).food(called: name)
    if !adding.isForced, let own {
      throw CommandFailure(
        .nameTaken(.food, OneLineName.shown(name), id: own.rawValue),
        hint: .nameTakenHint("food", id: own.rawValue),
        exitCode: .refused
      )
    }
    let slug = IdentifierText.slug(of: name)
    let used = MissingFoods(in: session, lookup).foods.map(\.id)
      .filter { lookup.food(called: $0.rawValue)?.id == entry.id }
    let id = used.first { $0.rawValue == slug } ?? used.first ?? entry.id
    let records = RecordAddition(
      noun: .food,
      context: context,
      session: session,
      isForced: adding.isForced
    )
    var addition = CatalogueAddition(context: context, session: session)
    try addition.add(entry, as: try records.target(named: id.rawValue), adding.settings)
    return try addition.apply(adding.options)
  }

  /// Adds what is missing and the catalogue explains; a food that goes by two ids gets a file for
  /// the one that more dishes use.
  private func addMissing(
    _ session: Session,
    _ lookup: CatalogueLookup,
    _ context: CommandContext
  ) throws -> ExitCode {
    let records = RecordAddition(noun: .food, context: context, session: session, isForced: true)
    var addition = CatalogueAddition(context: context, session: session)
    var added: Set<Food.ID> = []
    var left: [String] = []
    for missing in MissingFoods(in: session, lookup).foods {
      // A word of the vocabulary can be no food's id: the dish has to say another.
      guard case .catalogue(let entry) = missing.offer,
        Substance(rawValue: missing.id.rawValue) == nil,
        added.insert(entry.id).inserted
      else {
        left.append(missing.id.rawValue)
        continue
      }
      try addition.add(entry, as: try records.target(named: missing.id.rawValue))
    }
    return try addition.apply(
      adding.options,
      warnings: left.isEmpty ? [] : [.stillWithoutFile(left)]
    )
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
