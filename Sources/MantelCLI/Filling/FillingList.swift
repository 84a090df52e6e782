internal import MealModel
internal import MealRules
internal import Terminal
internal import Wording

/// What was put where: a table for people, a record a dish for programs.
struct FillingList {
  /// The household with the plan in it.
  let household: Household
  /// The slots that are told.
  let slots: [SlotAddress: Slot]
  let language: Language

  /// The lines of a terminal: day, meal, dishes; days of several weeks below their weeks.
  func lines(fitting width: Int) -> [StyledText] {
    let weeks = Set(slots.keys.map(\.week)).sorted()
    return weeks.flatMap { week -> [StyledText] in
      let rows = slots.keys.filter { $0.week == week }.sorted().map(row)
      let heading =
        weeks.count > 1 ? [StyledText(Phrase.wholeWeek("\(week)")[language], .bold)] : []
      let columns = [Table.Column(), Table.Column(), Table.Column(minimumWidth: 20)]
      return heading + Table(columns: columns, rows: rows).lines(fitting: width)
    }
  }

  private func row(_ address: SlotAddress) -> [StyledText] {
    [
      StyledText(address.day.phrase[language], .dim),
      StyledText(household.name(of: address.key.meal)[language], .dim),
      StyledText(household.words(for: slots[address] ?? Slot())[language]),
    ]
  }

  /// The lines of a pipe: slot, id and name, parted by tabs.
  var records: [String] {
    slots.keys.sorted().flatMap { address -> [String] in
      let items = (slots[address] ?? Slot()).items.filter { $0 != .open }
      return (items.isEmpty ? [.open] : items).map { item in
        let (id, name) = fields(of: item)
        return "\(address)\t\(id)\t\(VisibleText.sanitized(name))"
      }
    }
  }

  private func fields(of item: Slot.Item) -> (id: String, name: String) {
    switch item {
    case .dish(let id): (id.rawValue, household.name(of: id)[language])
    case .leftovers(let id): ("=" + id.rawValue, household.name(of: id)[language])
    case .wish(let tag): ("#" + tag.rawValue, household.name(of: tag)[language])
    case .open: ("-", "-")
    }
  }
}

extension Household {
  /// What a slot holds, in words.
  func words(for slot: Slot) -> Phrase {
    if slot.isAway { return Phrase(verbatim: "(\(slot.note ?? ""))") }
    guard !slot.items.isEmpty else { return Phrase(verbatim: "—") }
    return .joined(
      slot.items.map { item in
        switch item {
        case .dish(let id): name(of: id)
        case .leftovers(let id): .leftovers(of: name(of: id))
        case .wish(let tag): .something(tagged: name(of: tag))
        case .open: .openCourse
        }
      },
      separator: " + "
    )
  }
}
