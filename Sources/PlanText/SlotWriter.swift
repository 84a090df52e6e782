internal import JSONDocument
package import MealModel
package import Wording

/// Writes what stands in a slot as the rest of a line.
package struct SlotWriter: Sendable {
  let names: PlanNames
  let language: Language

  /// Creates a writer that calls records by these names.
  package init(names: PlanNames, language: Language) {
    self.names = names
    self.language = language
  }

  /// The slot in words and signs: `Lentil stew + =Soup (a note) {2 guests} !`.
  package func text(of slot: Slot) -> String {
    var parts = [slot.items.map(item).joined(separator: " + ")]
    if let note = slot.note { parts.append(PlainWriting.note(note)) }
    if slot.items.isEmpty, slot.note == nil { parts.append("-") }
    let details = details(of: slot)
    if !details.isEmpty { parts.append("{" + details.joined(separator: "; ") + "}") }
    if slot.locked { parts.append("!") }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func item(_ item: Slot.Item) -> String {
    switch item {
    case .dish(let dish): name(of: dish)
    case .leftovers(let dish): "=" + name(of: dish)
    case .wish(let tag):
      "#" + PlainWriting.name(names.tag(tag) ?? tag.rawValue, in: .course)
    case .open: "?"
    }
  }

  private func name(of dish: Dish.ID) -> String {
    PlainWriting.name(names.dish(dish) ?? dish.rawValue, in: .course)
  }

  private func details(of slot: Slot) -> [String] {
    var parts: [String] = []
    func add(_ word: Phrase, _ names: [String]) {
      guard !names.isEmpty else { return }
      let list = names.map { PlainWriting.name($0, in: .details) }.joined(separator: ", ")
      parts.append(word[language] + " " + list)
    }
    add(.planWithWord, slot.with.map(person))
    add(.planWithoutWord, slot.without.map(person))
    if slot.guests != 0 { parts.append(Phrase.planGuests(slot.guests)[language]) }
    if let servings = slot.servings {
      parts.append(Phrase.planServings(Self.number(servings))[language])
    }
    add(.planCountsWords, slot.tags.map { names.tag($0) ?? $0.rawValue })
    add(.planAllowWord, slot.allow)
    return parts
  }

  private func person(_ person: Person.ID) -> String {
    names.person(person) ?? person.rawValue
  }

  /// A number; with all its digits where the canonical ones aren't enough.
  private static func number(_ value: Double) -> String {
    let text = CanonicalText.number(value)
    return Double(text) == value ? text : value.description
  }
}
