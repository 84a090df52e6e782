internal import Terminal
internal import Wording

/// A week's figures for people to read.
struct WeekNutritionTable {
  /// The columns to fit into.
  let width: Int

  /// The lines of a week's figures.
  func lines(of nutrition: WeekNutrition, _ language: Language) -> [StyledText] {
    let cells = WeekNutritionCells(nutrition: nutrition, language: language)
    let columns = cells.headings.enumerated().map { index, heading in
      Table.Column(
        StyledText(heading, .bold),
        minimumWidth: 3,
        alignment: index == 0 ? .left : .right
      )
    }
    let rows = cells.rows.enumerated().map { index, row in
      row.map { StyledText($0, index == nutrition.days.count ? .bold : .plain) }
    }
    let title = StyledText(VisibleText.sanitized(cells.title), .bold).wrapped(to: max(width, 1))
    let table = Table(columns: columns, rows: rows).lines(fitting: width)
    let notes = ([cells.signs] + cells.gaps).flatMap { line in
      StyledText(VisibleText.sanitized(line), .dim).wrapped(to: max(width, 1))
    }
    return title + [""] + table + [""] + notes
  }
}
