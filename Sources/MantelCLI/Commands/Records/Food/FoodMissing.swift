internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import Terminal
internal import Wording

/// `mantel food missing`: what the dishes name and no file explains.
struct FoodMissing: Command {
  static let configuration = CommandConfiguration(
    name: "missing",
    abstract: Phrase(
      es: "lo que los platos nombran y ningún archivo explica",
      en: "what the dishes name and no file explains"
    ),
    discussion: Phrase(
      es: """
        Cuenta en cuántos platos está y dice quién lo explica: el catálogo, o un alimento de esta \
        casa que se llama casi igual. Por una tubería, una línea por alimento con tabuladores: id, \
        en cuántos platos, 'catalogue', 'household', 'near' o nada, y los ids de lo que lo explica.
        """,
      en: """
        Counts the dishes it is in and says what explains it: the catalogue, or a food of this \
        house that is called almost so. Through a pipe a line a food, parted by tabs: id, in how \
        many dishes, 'catalogue', 'household', 'near' or nothing, and the ids of what explains it.
        """
    ),
    examples: [
      CommandExample(
        "mantel food missing",
        Phrase(es: "qué falta por explicar", en: "what is still to be explained")
      )
    ],
    output: .object([
      .key(
        "missing",
        .list(
          .object([
            .key("id", .text(.id), Phrase(es: "el alimento", en: "the food")),
            .key(
              "dishes",
              .list(.text(.id)),
              Phrase(es: "los platos que lo llevan", en: "the dishes made with it")
            ),
            .key(
              "inPantry",
              .boolean,
              Phrase(es: "si hay en casa", en: "whether the pantry has it")
            ),
            .key(
              "catalogue",
              .nullable(.text(.id)),
              Phrase(es: "el alimento del catálogo", en: "the catalogue's food")
            ),
            .key(
              "household",
              .nullable(.text(.id)),
              Phrase(es: "el de esta casa, con otro id", en: "this house's, under another id")
            ),
            .key(
              "near",
              .list(.text(.id)),
              Phrase(
                es: "los del catálogo que se le parecen",
                en: "the catalogue's that are like it"
              )
            ),
          ])
        ),
        Phrase(es: "lo que falta, lo más usado primero", en: "what is missing, most used first")
      )
    ])
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in context: CommandContext) throws -> ExitCode {
    let missing = MissingFoods(in: try context.session(), CatalogueLookup(context.language)).foods
    if missing.isEmpty, !context.isJSON {
      try context.output.remark(StyledText(context.text(.noFoodMissing), .dim))
      return .done
    }
    try RecordTable(
      .food,
      command: "food",
      key: "missing",
      columns: [.foodLabel, .inDishesColumn, .offerColumn],
      rows: missing.map { row($0, context) },
      isFiltered: true
    ).print(in: context)
    if missing.contains(where: \.isInCatalogue), context.output.isTerminal, !context.isJSON {
      try context.output.remark(StyledText(context.text(.addMissingHint), .dim))
    }
    return .done
  }

  private func row(_ missing: MissingFood, _ context: CommandContext) -> RecordTable.Row {
    var members = JSONObject()
    members.put("dishes", missing.dishes.map(\.rawValue))
    members["inPantry"] = .bool(missing.isInPantry)
    members.put("catalogue", nil as String?)
    members.put("household", nil as String?)
    members.put("near", [])
    var kind = ""
    var ids: [String] = []
    var shown: Phrase?
    switch missing.offer {
    case .catalogue(let food):
      (kind, ids) = ("catalogue", [food.id.rawValue])
      shown = .inCatalogue(food.id.rawValue)
      members.put("catalogue", food.id.rawValue)
    case .household(let id):
      (kind, ids) = ("household", [id.rawValue])
      shown = .inHousehold(id.rawValue)
      members.put("household", id.rawValue)
    case .near(let near):
      ids = near.map(\.rawValue)
      if !ids.isEmpty { (kind, shown) = ("near", .perhaps(ids)) }
      members.put("near", ids)
    }
    let count = String(missing.dishes.count)
    return RecordTable.Row(
      id: missing.id.rawValue,
      cells: [
        StyledText(missing.id.rawValue), StyledText(count),
        StyledText(shown.map(context.text) ?? ""),
      ],
      plain: [count, kind, ids.joined(separator: ",")],
      members: members
    )
  }
}

extension MissingFood {
  /// Whether a built-in food explains it.
  fileprivate var isInCatalogue: Bool {
    if case .catalogue = offer { true } else { false }
  }
}
