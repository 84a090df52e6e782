internal import MealModel
internal import Terminal
internal import Wording

/// A week as a Markdown table (GitHub's), for a message or a README.
enum WeekMarkdown {
  /// The text of weeks, a blank line between them.
  static func lines(of views: [WeekView]) -> [String] {
    Array(views.map(lines).joined(separator: [""]))
  }

  /// The lines of a week.
  static func lines(of view: WeekView) -> [String] {
    let period = Phrase.period(
      from: view.week.monday.components,
      to: view.week.day(.sunday).components
    )[view.language]
    let heading = "**\(Phrase.week(view.week.number)[view.language])** · \(period)"
    let note = view.note.map { ["", "_\(escaped($0))_"] } ?? []
    guard !view.columns.isEmpty else {
      return [heading] + note + ["", Phrase.noMealsPlanned[view.language]]
    }
    let nutrition = view.nutrition.map {
      [""] + WeekNutritionMarkdown.lines(of: $0, view.language)
    }
    return [heading] + note + [""] + table(view) + (nutrition ?? [])
  }

  private static func table(_ view: WeekView) -> [String] {
    let names = view.columns.map { escaped($0.name) }
    let rows = view.days.map { day in
      let (_, month, number) = day.date.components
      let weekday = Phrase.weekday(day.date.weekday.index)[view.language]
      let date = Phrase.shortDate(day: number, month: month)[view.language]
      return row(
        ["**\(weekday)** \(date)"]
          + view.columns.map { column in
            day.cells[column.meal].map { text(of: $0, view.language) } ?? ""
          }
      )
    }
    return [row([" "] + names), row(Array(repeating: "---", count: names.count + 1))] + rows
  }

  /// A row of a table.
  static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private static func text(of cell: WeekCell, _ language: Language) -> String {
    guard !cell.isElsewhere else { return "·" }
    let courses = cell.courses.map { course in
      switch course {
      case .dish(let dish): escaped(dish.name)
      case .leftovers(let dish): "\(Phrase.leftovers[language]) \(escaped(dish.name))"
      case .wish(let tag): "◦ " + escaped(Phrase.somethingWith(tag.name)[language])
      case .open: "◦ " + Phrase.toBeChosen[language]
      }
    }
    let note = cell.slot.note.map { ["_(\(escaped($0)))_"] } ?? []
    let marks = cell.marks.map { mark in
      let text = "\(mark.mark.kind.sign) \(escaped(mark.words[language]))"
      return mark.mark.kind == .unsafe ? "**\(text)**" : text
    }
    let what = courses + note
    let people = cell.people(language).map(escaped).joined(separator: ", ")
    let table = people.isEmpty ? [] : [people]
    return ((what.isEmpty ? ["—"] : what) + table + marks).joined(separator: "<br>")
  }

  /// A text in which nothing is taken for Markdown or HTML.
  static func escaped(_ text: String) -> String {
    let signs: Set<Character> = ["\\", "`", "*", "_", "|", "<", ">", "[", "]", "~", "&"]
    return VisibleText.sanitized(text).map { signs.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
