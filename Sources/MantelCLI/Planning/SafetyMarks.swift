internal import MealModel
internal import MealRules

/// Who can't eat what is planned, or of whom nobody knows: for showing weeks and days.
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
      let verdicts = dishes.map { check.serving(of: $0, to: person).verdict }
      return mark(for: verdicts, of: person)
    }
  }

  private func mark(for verdicts: [SafetyVerdict], of person: Person.ID) -> SlotMark? {
    var isUnchecked = false
    for verdict in verdicts {
      switch verdict {
      case .unsafe: return SlotMark(kind: .unsafe, person: person)
      case .notChecked: isUnchecked = true
      case .safe: break
      }
    }
    guard isUnchecked, isLimited(person) else { return nil }
    return SlotMark(kind: .notChecked, person: person)
  }

  /// Whether it matters for someone what a dish contains; where their file has errors it may.
  private func isLimited(_ person: Person.ID) -> Bool {
    check.hasLimit(person) || household.faulty.contains(.person(person))
  }
}
