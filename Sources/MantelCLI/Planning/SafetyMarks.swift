internal import MealModel
internal import MealRules

/// Who can't eat what is planned, of whom nobody knows, and who gets what instead: for showing weeks
/// and days.
struct SafetyMarks {
  private let household: Household
  private let check: SafetyCheck

  init(of household: Household) {
    self.household = household
    check = SafetyCheck(household: household)
  }

  /// A week's marks by slot.
  func marks(of week: ISOWeek) -> [SlotKey: [SlotMark]] {
    (household.plans[week]?.slots ?? [:]).reduce(into: [:]) { marks, entry in
      let found = self.marks(of: entry.value, at: entry.key)
      if !found.isEmpty { marks[entry.key] = found }
    }
  }

  /// A slot's marks, one a person.
  func marks(of slot: Slot, at key: SlotKey) -> [SlotMark] {
    let dishes = slot.eatenDishes
    guard !dishes.isEmpty else { return [] }
    return household.diners(at: key, of: slot).compactMap { person in
      mark(for: dishes.map { check.serving(of: $0, to: person) }, of: person)
    }
  }

  private func mark(for servings: [Serving], of person: Person.ID) -> SlotMark? {
    var isUnchecked = false
    for serving in servings {
      switch serving.verdict {
      case .unsafe: return SlotMark(kind: .unsafe, person: person)
      case .notChecked: isUnchecked = true
      case .safe: break
      }
    }
    if isUnchecked, isLimited(person) { return SlotMark(kind: .notChecked, person: person) }
    let others = servings.filter { $0.form != .asPlanned }
    return others.isEmpty ? nil : SlotMark(kind: .served(others), person: person)
  }

  /// Whether it matters for someone what a dish contains; where their file has errors it may.
  private func isLimited(_ person: Person.ID) -> Bool {
    check.hasLimit(person) || household.faulty.contains(.person(person))
  }
}
