public import MealModel

/// What is planned for a day or week, beside what its people need of the meals that are planned.
public struct PlannedNutrition: Hashable, Sendable {
  /// What the planned meals bring.
  public var planned = NutritionSum()
  /// What they should bring; a figure is missing where some meal with a dish has no target for it.
  public var target: Nutrition?
  /// The planned meals' part of the energy of a day, 0 to 1; of a week, the sum of its days'.
  public var share = 0.0
}

extension NutritionBook {
  /// What a portion of a slot brings: one serving of each of its dishes, leftovers too.
  public func sum(of slot: Slot, at address: SlotAddress) -> NutritionSum {
    var sum = NutritionSum()
    if slot.isAway { sum.addMealElsewhere(at: address) }
    for id in slot.eatenDishes { sum.add(dish(id), of: id, at: address) }
    return sum
  }

  /// What a day's planned meals bring, and should.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - person: Whose portions at the meals where they eat; `nil` is a portion of 1 of all meals.
  /// - Returns: The sum of what is planned, and the target of the same meals.
  public func planned(on day: CalendarDay, for person: Person.ID? = nil) -> PlannedNutrition {
    var result = PlannedNutrition()
    var target: Nutrition?
    for meal in Meal.allCases {
      let address = SlotAddress(day, meal)
      let slot = household[address]
      let diners = household.diners(at: address.key, of: slot)
      guard !slot.isEmpty, person.map(diners.contains) ?? true else { continue }
      let portion = person.flatMap { household.people[$0]?.portion } ?? 1
      result.planned.add(sum(of: slot, at: address), times: portion)
      guard !slot.eatenDishes.isEmpty else { continue }
      let share = household.settings.share(of: meal)
      let table = table(of: diners, on: day)
      let needed = person.map { table.byPerson[$0] ?? Nutrition() } ?? table.perPortion
      result.share += share
      let added = needed.scaled(by: share)
      target = target.map { $0.plus(added) } ?? added
    }
    result.target = target.flatMap { $0 == Nutrition() ? nil : $0 }
    return result
  }

  /// What a week's planned meals bring, and should.
  ///
  /// Days without a dish take no part in the target; a figure that a day has no target for has none
  /// for the week.
  public func planned(in week: ISOWeek, for person: Person.ID? = nil) -> PlannedNutrition {
    var result = PlannedNutrition()
    var target: Nutrition?
    for day in week.days {
      let planned = planned(on: day, for: person)
      result.planned.add(planned.planned)
      guard planned.share > 0 else { continue }
      result.share += planned.share
      let added = planned.target ?? Nutrition()
      target = target.map { $0.plus(added) } ?? added
    }
    result.target = target.flatMap { $0 == Nutrition() ? nil : $0 }
    return result
  }
}

extension Nutrition {
  /// The sum of both; what isn't known of one isn't known of the sum.
  func plus(_ other: Self) -> Self {
    var result = Nutrition()
    for nutrient in Nutrient.allCases {
      guard let left = self[nutrient], let right = other[nutrient] else { continue }
      result[nutrient] = left + right
    }
    return result
  }
}
