internal import MealModel
internal import Terminal
internal import Wording

/// What stands in a cell of a week, a line each: courses, notes, the table, warnings, tags.
struct WeekCellText {
  /// The reader's language.
  let language: Language
  /// Whether colours can be printed.
  let isColored: Bool

  /// The lines of a cell, at least one.
  func lines(of cell: WeekCell, isToday: Bool) -> [StyledText] {
    guard !cell.isElsewhere else { return [StyledText("·", .dim)] }
    let courses = cell.courses.map { line($0, isToday ? .bold : .plain) }
    let notes = cell.slot.note.map { [StyledText("(\(Self.shortened($0)))", WeekStyle.note)] } ?? []
    let what = courses + notes
    let rest = [table(of: cell)].compactMap(\.self) + cell.marks.map(line)
    let tags = cell.labels.map { WeekStyle.tag($0, isColored) }
    return (what.isEmpty ? [StyledText("—", .dim)] : what) + rest
      + (tags.isEmpty ? [] : [joined(tags, " ")])
  }

  /// A text of the household's, safe to print and no longer than a few lines.
  static func shortened(_ text: String) -> String {
    VisibleText.sanitized(text).truncated(to: 120)
  }

  private func line(_ course: WeekCell.Course, _ style: Style) -> StyledText {
    switch course {
    case .dish(_, let name): StyledText(Self.shortened(name), style)
    case .leftovers(_, let name):
      StyledText(Phrase.leftovers[language], .dim) + " "
        + StyledText(Self.shortened(name), style)
    case .wish(let tag):
      StyledText("◦ " + Self.shortened(Phrase.somethingWith(tag.name)[language]), .dim)
    case .open: StyledText("◦ " + Phrase.toBeChosen[language], .dim)
    }
  }

  /// Whether the slot is locked, and who is at the table beside those who usually are.
  private func table(of cell: WeekCell) -> StyledText? {
    let more = cell.with.map { "+\(Self.shortened($0.name))" }
    let fewer = cell.without.map { "−\(Self.shortened($0.name))" }
    let guests = cell.slot.guests
    let unknown = guests > 0 ? ["+\(Phrase.guests(guests)[language])"] : []
    let people = (more + fewer + unknown).joined(separator: ", ")
    let parts = (cell.slot.locked ? ["🔒"] : []) + (people.isEmpty ? [] : [people])
    return parts.isEmpty ? nil : StyledText(parts.joined(separator: " "), .dim)
  }

  private func line(_ mark: WeekCell.Mark) -> StyledText {
    let person = Self.shortened(mark.person.name)
    return switch mark.kind {
    case .unsafe: StyledText("✗ " + Phrase.cannotEat(person)[language], WeekStyle.unsafe)
    case .notChecked: StyledText("? " + Phrase.notChecked(person)[language], WeekStyle.notChecked)
    }
  }

  private func joined(_ texts: [StyledText], _ separator: StyledText) -> StyledText {
    guard let first = texts.first else { return "" }
    return texts.dropFirst().reduce(first) { $0 + separator + $1 }
  }
}
