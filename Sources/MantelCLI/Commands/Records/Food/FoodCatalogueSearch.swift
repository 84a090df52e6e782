internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import Terminal
internal import Wording

/// `mantel food catalogue`: the foods that come with the program.
struct FoodCatalogueSearch: Command {
  static let words = Parameter.words(
    "WORDS",
    help: Phrase(
      es: "palabras de su nombre, en español o inglés, sin acentos si se quiere",
      en: "words of its name, in Spanish or English, accents or not"
    ),
    isRequired: false,
    completion: .catalogueFood
  )

  static let configuration = CommandConfiguration(
    name: "catalogue",
    aliases: ["catalog"],
    abstract: Phrase(
      es: "los alimentos que vienen con mantel",
      en: "the foods that come with mantel"
    ),
    discussion: Phrase(
      es: """
        'mantel food add' los copia a la casa. Lo que no se ha mirado lo dice el envase: léelo, y \
        escríbelo con 'mantel food set'.
        """,
      en: """
        'mantel food add' copies them into the household. What isn't looked at the packet says: \
        read it, and write it down with 'mantel food set'.
        """
    ),
    examples: [
      CommandExample(
        "mantel food catalogue lenteja",
        Phrase(es: "las lentejas que conoce", en: "the lentils that it knows")
      ),
      CommandExample(
        "mantel food catalogue soy milk",
        Phrase(es: "en cualquiera de los dos idiomas", en: "in either language")
      ),
    ],
    parameters: [words],
    output: .object([
      .key(
        "foods",
        .list(
          .object([
            .key("id", .text(.id), Phrase(es: "su id", en: "its id")),
            .key("name", .text, Phrase(es: "su nombre", en: "its name")),
            .key(
              "names",
              .map(.text),
              Phrase(es: "su nombre en cada idioma", en: "its name in each language")
            ),
            .key("aliases", .list(.text), Phrase(es: "otros nombres", en: "other names")),
            .key("category", .text, Phrase(es: "su sección", en: "its section")),
            .key(
              "contains",
              .nullable(.list(.text)),
              Phrase(
                es: "qué contiene; null: sin mirar",
                en: "what it contains; null: not looked at"
              )
            ),
            .key(
              "traces",
              .nullable(.list(.text)),
              Phrase(
                es: "de qué tiene trazas; null: sin mirar",
                en: "what it has traces of; null: not looked at"
              )
            ),
            .key(
              "readLabel",
              .boolean,
              Phrase(es: "si lo decide la etiqueta", en: "whether the label decides")
            ),
          ])
        ),
        Phrase(es: "los alimentos, por nombre", en: "the foods, by name")
      )
    ])
  )

  private let text: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    text = arguments.value(Self.words)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let lookup = CatalogueLookup(context.language)
    let foods = text.map(lookup.foods(with:)) ?? CatalogueFood.all
    if foods.isEmpty, !context.isJSON, let text {
      let near = lookup.near(text).map(\.rawValue)
      try context.output.remark(StyledText(context.text(.nothingInCatalogue(near: near)), .dim))
      return .done
    }
    try RecordTable(
      .food,
      columns: [
        .nameLabel, .otherNameColumn, .categoryLabel, .containsLabel, .tracesColumn,
      ],
      rows: RecordTable.sorted(foods.map { row($0, context) }),
      isFiltered: text != nil
    ).print(in: context)
    return .done
  }

  private func row(_ entry: CatalogueFood, _ context: CommandContext) -> RecordTable.Row {
    let food = entry.food
    let name = food.name[context.language]
    let other = food.name[context.language == .es ? .en : .es]
    let traces = entry.dependsOnLabel ? nil : food.traces
    var members: JSONObject = ["name": .string(name)]
    members["names"] = .object(
      JSONObject(Language.allCases.map { .init(key: $0.rawValue, value: .string(food.name[$0])) })
    )
    members.put("aliases", food.aliases)
    members.put("category", food.category)
    members["contains"] = Self.json(food.contains)
    members["traces"] = Self.json(traces)
    members["readLabel"] = .bool(entry.dependsOnLabel)
    return RecordTable.Row(
      id: entry.id.rawValue,
      cells: [
        StyledText(name), StyledText(other, .dim),
        StyledText(food.category.map { context.text(.word($0)) } ?? ""),
        shown(food.contains, context), shown(traces, context),
      ],
      plain: [name, other, food.category ?? "", Self.plain(food.contains), Self.plain(traces)],
      members: members
    )
  }

  private func shown(_ substances: Set<Substance>?, _ context: CommandContext) -> StyledText {
    guard let substances else {
      return StyledText(context.text(.notLookedAt), Style(foreground: .basic(.yellow)))
    }
    let names = substances.sorted().map { context.text(.substance($0.rawValue)) }
    return StyledText(names.isEmpty ? context.text(.none) : names.joined(separator: ", "))
  }

  private static func json(_ substances: Set<Substance>?) -> JSONValue {
    substances.map { .array($0.sorted().map { .string($0.rawValue) }) } ?? .null
  }

  private static func plain(_ substances: Set<Substance>?) -> String {
    substances.map { $0.sorted().map(\.rawValue).joined(separator: ",") } ?? "?"
  }
}
