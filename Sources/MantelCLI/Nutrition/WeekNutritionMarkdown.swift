internal import Wording

/// A week's figures as a Markdown table (GitHub's).
enum WeekNutritionMarkdown {
  /// The lines of a week's figures.
  static func lines(of nutrition: WeekNutrition, _ language: Language) -> [String] {
    let cells = WeekNutritionCells(nutrition: nutrition, language: language)
    let headings = cells.headings.map { $0.isEmpty ? " " : WeekMarkdown.escaped($0) }
    let rule = ["---"] + Array(repeating: "---:", count: headings.count - 1)
    let rows = cells.rows.map { WeekMarkdown.row($0.map(WeekMarkdown.escaped)) }
    let gaps = cells.gaps.map { "- " + WeekMarkdown.escaped($0) }
    return ["_\(WeekMarkdown.escaped(cells.title))_", "", WeekMarkdown.row(headings)]
      + [WeekMarkdown.row(rule)] + rows + ["", WeekMarkdown.escaped(cells.signs)]
      + (gaps.isEmpty ? [] : [""] + gaps)
  }
}
