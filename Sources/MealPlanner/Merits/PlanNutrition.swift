internal import MealModel
internal import MealRules

/// What plans in the making come to on each day, beside what its tables should have.
struct PlanNutrition: Sendable {
  /// A meal of a day whose people have targets.
  private struct Sitting: Sendable {
    /// The open slot; `nil` where nothing is to be put.
    var slot: Int?
    var standing: EnergyFigures
    var holdsDish: Bool
  }

  private let days: [(nutrition: DayNutrition, sittings: [Sitting])]
  private let figures: [EnergyFigures]
  private let placesOfSlot: [[Int]]
  /// The day that each open slot is on, as a number.
  let dayOfSlot: [Int]

  var dayCount: Int { days.count }

  init(_ problem: PlanningProblem, ground: Groundwork) {
    let request = ground.request
    let known = request.nutrition.mapValues { EnergyFigures($0) }
    let unknown = EnergyFigures(Nutrition())
    figures = problem.candidates.map { known[$0.id] ?? unknown }
    placesOfSlot = problem.placesOfSlot
    let calendar = request.weeks.sorted().flatMap(\.days).filter { $0 >= request.today }
    let numbers = Dictionary(calendar.enumerated().map { ($1, $0) }) { first, _ in first }
    dayOfSlot = problem.slots.map { numbers[$0.address.day] ?? 0 }
    // Most days seat the same tables as the week before.
    var usual: [[TableTarget]: DayNutrition] = [:]
    days = calendar.map { day in
      var sittings: [Sitting] = []
      var targets: [TableTarget] = []
      for meal in Meal.allCases {
        let address = SlotAddress(day, meal)
        let slot = request.household[address]
        let dishes = slot.eatenDishes
        let open = ground.open.number(of: address)
        guard open != nil || !dishes.isEmpty,
          let target = TableTarget(
            at: address.key,
            of: slot,
            in: request.household,
            targets: request.targets
          )
        else { continue }
        var standing = EnergyFigures()
        for dish in dishes { standing += known[dish] ?? unknown }
        targets.append(target)
        sittings.append(Sitting(slot: open, standing: standing, holdsDish: !dishes.isEmpty))
      }
      let nutrition = usual[targets] ?? DayNutrition(targets)
      usual[targets] = nutrition
      return (nutrition, sittings)
    }
  }

  /// How far a day of a plan is from its targets; 0 where that isn't known.
  func deviation(of day: Int, in plan: Arrangement) -> Int {
    days[day].nutrition.deviation(of: eaten(on: day, in: plan)) ?? 0
  }

  /// How many days of a plan can be held against their targets, and how many have any.
  func judged(in plan: Arrangement) -> (days: Int, all: Int) {
    let planned = days.indices.map {
      (nutrition: days[$0].nutrition, eaten: eaten(on: $0, in: plan))
    }
    let known = planned.filter { $0.nutrition.deviation(of: $0.eaten) != nil }
    return (known.count, planned.filter { $0.eaten.hasDish }.count)
  }

  /// How far a day would be from its targets had a place another dish, as a guide.
  func distance(of day: Int, in plan: Arrangement, putting dish: Int, for old: Int) -> Int64 {
    days[day].nutrition.distance(
      of: eaten(on: day, in: plan),
      exchanging: figures[old],
      for: figures[dish]
    )
  }

  private func eaten(on day: Int, in plan: Arrangement) -> DayNutrition.Eaten {
    var eaten = DayNutrition.Eaten()
    for (number, sitting) in days[day].sittings.enumerated() {
      var served = sitting.standing
      var holdsDish = sitting.holdsDish
      if let slot = sitting.slot {
        for place in placesOfSlot[slot] where plan.dishAt[place] >= 0 {
          holdsDish = true
          served += figures[plan.dishAt[place]]
        }
      }
      if holdsDish { eaten.add(served, at: number) }
    }
    return eaten
  }
}
