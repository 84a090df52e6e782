internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import MealRules
internal import Terminal
internal import Wording

/// `mantel dish list`: the dishes, or those that a filter lets through.
struct DishList: Command {
  static let configuration = CommandConfiguration(
    name: "list",
    aliases: ["ls"],
    abstract: Phrase(es: "los platos", en: "the dishes"),
    discussion: Phrase(
      es: """
        En un terminal es una tabla; por una tubería, una línea por plato con tabuladores: id, \
        nombre, etiquetas, plato, minutos y última vez. Los filtros se suman.
        """,
      en: """
        On a terminal it is a table; through a pipe a line a dish, parted by tabs: id, name, \
        tags, course, minutes and when last eaten. Filters add up.
        """
    ),
    examples: [
      CommandExample(
        "mantel dish list --tag legumbres --not-since 30d",
        Phrase(es: "legumbres que hace un mes que no salen", en: "pulses not eaten for a month")
      ),
      CommandExample(
        "mantel dish list --with huevo,patata",
        Phrase(es: "los que llevan las dos cosas", en: "those made with both")
      ),
      CommandExample(
        "mantel dish list --safe-for nora --course dessert",
        Phrase(es: "postres que Nora puede comer", en: "desserts that Nora can eat")
      ),
    ],
    parameters: DishFilter.parameters,
    output: .dishes
  )

  private let filter: DishFilter

  init(_ arguments: ParsedArguments) throws(UsageError) {
    filter = try DishFilter(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let history = DishHistory(of: session.household, through: session.today)
    let dishes = try filter.dishes(in: context, session, history)
    let rows = dishes.compactMap { id in
      session.household.dishes[id].map { row(id, $0, history, session.household, context) }
    }
    try RecordTable(
      .dish,
      columns: [.nameLabel, .tagsLabel, .courseLabel, .minutesLabel, .lastLabel],
      rows: RecordTable.sorted(rows),
      isFiltered: !filter.isEmpty
    ).print(in: context)
    return .done
  }

  private func row(
    _ id: Dish.ID,
    _ dish: Dish,
    _ history: DishHistory,
    _ household: Household,
    _ context: CommandContext
  ) -> RecordTable.Row {
    let name = dish.name[context.language]
    let tags = dish.tags.map { context.text(household.name(of: .tag($0))) }
    let minutes = dish.minutes.map(String.init) ?? ""
    let last = history.last[id]?.description
    var members: JSONObject = ["name": .string(name)]
    members.put("tags", dish.tags.map(\.rawValue))
    members.put("course", dish.course.rawValue)
    members.put("minutes", dish.minutes)
    members.put("lastEaten", last)
    members["archived"] = .bool(dish.archived)
    return RecordTable.Row(
      id: id.rawValue,
      cells: [
        StyledText(name), StyledText(tags.joined(separator: ", ")),
        StyledText(context.text(.word(dish.course.rawValue))), StyledText(minutes),
        StyledText(last ?? "", .dim),
      ],
      plain: [
        name, dish.tags.map(\.rawValue).joined(separator: ","), dish.course.rawValue, minutes,
        last ?? "",
      ],
      members: members
    )
  }
}

/// When each dish was last on the table.
struct DishHistory {
  /// The last day up to today, by dish; leftovers don't count.
  private(set) var last: [Dish.ID: CalendarDay] = [:]

  /// Looks through all weeks once.
  init(of household: Household, through today: CalendarDay) {
    for (week, plan) in household.plans {
      for (key, slot) in plan.slots {
        let day = SlotAddress(week, key).day
        guard day <= today else { continue }
        for dish in slot.cookedDishes where last[dish].map({ $0 < day }) ?? true {
          last[dish] = day
        }
      }
    }
  }
}
