internal import MealModel

/// What a command line asks of a slot.
struct SlotRequest {
  /// The courses; `nil` where nothing is said of what is eaten.
  var items: [Slot.Item]?
  /// The note; an empty one takes it away.
  var note: String?
  /// The tags of a meal eaten elsewhere.
  var tags: [Tag.ID] = []
  /// Who is to be at the table.
  var with: [Person.ID] = []
  /// Who isn't.
  var without: [Person.ID] = []
  /// How many guests.
  var guests: Int?
  /// How many portions.
  var servings: Double?
  /// Whether it is to be locked.
  var locks = false

  /// The slot as it comes out: what isn't asked for stays, but for what belonged to another dish.
  ///
  /// - Parameters:
  ///   - slot: The slot as it stands.
  ///   - seated: Whom the settings seat.
  /// - Returns: The slot as asked for.
  func applied(to slot: Slot, seated: [Person.ID]) -> Slot {
    var result = slot
    if let items, items != slot.items || slot.isAway || items.isEmpty {
      result.items = items
      result.tags = tags
      result.servings = nil
      result.allow = []
      // The note of a meal eaten elsewhere was the meal.
      if slot.isAway { result.note = nil }
    }
    if let note { result.note = note.isEmpty ? nil : note }
    if let servings { result.servings = servings }
    if let guests { result.guests = guests }
    if locks { result.locked = true }
    result.seat(with, seated: seated)
    result.unseat(without, seated: seated)
    return result
  }
}

extension Slot {
  /// Has people at the table, naming those who aren't there anyway.
  fileprivate mutating func seat(_ people: [Person.ID], seated: [Person.ID]) {
    without.removeAll(where: people.contains)
    with = Set(with + people.filter { !seated.contains($0) }).sorted()
  }

  /// Takes people from the table, naming those who would be there.
  fileprivate mutating func unseat(_ people: [Person.ID], seated: [Person.ID]) {
    with.removeAll(where: people.contains)
    without = Set(without + people.filter(seated.contains)).sorted()
  }
}
