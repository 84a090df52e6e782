extension Household {
  /// Who eats a slot: whom the settings seat, and whom the slot adds, less whom it takes away.
  ///
  /// Sorted by id. A name that no file has is nobody.
  public func diners(at key: SlotKey, of slot: Slot) -> [Person.ID] {
    let seated = settings.meals[key.meal]?.people?[key.day]
    let usual = seated ?? people.filter { !$0.value.guest }.map(\.key)
    let all = Set(usual).union(slot.with).subtracting(slot.without)
    return all.filter { people[$0] != nil }.sorted()
  }

  /// The diners of a slot of a certain week.
  public func diners(at address: SlotAddress) -> [Person.ID] {
    diners(at: address.key, of: self[address])
  }
}
