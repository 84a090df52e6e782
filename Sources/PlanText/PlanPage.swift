package import MealModel
package import Wording

/// What a week or a template says, as its text shows it.
package struct PlanContent: Hashable, Sendable {
  /// The name of a template; `nil` for a week, which has none.
  package var name: String?
  /// The note.
  package var note: String?
  /// The slots.
  package var slots: [SlotKey: Slot]

  /// Creates a content.
  package init(name: String? = nil, note: String? = nil, slots: [SlotKey: Slot] = [:]) {
    self.name = name
    self.note = note
    self.slots = slots
  }

  /// A slot; one that isn't there is empty.
  package subscript(key: SlotKey) -> Slot { slots[key] ?? Slot() }
}

/// Writes a week or a template as a page of lines, a meal each.
package struct PlanPage: Sendable {
  let words: PlanWords
  let writer: SlotWriter

  /// Creates a page's writer.
  package init(words: PlanWords, names: PlanNames) {
    self.words = words
    writer = SlotWriter(names: names, language: words.language)
  }

  /// The page for an editor: a heading, what the week says, what the signs mean.
  ///
  /// - Parameters:
  ///   - content: What is to be shown; its slots each get a line.
  ///   - heading: What it is, for the first line.
  /// - Returns: The text, a newline at its end.
  package func text(_ content: PlanContent, heading: Phrase) -> String {
    var lines = ["# " + heading[words.language]]
    if let name = content.name { lines.append(line(.planNameWord, name)) }
    lines.append(line(.planNoteWord, content.note))
    lines.append("")
    lines += slotLines(content.slots)
    lines.append("")
    lines += Phrase.planLegend.map { "# " + $0[words.language] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines of slots, Monday first; with more than two meals a day, days are set apart.
  func slotLines(_ slots: [SlotKey: Slot]) -> [String] {
    let keys = slots.keys.sorted()
    let width = keys.map { label(of: $0).count }.max() ?? 0
    let isSpaced = Set(keys.map(\.meal)).count > 2
    var lines: [String] = []
    for (index, key) in keys.enumerated() {
      if isSpaced, index > 0, keys[index - 1].day != key.day { lines.append("") }
      lines.append(line(for: key, slots[key] ?? Slot(), width: width))
    }
    return lines
  }

  /// A slot's line.
  func line(for key: SlotKey, _ slot: Slot, width: Int = 0) -> String {
    let label = label(of: key)
    let blanks = String(repeating: " ", count: max(0, width - label.count) + 2)
    return label + blanks + writer.text(of: slot)
  }

  /// A text behind a word and a colon; the word alone where there is none.
  func line(_ word: Phrase, _ text: String?) -> String {
    word[words.language] + ":" + (text.map { " " + PlainWriting.line($0) } ?? "")
  }

  /// Day and meal of a line.
  private func label(of key: SlotKey) -> String {
    guard let meal = words.word(for: key.meal) else { return key.description }
    return words.word(for: key.day) + " " + meal
  }
}
