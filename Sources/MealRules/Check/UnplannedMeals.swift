internal import Diagnostics
internal import MealModel
internal import Wording

/// Slots that hold something, or wish for it, at a meal that the settings don't plan that day.
enum UnplannedMeals {
  static func findings(in household: Household, scope: RuleScope) -> [Finding] {
    guard !scope.settingsAreFaulty else { return [] }
    var result: [Finding] = []
    for week in household.plans.keys.sorted() where scope.judges(week) {
      guard let plan = household.plans[week] else { continue }
      for key in plan.keys where !household.settings.plans(key) {
        guard plan[key].isAway || plan[key].items.contains(where: { $0 != .open }) else { continue }
        result.append(
          Finding(
            .unplannedMeal,
            at: Place(
              path: Household.Record.plan(week).path,
              target: .key([.key(key.description)])
            ),
            Phrase.unplannedMeal(weekday: key.day.index, meal: household.name(of: key.meal))
          )
        )
      }
    }
    return result
  }
}
