internal import MealModel
internal import Terminal
internal import Wording

/// What stands in a cell of a week, a line each: courses, notes, the table, warnings, tags.
struct WeekCellText {
  /// The reader's language.
  let language: Language
  /// Whether colours can be printed.
  let isColored: Bool

  /// The columns that a cell has.
  let width: Int

  /// The lines of a cell, at least one; they may be wider than the cell.
  func lines(of cell: WeekCell, isToday: Bool) -> [StyledText] {
    guard !cell.isElsewhere else { return [StyledText("·", .dim)] }
    let courses = cell.courses.flatMap { course in
      lines(line(course, isToday ? .bold : .plain), course.dish?.labels ?? [])
    }
    let note = cell.slot.note.map { StyledText("(\(Self.shortened($0)))", WeekStyle.note) }
    let what = courses + (note.map { lines($0, cell.labels) } ?? [])
    let rest =
      [table(of: cell)].compactMap(\.self)
      + cell.marks.map { WeekStyle.mark($0.mark.kind, $0.words[language]) }
    return (what.isEmpty ? [StyledText("—", .dim)] : what) + rest
  }

  /// What is eaten with its tags: behind it where they fit, else in a line of their own.
  private func lines(_ text: StyledText, _ labels: [WeekCell.Label]) -> [StyledText] {
    guard let first = labels.first else { return [text] }
    let tags = labels.dropFirst().reduce(WeekStyle.tag(first, isColored)) { tags, label in
      tags + " " + WeekStyle.tag(label, isColored)
    }
    return text.width + 1 + tags.width <= width ? [text + " " + tags] : [text, tags]
  }

  /// A text of the household's, safe to print and no longer than a few lines.
  static func shortened(_ text: String) -> String {
    VisibleText.sanitized(text).truncated(to: 120)
  }

  private func line(_ course: WeekCell.Course, _ style: Style) -> StyledText {
    switch course {
    case .dish(let dish): StyledText(Self.shortened(dish.name), style)
    case .leftovers(let dish):
      StyledText(Phrase.leftovers[language], .dim) + " "
        + StyledText(Self.shortened(dish.name), style)
    case .wish(let tag):
      StyledText("◦ " + Self.shortened(Phrase.somethingWith(tag.name)[language]), .dim)
    case .open: StyledText("◦ " + Phrase.toBeChosen[language], .dim)
    }
  }

  /// Whether the slot is locked, and who is at the table beside those who usually are.
  private func table(of cell: WeekCell) -> StyledText? {
    let people = cell.people(language).map(Self.shortened).joined(separator: ", ")
    let parts = (cell.slot.locked ? ["🔒"] : []) + (people.isEmpty ? [] : [people])
    return parts.isEmpty ? nil : StyledText(parts.joined(separator: " "), .dim)
  }
}

extension WeekCell {
  /// Who is at the table beside those who usually are, or isn't: `+Eva`, `−Nora`, `+2 guests`.
  func people(_ language: Language) -> [String] {
    let guests = slot.guests > 0 ? [Phrase.guests(slot.guests)[language]] : []
    // The number stays with its word where a cell is narrow.
    let unbroken = guests.map { $0.split(separator: " ").joined(separator: "\u{a0}") }
    return with.map { "+\($0.name)" } + without.map { "−\($0.name)" } + unbroken.map { "+\($0)" }
  }
}
