internal import MealModel
internal import Terminal
internal import Wording

/// The lines above a week: its name, its dates, the note on it.
struct WeekHeading {
  /// The week.
  let view: WeekView
  /// The columns to fit into.
  let width: Int
  /// Whether colours can be printed.
  let isColored: Bool

  /// The lines, without blanks at their ends.
  var lines: [StyledText] {
    let title = Phrase.week(view.week.number)[view.language]
    let name =
      isColored ? WeekStyle.pill(title, on: WeekStyle.week) : StyledText("\(title) ·")
    let period = Phrase.period(
      from: view.week.monday.components,
      to: view.week.day(.sunday).components
    )[view.language]
    let note = view.note.map { note in
      StyledText(WeekCellText.shortened(note), WeekStyle.note).wrapped(to: max(width, 1))
    }
    let first = (name + " " + StyledText(period, .bold)).wrapped(to: max(width, 1))
    return first + (note ?? [])
  }
}
