internal import Diagnostics
internal import MealModel
internal import Wording

/// Dishes that are out of planning and yet planned, from today on.
enum ArchivedDishes {
  static func findings(
    in timeline: PlanTimeline,
    scope: RuleScope,
    today: CalendarDay
  ) -> [Finding] {
    var result: [Finding] = []
    for entry in timeline.entries
    where entry.address.day >= today && scope.judges(entry.address.week) {
      for (index, item) in entry.slot.items.enumerated() {
        guard case .dish(let dish) = item, timeline.knownDish(dish)?.archived == true
        else { continue }
        result.append(
          Finding(
            .archivedDish,
            at: Place(slot: entry.address, item: index),
            Phrase.archivedDish(timeline.household.name(of: dish))
          )
        )
      }
    }
    return result
  }
}
