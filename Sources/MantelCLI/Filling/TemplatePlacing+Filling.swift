internal import MealModel
internal import MealPlanner
internal import MealStore
internal import Wording

extension TemplatePlacing {
  /// The household with the template's meals in their places.
  private var placed: Household {
    var household = edit.household
    for (address, slot) in edit.slots {
      household.plans[address.week, default: WeekPlan()].slots[address.key] = slot
    }
    return household
  }

  /// How many slots of the week are still to be filled, from today on.
  var gaps: Int {
    let household = placed
    return household.settings.plannedSlots.count { key in
      let address = SlotAddress(week, key)
      return address.day >= edit.session.today && !household[address].isFull
    }
  }

  /// Has the planner fill what the template leaves open.
  ///
  /// - Returns: How good that is, with why something stays empty; `nil` where someone stopped it.
  mutating func fill() throws -> (result: FillingResult, shortage: ShortageText?)? {
    let filling = WeekFilling(placed, weeks: [week], today: edit.session.today)
    let seed = WeekFilling.usualSeed(week)
    var outcome = filling.run(seed: seed, diagnoses: true, in: edit.context)
    guard !outcome.isInterrupted else { return nil }
    try filling.judge(&outcome)
    for (address, slot) in outcome.slots { edit.put(slot, at: address) }
    let faults = FaultWarnings(of: edit.session.reading, weeks: [week], for: .planning)
    for warning in outcome.warnings + faults.phrases { edit.warn(warning) }
    let shortage = outcome.shortage.map { shortage in
      ShortageText(
        shortage: shortage,
        household: filling.household,
        areMeals: FillingResult.areMeals(outcome.plan)
      )
    }
    let result = FillingResult(outcome.plan, of: filling)
    details = result.details(seed: seed, in: edit.household)
    return (result, shortage)
  }
}

extension FillingResult {
  /// What a commit says of it.
  func details(seed: Int, in household: Household) -> CommitDetails {
    CommitDetails(
      remark: sentence[household.settings.language ?? .en],
      trailers: [
        CommitDetails.Trailer("Mantel-Seed", "\(seed)"),
        CommitDetails.Trailer("Mantel-Engine", "\(Planner.engineVersion)"),
        CommitDetails.Trailer("Mantel-Result", trailer),
      ]
    )
  }
}
