internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealStore
internal import Wording

/// The meals that files put on the table by becoming again what they were.
struct ReturningMeals {
  private(set) var edit: PlanEdit

  /// Judges them with the recipes, foods and people that come back beside them.
  ///
  /// - Throws: `CommandFailure` where someone at the table can't eat one.
  init(of files: [FileVersion], _ context: CommandContext, _ session: Session) throws {
    let returning = HouseholdReader.read(session.store.sources(with: files)).household
    var household = returning
    household.plans = session.household.plans
    edit = PlanEdit(context, session, isForced: true, household: household)
    for case .file(.plan, .plan(let week)?) in files.map({ HouseholdPath($0.path) }) {
      for key in returning.plans[week]?.keys ?? [] {
        let address = SlotAddress(week, key)
        let slot = returning[address]
        guard slot != edit[address], !slot.eatenDishes.isEmpty else { continue }
        edit.put(slot, at: address)
      }
    }
    guard !edit.slots.isEmpty else { return }
    try edit.refuseFaults()
    try edit.judgeSafety()
  }

  /// Where they are.
  var slots: Set<SlotAddress> { Set(edit.slots.keys) }
  /// What is to be known of them.
  var warnings: [Phrase] { edit.warnings }
}
