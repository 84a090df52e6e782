internal import Diagnostics
internal import MealModel
internal import Wording

/// Slots of a plan in which something is to be chosen yet.
///
/// One finding a slot, at its first course that is open or a wish, or at the slot where nothing
/// else is in it; the slots that the file hasn't, and which are empty all the same, are one
/// finding at its beginning, and so is a week in which there is nothing yet. An empty slot at a meal that the settings no longer plan is no gap.
enum Gaps {
  static func findings(in household: Household, scope: RuleScope) -> [Finding] {
    guard !scope.settingsAreFaulty else { return [] }
    var result: [Finding] = []
    for week in household.plans.keys.sorted() where scope.judges(week) {
      guard let plan = household.plans[week] else { continue }
      if plan.slots.values.allSatisfy({ !$0.isAway && $0.items.isEmpty }) {
        let place = Place(path: Household.Record.plan(week).path)
        result.append(Finding(.emptySlot, at: place, Phrase.emptyWeek(week.description)))
        continue
      }
      let missing = household.settings.plannedSlots.filter { plan.slots[$0] == nil }
      if !missing.isEmpty {
        let names = missing.map { household.name(of: SlotAddress(week, $0)) }
        let place = Place(path: Household.Record.plan(week).path)
        result.append(Finding(.emptySlot, at: place, Phrase.missingSlots(names)))
      }
      for key in plan.keys {
        let slot = plan[key]
        guard !slot.isFull, !slot.items.isEmpty || household.settings.plans(key) else { continue }
        result.append(finding(slot, at: SlotAddress(week, key), in: household))
      }
    }
    return result
  }

  private static func finding(
    _ slot: Slot,
    at address: SlotAddress,
    in household: Household
  ) -> Finding {
    let name = household.name(of: address)
    guard let index = slot.items.firstIndex(where: { !$0.isChosen }) else {
      return Finding(.emptySlot, at: Place(slot: address), Phrase.emptySlot(name))
    }
    let place = Place(slot: address, item: slot.items.count > 1 ? index : nil)
    if case .wish(let tag) = slot.items[index] {
      return Finding(.emptySlot, at: place, Phrase.stillAWish(name, tag: household.name(of: tag)))
    }
    let message = slot.isEmpty ? Phrase.emptySlot(name) : Phrase.openCourse(name)
    return Finding(.emptySlot, at: place, message)
  }
}
