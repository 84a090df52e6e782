internal import Diagnostics
internal import MealModel
internal import Wording

/// The diet `lowCarb`: of a day's planned meals, someone's portion brings no more carbohydrates
/// than 100 g × the planned meals' share of the day.
///
/// The meals are those with a dish at which they eat. What isn't known is left out of the sum,
/// and its meal's share stays in the limit: what is over it is over it for certain. In `allow`
/// it is `<person>.lowCarb`. The finding stands at the day's last such meal.
public enum LowCarb: Rule {
  /// Its name in `allow`.
  public static let name = "lowCarb"
  /// Grams of carbohydrates a day.
  static let gramsPerDay = 100.0

  /// Where plans break the rule, accepted or not.
  public static func breaches(in timeline: PlanTimeline, scope: RuleScope) -> [RuleBreach] {
    let household = timeline.household
    let people = household.people.filter {
      $0.value.diets.contains(.lowCarb) && !household.faulty.contains(.person($0.key))
    }.keys.sorted()
    guard !people.isEmpty, !scope.settingsAreFaulty else { return [] }
    var result: [RuleBreach] = []
    for week in timeline.weeks where scope.judges(week) {
      for day in week.days where scope.judges(day) {
        let meals = timeline.entries(from: day, through: day).filter {
          !$0.slot.eatenDishes.isEmpty
        }
        guard !meals.isEmpty else { continue }
        result += people.compactMap { breach(of: $0, at: meals, in: timeline, scope: scope) }
      }
    }
    return result
  }

  private static func breach(
    of id: Person.ID,
    at meals: [PlanTimeline.Entry],
    in timeline: PlanTimeline,
    scope: RuleScope
  ) -> RuleBreach? {
    let household = timeline.household
    let meals = meals.filter {
      household.diners(at: $0.address.key, of: $0.slot).contains(id)
    }
    guard let person = household.people[id], let last = meals.last else { return nil }
    let dishes = meals.flatMap(\.slot.eatenDishes).filter { timeline.knownDish($0) != nil }
    let grams = person.portion * dishes.compactMap(scope.carbohydrates).reduce(0, +)
    let limit =
      gramsPerDay * meals.map { household.settings.share(of: $0.address.key.meal) }.reduce(0, +)
    // Shares are fractions: equality is told with a tolerance.
    guard grams > limit + 1e-6 else { return nil }
    let allowance = id.rawValue + "." + name
    return RuleBreach(
      .lowCarb,
      of: .person(id),
      at: .slot(last.address, item: nil),
      others: meals.dropLast().map(\.address),
      allowance: allowance,
      isAllowed: meals.contains { timeline.allows(allowance, at: $0.address) },
      message: Phrase.lowCarb(
        Phrase(verbatim: person.name),
        grams: Int(min(grams, 1_000_000).rounded()),
        limit: Int(min(limit, 1_000_000).rounded()),
        day: last.address.day.phrase
      )
    )
  }
}
