internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import MealRules
internal import Wording

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
