internal import MealModel
internal import Wording

/// Makes cells of slots.
struct WeekCellMaker {
  /// The household whose names are used.
  let household: Household
  /// The reader's language.
  let language: Language
  /// Whose meals alone are shown.
  let person: Person.ID?

  /// The cell of a slot.
  func cell(_ key: SlotKey, _ slot: Slot, marks: [SlotMark]) -> WeekCell {
    let diners = household.diners(at: key, of: slot)
    let seen = marks.filter { person == nil || $0.person == person }
    return WeekCell(
      slot: slot,
      courses: slot.items.map(course),
      labels: slot.tags.map(label),
      diners: diners.map(diner),
      with: slot.with.map(diner),
      without: slot.without.map(diner),
      marks: seen.map { WeekCell.Mark(mark: $0, words: $0.phrase(in: household)) },
      isElsewhere: person.map { !diners.contains($0) } ?? false
    )
  }

  private func course(_ item: Slot.Item) -> WeekCell.Course {
    switch item {
    case .dish(let id): .dish(dish(id))
    case .leftovers(let id): .leftovers(dish(id))
    case .wish(let tag): .wish(label(tag))
    case .open: .open
    }
  }

  /// A dish by its name, or by its id where no file has it.
  private func dish(_ id: Dish.ID) -> WeekCell.DishLabel {
    let dish = household.dishes[id]
    return WeekCell.DishLabel(
      id: id,
      name: dish?.name[language] ?? id.rawValue,
      labels: (dish?.tags ?? []).map(label)
    )
  }

  private func diner(_ id: Person.ID) -> WeekCell.Diner {
    WeekCell.Diner(id: id, name: household.people[id]?.name ?? id.rawValue)
  }

  private func label(_ id: Tag.ID) -> WeekCell.Label {
    let tag = household.tags[id]
    return WeekCell.Label(id: id, name: tag?.name[language] ?? id.rawValue, color: tag?.color)
  }
}
