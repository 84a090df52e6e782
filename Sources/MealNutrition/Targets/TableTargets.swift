public import MealModel

/// What those at a table should eat a day.
public struct TableTargets: Hashable, Sendable {
  /// The targets of those who have one ÷ their portions: what a portion of 1 should bring a day.
  ///
  /// A figure is missing where nobody has a target for it.
  public var perPortion = Nutrition()
  /// What each should eat: their own target, else their portion of what the others need.
  public var byPerson: [Person.ID: Nutrition] = [:]
}

extension NutritionBook {
  /// What someone should eat a day, and how it comes about; `nil` where they have no target.
  public func targets(of person: Person.ID, on day: CalendarDay) -> NutritionTarget? {
    try? target(of: person, on: day)
  }

  /// What someone should eat a day by their active objective.
  ///
  /// - Throws: Why they have no target.
  public func target(
    of id: Person.ID,
    on day: CalendarDay
  ) throws(TargetAbsence) -> NutritionTarget {
    guard let objective = household.people[id]?.objective else {
      throw household.faulty.contains(.person(id)) ? .faultyFile : .noObjective
    }
    return try target(of: id, by: objective, on: day)
  }

  /// What someone should eat a day by one of their objectives.
  ///
  /// - Throws: Why there is no target.
  public func target(
    of id: Person.ID,
    by objectiveID: Objective.ID,
    on day: CalendarDay
  ) throws(TargetAbsence) -> NutritionTarget {
    let records: [Household.Record] = [.person(id), .objective(id, objectiveID)]
    guard !records.contains(where: household.faulty.contains) else { throw .faultyFile }
    guard let person = household.people[id] else { throw .noObjective }
    guard let objective = household.objectives[id]?[objectiveID] else {
      throw .objectiveElsewhere(objectiveID)
    }
    var calculator = TargetCalculator(person, objective, on: day)
    return try calculator.target()
  }

  /// What those at a table should eat on a day.
  ///
  /// Someone without a target counts as portion × (Σ targets ÷ Σ portions of the others).
  public func table(of diners: [Person.ID], on day: CalendarDay) -> TableTargets {
    var result = TableTargets()
    for id in diners { result.byPerson[id] = targets(of: id, on: day)?.values }
    for nutrient in Nutrient.allCases {
      let known = diners.filter { result.byPerson[$0]?[nutrient] != nil }
      let portions = known.map(portion).reduce(0, +)
      let sum = known.compactMap { result.byPerson[$0]?[nutrient] }.reduce(0, +)
      // A portion of nearly nothing has a target that no number holds: none.
      guard portions > 0, (sum / portions).isFinite else { continue }
      result.perPortion[nutrient] = sum / portions
    }
    guard result.perPortion != Nutrition() else { return result }
    for id in diners where result.byPerson[id] == nil {
      result.byPerson[id] = reckonedTarget(of: id, perPortion: result.perPortion)
    }
    return result
  }

  private func portion(of id: Person.ID) -> Double {
    household.people[id]?.portion ?? 1
  }

  private func reckonedTarget(of id: Person.ID, perPortion: Nutrition) -> Nutrition {
    var target = perPortion.scaled(by: portion(of: id))
    let most = Double(TargetCalculator.lowCarbGrams)
    if household.people[id]?.diets.contains(.lowCarb) == true {
      target.carbohydrates = target.carbohydrates.map { min($0, most) }
    }
    return target
  }
}
