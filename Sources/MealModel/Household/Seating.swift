extension Household {
  /// Who eats a slot: whom the settings seat, and whom the slot adds, less whom it takes away.
  ///
  /// Sorted by id. A name that no file has is nobody; someone whose file has errors is at the table
  /// all the same, even if nothing of it could be read.
  public func diners(at key: SlotKey, of slot: Slot) -> [Person.ID] {
    let seated = settings.meals[key.meal]?.people?[key.day]
    let usual = seated ?? people.filter { !$0.value.guest }.map(\.key) + unreadPeople
    let all = Set(usual).union(slot.with).subtracting(slot.without)
    return all.filter { people[$0] != nil || faulty.contains(.person($0)) }.sorted()
  }

  /// Those of whom nothing is known but that they are there.
  private var unreadPeople: [Person.ID] {
    faulty.compactMap { record in
      if case .person(let id) = record, people[id] == nil { id } else { nil }
    }
  }

  /// The diners of a slot of a certain week.
  public func diners(at address: SlotAddress) -> [Person.ID] {
    diners(at: address.key, of: self[address])
  }
}
