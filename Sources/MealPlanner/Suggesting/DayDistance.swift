internal import MealModel

/// How many kcal a day is off its targets, beyond a tenth of each: energy, protein, carbohydrates
/// and fat, a portion of 1.
struct DayDistance: Sendable {
  let household: Household
  let nutrition: [Dish.ID: Nutrition]
  let targets: [Person.ID: Nutrition]

  /// The distance with something in a slot; `nil` where the day's energy or its target isn't known.
  func kcal(with slot: Slot, at address: SlotAddress) -> Int? {
    var (planned, target) = ([0.0, 0, 0, 0], [0.0, 0, 0, 0])
    var known = [true, true, true, true]
    var isEmpty = true
    for meal in Meal.allCases {
      let key = SlotKey(address.key.day, meal)
      let slot = key == address.key ? slot : household[SlotAddress(address.week, key)]
      guard !slot.eatenDishes.isEmpty, let needed = needed(at: key, slot) else { continue }
      isEmpty = false
      let dishes = slot.eatenDishes.map { (nutrition[$0] ?? Nutrition()).inKcal }
      for index in known.indices {
        for dish in dishes { planned[index] += dish[index] ?? 0 }
        target[index] += needed[index] ?? 0
        let isKnown = needed[index] != nil && dishes.allSatisfy { $0[index] != nil }
        known[index] = known[index] && isKnown
      }
    }
    guard !isEmpty, known[0] else { return nil }
    return known.indices.filter { known[$0] }.map { index in
      let (planned, target) = (Self.whole(planned[index]), Self.whole(target[index]))
      return max(0, abs(planned - target) - target / 10)
    }.reduce(0, +)
  }

  /// What a portion of 1 should bring at a meal; `nil` where nobody has a target.
  private func needed(at key: SlotKey, _ slot: Slot) -> [Double?]? {
    let people = household.diners(at: key, of: slot).compactMap { id in
      targets[id].map { ($0.inKcal, household.people[id]?.portion ?? 1) }
    }
    let share = household.settings.share(of: key.meal)
    let needed = (0..<4).map { index -> Double? in
      let known = people.filter { $0.0[index] != nil }
      let portions = known.map(\.1).reduce(0, +)
      guard portions > 0 else { return nil }
      return known.compactMap { $0.0[index] }.reduce(0, +) / portions * share
    }
    return needed.allSatisfy { $0 == nil } ? nil : needed
  }

  /// Half up; what no meal brings is taken for the most that one could.
  private static func whole(_ value: Double) -> Int {
    Int(min(max(0, (value + 0.5).rounded(.down)), 1e9))
  }
}

extension Nutrition {
  /// Energy, protein, carbohydrates and fat in kcal.
  fileprivate var inKcal: [Double?] {
    [kcal, protein.map { $0 * 4 }, carbohydrates.map { $0 * 4 }, fat.map { $0 * 9 }]
  }
}
