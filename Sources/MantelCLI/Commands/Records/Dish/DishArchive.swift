internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import MealRules
internal import Wording

/// `mantel dish archive`: takes a dish out of planning and keeps it for history.
struct DishArchive: Command {
  static let configuration = CommandConfiguration(
    name: "archive",
    abstract: Phrase(
      es: "deja de planear un plato, y lo guarda para la historia",
      en: "plans a dish no more, and keeps it for history"
    ),
    discussion: Phrase(
      es: "'mantel dish list --archived' los enseña; 'mantel dish unarchive' los trae de vuelta.",
      en: "'mantel dish list --archived' shows them; 'mantel dish unarchive' brings them back."
    ),
    examples: [
      CommandExample(
        "mantel dish archive fideua",
        Phrase(es: "ya no se propone", en: "it isn't proposed any more")
      )
    ],
    parameters: RecordParameters.naming(.dish) + ChangeOptions.all,
    output: .change
  )

  private let archiving: DishArchiving

  init(_ arguments: ParsedArguments) throws(UsageError) {
    archiving = try DishArchiving(archives: true, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try archiving.run(in: context)
  }
}

/// `mantel dish unarchive`: brings an archived dish back.
struct DishUnarchive: Command {
  static let configuration = CommandConfiguration(
    name: "unarchive",
    abstract: Phrase(
      es: "trae de vuelta un plato archivado",
      en: "brings an archived dish back"
    ),
    examples: [
      CommandExample(
        "mantel dish unarchive fideua",
        Phrase(es: "se puede planear otra vez", en: "it can be planned again")
      )
    ],
    parameters: RecordParameters.naming(.dish) + ChangeOptions.all,
    output: .change
  )

  private let archiving: DishArchiving

  init(_ arguments: ParsedArguments) throws(UsageError) {
    archiving = try DishArchiving(archives: false, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try archiving.run(in: context)
  }
}

/// The way of a dish out of planning, and back.
struct DishArchiving {
  let archives: Bool
  private let reference: RecordReference
  private let options: ChangeOptions

  init(archives: Bool, _ arguments: ParsedArguments) throws(UsageError) {
    self.archives = archives
    reference = try RecordReference(.dish, arguments)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let household = session.household
    let target = try RecordFinder(context: context, session: session).find(reference)
    let name = household.name(of: target.record)
    let file = try session.changed(target.path) { $0["archived"] = archives ? true : nil }
    let planned = archives ? plannedSlots(target.id, household, from: session.today) : []
    let warnings = planned.isEmpty ? [] : [Phrase.stillPlanned(name, at: planned)]
    return try context.apply(
      [file],
      operation: archives ? "dish archive" : "dish unarchive",
      options: options,
      session: session,
      warnings: warnings
    )
  }

  /// The meals from today on at which the dish stays planned.
  private func plannedSlots(
    _ id: String,
    _ household: Household,
    from today: CalendarDay
  ) -> [Phrase] {
    let addresses = household.plans.flatMap { week, plan in
      plan.slots.filter { $0.value.cookedDishes.contains { $0.rawValue == id } }
        .map { SlotAddress(week, $0.key) }
    }
    return addresses.filter { $0.day >= today }.sorted().map { household.name(of: $0) }
  }
}
