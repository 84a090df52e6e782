internal import JSONDocument
internal import MealFormat
package import MealModel
package import Wording

extension ChangeWords {
  /// A slot of any week: `martes cena`.
  func label(of key: SlotKey) -> Phrase {
    .slot(weekday: .weekday(key.day.index), meal: meal(key.meal))
  }

  /// What this household calls a meal, within a sentence.
  func meal(_ meal: Meal) -> Phrase {
    guard let name = names[meal] else { return .meal(meal.rawValue) }
    let phrase = OneLine.name(name, id: meal.rawValue)
    return Phrase(es: Self.lowercased(phrase.es), en: Self.lowercased(phrase.en))
  }

  private static func lowercased(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }

  /// What changed in a slot: what is eaten first, then who is at the table.
  func slot(_ key: SlotKey, _ before: Slot, _ after: Slot) -> Phrase {
    let parts = changes(key, before, after)
    guard !parts.isEmpty else { return .fieldChanged(label(of: key)) }
    return .joined([label(of: key), .joined(parts, separator: ", ")])
  }

  /// What changed in a slot, after the date it lies on: for who has just changed it.
  ///
  /// - Returns: The sentence; `nil` where nothing changed.
  package func sentence(
    at address: SlotAddress,
    before: Slot,
    after: Slot
  ) -> Phrase? {
    let parts = changes(address.key, before, after)
    guard !parts.isEmpty else { return nil }
    let (_, month, day) = address.day.components
    let date = Phrase.date(weekday: address.key.day.index, day: day, month: month)
    let slot = Phrase.slot(date, meal: meal(address.key.meal))
    return .joined([slot, .joined(parts, separator: ", ")], separator: ": ")
  }

  private func changes(_ key: SlotKey, _ before: Slot, _ after: Slot) -> [Phrase] {
    var parts: [Phrase] = []
    if before.eaten != after.eaten {
      let old = content(of: before)
      let new = content(of: after) ?? .emptied(meal: meal(key.meal))
      parts.append(old.map { .joined([new, .was($0)]) } ?? new)
    }
    return parts + details(key, before, after)
  }

  /// What changed in a slot beside what is eaten: who is at the table, the lock, notes.
  package func details(_ key: SlotKey, _ before: Slot, _ after: Slot) -> [Phrase] {
    let meal = meal(key.meal)
    var parts = people(before, after)
    if before.locked != after.locked {
      parts.append(after.locked ? .locked(meal: meal) : .unlocked(meal: meal))
    }
    return parts + rules(before, after) + notes(before, after)
  }

  /// What is eaten in a slot; `nil` where nothing is planned.
  package func content(of slot: Slot) -> Phrase? {
    if slot.isAway { return slot.note.map(verbatim) }
    guard !slot.items.isEmpty, slot.items != [.open] else { return nil }
    return .joined(slot.items.map(item), separator: " + ")
  }

  private func item(_ item: Slot.Item) -> Phrase {
    switch item {
    case .dish(let id): name(.dish, id.rawValue)
    case .leftovers(let id): .leftovers(of: name(.dish, id.rawValue))
    case .wish(let id): .something(tagged: name(.tag, id.rawValue))
    case .open: .openCourse
    }
  }

  private func people(_ before: Slot, _ after: Slot) -> [Phrase] {
    func missing(_ some: [Person.ID], in others: [Person.ID]) -> [Phrase] {
      some.filter { !others.contains($0) }.map { name(.person, $0.rawValue) }
    }
    let groups: [([Phrase], ([Phrase]) -> Phrase)] = [
      (missing(after.with, in: before.with), Phrase.with),
      (missing(before.with, in: after.with), Phrase.noLongerWith),
      (missing(after.without, in: before.without), Phrase.without),
      (missing(before.without, in: after.without), Phrase.withAgain),
    ]
    var parts = groups.filter { !$0.0.isEmpty }.map { $0.1($0.0) }
    if before.guests != after.guests {
      let guests = Phrase.guests(after.guests)
      let old = Phrase(verbatim: String(before.guests))
      parts.append(before.guests == 0 ? guests : .joined([guests, .was(old)]))
    }
    if before.servings != after.servings {
      let servings = after.servings.map { Phrase.servings(number($0)) }
      let was = before.servings.map { Phrase.was(number($0)) }
      parts.append(.joined([servings ?? .servingsOfTheTable, was].compactMap(\.self)))
    }
    return parts
  }

  private func number(_ value: Double) -> Phrase {
    Phrase(verbatim: CanonicalText.number(value))
  }

  private func rules(_ before: Slot, _ after: Slot) -> [Phrase] {
    let added = after.allow.filter { !before.allow.contains($0) }
    let removed = before.allow.filter { !after.allow.contains($0) }
    return [
      added.isEmpty ? nil : .allowing(verbatim(added.joined(separator: ", "))),
      removed.isEmpty ? nil : .noLongerAllowing(verbatim(removed.joined(separator: ", "))),
    ].compactMap(\.self)
  }

  /// Notes beside what is eaten, and the tags of a meal eaten elsewhere.
  private func notes(_ before: Slot, _ after: Slot) -> [Phrase] {
    var parts: [Phrase] = []
    if before.sideNote != after.sideNote {
      parts += [after.sideNote.map { .note(verbatim($0)) } ?? sideNoteRemoved(after)]
        .compactMap(\.self)
    }
    if before.tags != after.tags {
      let tags = after.tags.map { name(.tag, $0.rawValue) }
      parts.append(tags.isEmpty ? .tagsRemoved : .tags(.joined(tags, separator: ", ")))
    }
    return parts
  }

  /// A note that has become what the meal is isn't gone.
  private func sideNoteRemoved(_ after: Slot) -> Phrase? {
    after.isAway ? nil : .noteRemoved
  }
}

extension Slot {
  /// What is eaten: the courses, or the note of a meal eaten elsewhere.
  package var eaten: [String] {
    if isAway { return ["note", note ?? ""] }
    guard items != [.open] else { return [] }
    return items.map { "\($0)" }
  }

  /// The note beside what is eaten.
  fileprivate var sideNote: String? { isAway ? nil : note }
}
