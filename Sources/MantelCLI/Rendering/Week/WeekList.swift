internal import MealModel
internal import Terminal
internal import Wording

/// A week as a list, for terminals too narrow for a table: each day, and its meals below.
struct WeekList {
  /// The columns that a meal's name takes at most.
  private static let widestName = 12

  /// The columns to fit into.
  let width: Int
  /// Whether colours can be printed.
  let isColored: Bool

  /// The lines of the days that have a meal, without blanks at their ends.
  func lines(of view: WeekView) -> [StyledText] {
    let names = view.columns.map { column in
      VisibleText.sanitized(column.name).truncated(to: Self.widestName)
    }
    let nameWidth = names.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    let days = view.days.filter { !$0.cells.isEmpty }.map { day in
      heading(day, view.language).wrapped(to: max(width, 1)) + meals(day, view, names, nameWidth)
    }
    return Array(days.joined(separator: [""]))
  }

  private func heading(_ day: WeekView.Day, _ language: Language) -> StyledText {
    let (_, month, number) = day.date.components
    let date = Phrase.date(weekday: day.date.weekday.index, day: number, month: month)[language]
    let text = StyledText(date, .bold)
    return day.isToday ? text + " " + WeekStyle.today(language, isColored) : text
  }

  private func meals(
    _ day: WeekView.Day,
    _ view: WeekView,
    _ names: [String],
    _ nameWidth: Int
  ) -> [StyledText] {
    // Where even a list is too wide, lines are broken rather than lost.
    let mealWidth = max(8, width - nameWidth - 4)
    let text = WeekCellText(language: view.language, isColored: isColored, width: mealWidth)
    let rows = zip(view.columns, names).compactMap { column, name -> [StyledText]? in
      guard let cell = day.cells[column.meal] else { return nil }
      return [
        StyledText(name, .dim), StyledText.lines(text.lines(of: cell, isToday: day.isToday)),
      ]
    }
    let columns = [
      Table.Column(minimumWidth: nameWidth),
      Table.Column(minimumWidth: min(8, mealWidth), maximumWidth: mealWidth),
    ]
    return Table(columns: columns, rows: rows).lines(fitting: width - 2).map { "  " + $0 }
  }
}
