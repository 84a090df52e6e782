internal import MealModel
internal import PlanText
internal import Wording

/// What a person changed in a text, beside what others changed in the file meanwhile.
struct PlanProposal {
  let reading: PlanReading
  /// What the text was opened from.
  let base: PlanContent
  /// What the file says now.
  let current: PlanContent
  let writer: SlotWriter

  /// The slots that the person changed.
  var slots: [SlotKey: Slot] { reading.content.changes(from: base) }

  /// Whether the person changed anything.
  var changesAnything: Bool {
    !slots.isEmpty || reading.content.note != base.note || reading.content.name != base.name
  }

  /// The file's content with what the person changed.
  var content: PlanContent {
    var content = current
    for (key, slot) in slots { content.slots[key] = slot }
    if reading.content.note != base.note { content.note = reading.content.note }
    if reading.content.name != base.name { content.name = reading.content.name }
    return content
  }

  /// What both changed, each in another way.
  var conflicts: [PlanReading.Problem] {
    var problems = slots.sorted { $0.key < $1.key }.compactMap { key, slot in
      current[key] == base[key] || current[key] == slot
        ? nil : problem(reading.lines[key], writer.text(of: current[key]))
    }
    let (mine, theirs) = (reading.content, current)
    if mine.note != base.note, theirs.note != base.note, mine.note != theirs.note {
      problems.append(problem(reading.noteLine, theirs.note ?? "-"))
    }
    if mine.name != base.name, theirs.name != base.name, mine.name != theirs.name {
      problems.append(problem(reading.nameLine, theirs.name ?? "-"))
    }
    return problems
  }

  private func problem(_ line: Int?, _ value: String) -> PlanReading.Problem {
    PlanReading.Problem(line: line, message: .planChangedMeanwhile(value))
  }

  /// The locked slots that would change and stay locked, or lost their lines.
  var locks: [PlanReading.Problem] {
    slots.sorted { $0.key < $1.key }.compactMap { key, slot in
      guard base[key].locked else { return nil }
      guard let line = reading.lines[key] else {
        let label: Phrase = .joined([.weekday(key.day.index), .meal(key.meal.rawValue)])
        return PlanReading.Problem(line: nil, message: .planLockedLineGone(label))
      }
      return slot.locked ? PlanReading.Problem(line: line, message: .planLineLocked) : nil
    }
  }

  /// The text with what others changed: in lines that weren't touched, and in lines of their own.
  func text(_ text: String, _ page: PlanPage) -> String {
    let mine = slots
    let theirs = current.changes(from: base).filter { mine[$0.key] == nil }
    let replaced = page.replacing(
      theirs.filter { reading.lines[$0.key] != nil },
      in: text,
      reading
    )
    let added = theirs.filter { reading.lines[$0.key] == nil }
    guard !added.isEmpty else { return replaced }
    return replaced + (replaced.hasSuffix("\n") ? "" : "\n") + page.lines(of: added)
  }

  /// A problem as it is told outside the text: with the line that it is about.
  func told(_ problem: PlanReading.Problem, _ text: String) -> Phrase {
    let line = problem.line.flatMap { PlanLines.line($0, of: text) }
    guard let line else { return problem.message }
    return .joined([Phrase(verbatim: line), problem.message], separator: ": ")
  }
}
