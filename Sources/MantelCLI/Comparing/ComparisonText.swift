internal import MealModel
internal import MealNutrition
internal import MealRules
internal import Terminal
internal import Wording

/// Weeks side by side for people: a table where the columns fit, else one below the other.
struct ComparisonText {
  /// What a column needs in a table.
  static let narrowest = 14

  let comparison: WeekComparison
  let language: Language
  /// Whether each day has all of its figures, and not its energy alone.
  var showsEachFigure = false

  /// A row of cells, one a column.
  struct Line {
    var label: String
    var cells: [String]
  }

  /// The lines, fit to so many columns of the terminal.
  func lines(_ width: Int) -> [StyledText] {
    let all = sections
    let label = all.flatMap(\.self).map { DisplayWidth.columns(of: $0.label) }.max() ?? 0
    let count = max(1, comparison.columns.count)
    let room = (width - label) / count - 2
    let body = room >= Self.narrowest ? table(all, label, room) : stacked(all, width)
    let notes = notes.flatMap { StyledText($0, .dim).wrapped(to: max(width, 1)) }
    return body + (notes.isEmpty ? [] : [""] + notes)
  }

  /// The rows: the slots, what is to be said of each column, and the figures.
  var sections: [[Line]] { ([slots, judgements] + figures).filter { !$0.isEmpty } }

  /// What the figures and their signs mean.
  var notes: [String] {
    guard comparison.hasFigures else { return [] }
    let meaning = comparison.hasGaps ? [Phrase.nutritionSigns] : []
    return ([.nutritionPerPortion] + meaning).map { $0[language] }
  }

  /// The columns' headings.
  var titles: [String] { comparison.columns.map { $0.title[language] } }

  private func table(_ all: [[Line]], _ label: Int, _ room: Int) -> [StyledText] {
    let first = Table.Column(minimumWidth: label)
    let columns = titles.map { title in
      Table.Column(StyledText(title, .bold), minimumWidth: room, maximumWidth: room)
    }
    let blank = [Line(label: "", cells: [])]
    let rows = Array(all.joined(separator: blank)).map { line in
      [StyledText(line.label, .dim)] + line.cells.map { StyledText($0) }
    }
    return Table(columns: [first] + columns, rows: rows).lines(
      fitting: label + (room + 2) * titles.count
    )
  }

  private func stacked(_ all: [[Line]], _ width: Int) -> [StyledText] {
    Array(
      titles.indices.map { index -> [StyledText] in
        let rows = all.flatMap(\.self).map { line in
          [StyledText(line.label, .dim), StyledText(line.cells[index])]
        }
        let columns = [Table.Column(), Table.Column(minimumWidth: 10)]
        return [StyledText(titles[index], .bold)]
          + Table(columns: columns, rows: rows).lines(fitting: width)
      }.joined(separator: [""])
    )
  }

  // MARK: Rows

  private var slots: [Line] {
    comparison.rows.map { row in
      let day = dayLabel(row.week, row.key.day)
      let meal = comparison.columns.first?.household.name(of: row.key.meal)[language] ?? ""
      return Line(
        label: "\(day) \(meal)",
        cells: comparison.columns.map { column in
          column.slot(row).map { column.household.words(for: $0)[language] } ?? ""
        }
      )
    }
  }

  private var judgements: [Line] {
    func line(_ label: Phrase, _ cell: (WeekComparison.Column) -> String) -> Line {
      Line(label: label[language], cells: comparison.columns.map(cell))
    }
    return [
      line(.gapsRow) { "\($0.gaps.count)" },
      line(.brokenRulesRow) { counted($0.breaches, $0) },
      line(.shortfallsRow) { counted($0.shortfalls, $0) },
      line(.unsafeRow) { "\($0.unsafe.count)" },
      line(.isNotChecked) { "\($0.unchecked.count)" },
      line(.repeatsRow) { column in
        let names = column.repeats.map {
          "\(column.household.name(of: $0.dish)[language]) ×\($0.times)"
        }
        return names.isEmpty ? "0" : names.joined(separator: ", ")
      },
    ]
  }

  /// How many, and whose they are.
  private func counted(_ breaches: [RuleBreach], _ column: WeekComparison.Column) -> String {
    guard !breaches.isEmpty else { return "0" }
    let subjects = breaches.map { breach in
      switch breach.subject {
      case .bearer(let bearer): bearer.phrase(in: column.household)[language]
      case .meal(let meal): column.household.name(of: meal)[language]
      case .person(let person): column.household.name(of: person)[language]
      }
    }
    return "\(breaches.count) (\(Set(subjects).sorted().joined(separator: ", ")))"
  }

  /// The energy of each day and all figures of each week, or those of each day too.
  private var figures: [[Line]] {
    guard comparison.hasFigures else { return [] }
    let weeks = Array(0..<comparison.weekCount)
    let whole = Self.nutrients.flatMap { nutrient in weeks.map { line(nutrient, week: $0) } }
    let days = (showsEachFigure ? Self.nutrients : [.kcal]).map { nutrient in
      weeks.flatMap { week in Weekday.allCases.map { line(nutrient, week: week, $0) } }
    }
    return days + [whole]
  }

  /// What meals are planned by.
  private static let nutrients: [Nutrient] = [.kcal, .protein, .carbohydrates, .fat]

  private func line(_ nutrient: Nutrient, week: Int, _ weekday: Weekday) -> Line {
    line(nutrient, Phrase(verbatim: dayLabel(week, weekday))) { $0.day(week, weekday) }
  }

  private func line(_ nutrient: Nutrient, week: Int) -> Line {
    line(nutrient, .weekOfRow(comparison.weekCount > 1 ? week + 1 : nil)) { column in
      week < column.nutrition.count ? column.nutrition[week].whole : nil
    }
  }

  private func line(
    _ nutrient: Nutrient,
    _ days: Phrase,
    _ planned: (WeekComparison.Column) -> PlannedNutrition?
  ) -> Line {
    Line(
      label: Phrase.figureRow(nutrient.heading, days)[language],
      cells: comparison.columns.map { column in
        planned(column).map { PlannedFigure(nutrient: nutrient, planned: $0).text } ?? ""
      }
    )
  }

  /// `Mon`, and with several weeks which of them: `2 Mon`.
  private func dayLabel(_ week: Int, _ day: Weekday) -> String {
    let name = String(Phrase.weekday(day.index)[language].prefix(3))
    return comparison.weekCount > 1 ? "\(week + 1) \(name)" : name
  }
}

/// Weeks side by side as a Markdown table (GitHub's).
struct ComparisonMarkdown {
  let text: ComparisonText

  var lines: [String] {
    let titles = [" "] + text.titles
    return [row(titles), row(titles.map { _ in "---" })]
      + text.sections.flatMap(\.self).map { row([$0.label] + $0.cells) }
      + text.notes.flatMap { ["", WeekMarkdown.escaped($0)] }
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.map(WeekMarkdown.escaped).joined(separator: " | ") + " |"
  }
}
