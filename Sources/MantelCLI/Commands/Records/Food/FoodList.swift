internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import Terminal
internal import Wording

/// `mantel food list`: the foods, or those that a filter lets through.
struct FoodList: Command {
  static let category = Parameter.option(
    "category",
    valueName: "CATEGORY",
    help: Phrase(es: "de esta sección de la tienda", en: "of this section of the shop"),
    isRepeatable: true
  )
  static let missingContents = Parameter.flag(
    "missing-contents",
    help: Phrase(
      es: "de los que nadie ha mirado qué llevan",
      en: "those of which nobody looked what they contain"
    )
  )
  static let containing = Parameter.option(
    "containing",
    valueName: "SUBSTANCE",
    help: Phrase(es: "que llevan esto: gluten, milk…", en: "that contain it: gluten, milk…"),
    isRepeatable: true,
    completion: .values(Substance.allCases.map(\.rawValue))
  )

  static let configuration = CommandConfiguration(
    name: "list",
    aliases: ["ls"],
    abstract: Phrase(es: "los alimentos", en: "the foods"),
    examples: [
      CommandExample(
        "mantel food list --category produce",
        Phrase(es: "los de una sección", en: "those of a section")
      ),
      CommandExample(
        "mantel food list --missing-contents",
        Phrase(es: "lo que queda por mirar", en: "what is still to be looked at")
      ),
    ],
    parameters: [category, missingContents, containing],
    output: .foods
  )

  private let categories: [String]
  private let isMissingContents: Bool
  private let substances: [Substance]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    categories = arguments.values(Self.category).flatMap(CommaList.items)
    isMissingContents = arguments.has(Self.missingContents)
    substances = arguments.values(Self.containing).compactMap(Substance.init(rawValue:))
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let household = try context.session().household
    let wanted = Set(categories.map(LatinLetters.folded))
    let foods = household.foods.filter { _, food in
      (wanted.isEmpty || !wanted.isDisjoint(with: names(ofCategory: food.category)))
        && (!isMissingContents || food.contains == nil || food.traces == nil)
        && (substances.isEmpty
          || !Substance.withImplied(food.contains ?? []).isDisjoint(with: substances))
    }
    try RecordTable(
      .food,
      columns: [.nameLabel, .categoryLabel, .containsLabel],
      rows: RecordTable.sorted(foods.map { row($0, $1, context) }),
      isFiltered: !wanted.isEmpty || isMissingContents || !substances.isEmpty
    ).print(in: context)
    return .done
  }

  /// What a section may be called: its key, and its name in either language.
  private func names(ofCategory key: String?) -> Set<String> {
    guard let key else { return [] }
    let phrase = Phrase.word(key)
    return Set([key, phrase.es, phrase.en].map(LatinLetters.folded))
  }

  private func row(_ id: Food.ID, _ food: Food, _ context: CommandContext) -> RecordTable.Row {
    let name = food.name[context.language]
    let words = food.contains.map { $0.sorted().map(\.rawValue) }
    let shown = words.map { words in
      words.isEmpty
        ? context.text(.none)
        : words.map { context.text(.substance($0)) }.joined(separator: ", ")
    }
    var members: JSONObject = ["name": .string(name)]
    members.put("category", food.category)
    members["contains"] = words.map { .array($0.map(JSONValue.string)) } ?? .null
    members["traces"] =
      food.traces.map { .array($0.sorted().map { .string($0.rawValue) }) } ?? .null
    return RecordTable.Row(
      id: id.rawValue,
      cells: [
        StyledText(name), StyledText(food.category.map { context.text(.word($0)) } ?? ""),
        shown.map { StyledText($0) }
          ?? StyledText(context.text(.notLookedAt), Style(foreground: .basic(.yellow))),
      ],
      plain: [name, food.category ?? "", words.map { $0.joined(separator: ",") } ?? "?"],
      members: members
    )
  }
}
