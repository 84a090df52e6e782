internal import MealModel
internal import Terminal
internal import Wording

/// A week for people to read: a table with days down and meals across, or, where it is too narrow
/// for that, a list.
struct WeekTable {
  /// The columns that a meal needs in a table.
  static let narrowestMeal = 14
  /// The columns that a meal takes at most, however wide the terminal is.
  static let widestMeal = 40

  /// The columns to fit into.
  let width: Int
  /// Whether colours can be printed; without them tags are words and today is told.
  let isColored: Bool

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - width: The columns to fit into.
  ///   - isColored: Whether colours can be printed.
  init(width: Int = 80, isColored: Bool) {
    self.width = width
    self.isColored = isColored
  }

  /// The lines of several weeks, a blank line between them.
  func lines(of views: [WeekView]) -> [StyledText] {
    Array(views.map(lines).joined(separator: ["", ""]))
  }

  /// The lines of a week, without blanks at their ends.
  func lines(of view: WeekView) -> [StyledText] {
    let heading = WeekHeading(view: view, width: width, isColored: isColored).lines
    guard !view.columns.isEmpty else {
      let message = StyledText(Phrase.noMealsPlanned[view.language], .dim)
      return heading + [""] + message.wrapped(to: max(width, 1))
    }
    let nutrition = view.nutrition.map {
      [""] + WeekNutritionTable(width: width).lines(of: $0, view.language)
    }
    return heading + [""]
      + (table(view) ?? WeekList(width: width, isColored: isColored).lines(of: view))
      + (nutrition ?? [])
  }

  /// The table; `nil` where its meals would be too narrow.
  private func table(_ view: WeekView) -> [StyledText]? {
    let days = view.days.map { dayCell($0, view.language) }
    let dayWidth = days.map { $0.wrapped(to: 80).map(\.width).max() ?? 0 }.max() ?? 0
    let left = width - dayWidth - 3 * view.columns.count
    let mealWidth = min(left / view.columns.count, Self.widestMeal)
    guard mealWidth >= Self.narrowestMeal else { return nil }
    let day = Table.Column(minimumWidth: dayWidth)
    let meals = view.columns.map { column in
      Table.Column(
        header(column, width: mealWidth),
        minimumWidth: mealWidth,
        maximumWidth: mealWidth
      )
    }
    let text = WeekCellText(language: view.language, isColored: isColored, width: mealWidth)
    let rows = zip(view.days, days).map { day, label in
      [label]
        + view.columns.map { column in
          let lines = day.cells[column.meal].map { text.lines(of: $0, isToday: day.isToday) }
          return StyledText.lines(lines ?? [])
        }
    }
    return Table(columns: [day] + meals, rows: rows, rules: .light).lines(fitting: width)
  }

  private func header(_ column: WeekView.Column, width: Int) -> StyledText {
    let sign = column.meal.sign.map { "\($0) " } ?? ""
    let name = VisibleText.sanitized(sign + column.name)
    let time = column.time.map { "  \($0)" } ?? ""
    let fits = DisplayWidth.columns(of: name) + DisplayWidth.columns(of: time) <= width
    return fits
      ? StyledText(name, .bold) + StyledText(time, .dim)
      : StyledText(name, .bold).truncated(to: width)
  }

  private func dayCell(_ day: WeekView.Day, _ language: Language) -> StyledText {
    let name = Phrase.weekday(day.date.weekday.index)[language]
    let (_, month, number) = day.date.components
    let date = Phrase.shortDate(day: number, month: month)[language]
    let first = StyledText(name, day.isToday ? .bold : .plain)
    guard day.isToday else { return .lines([first, StyledText(date, .dim)]) }
    return .lines([first, StyledText(date, .bold), WeekStyle.today(language, isColored)])
  }
}

extension Meal {
  /// A sign for a meal: the sun at lunch, the moon at dinner.
  ///
  /// They are drawn as letters, in one column; as emoji they are two wide on some terminals.
  var sign: String? {
    switch self {
    case .lunch: "☀"
    case .dinner: "☾"
    case .breakfast, .morningSnack, .afternoonSnack, .preWorkout, .postWorkout: nil
    }
  }
}

extension StyledText {
  /// Lines as one text with newlines.
  static func lines(_ lines: [StyledText]) -> StyledText {
    guard let first = lines.first else { return "" }
    return lines.dropFirst().reduce(first) { $0 + "\n" + $1 }
  }
}
