internal import MealModel
internal import MealNutrition
internal import Wording

extension Nutrient {
  /// What stands over its figures.
  var heading: Phrase { self == .kcal ? Phrase(verbatim: "kcal") : phrase }
}

/// A week's figures as rows of text, for a table of any kind.
struct WeekNutritionCells {
  let nutrition: WeekNutrition
  let language: Language

  /// What stands above them.
  var title: String {
    (nutrition.person.map { Phrase.nutritionOf($0[language]) } ?? .nutritionPerPortion)[language]
  }

  /// The headings, that of the days empty.
  var headings: [String] {
    let figures = Nutrient.allCases.map { $0.heading[language] }
    return [""] + figures + ["%"]
  }

  /// A row for each day, and one for the week.
  var rows: [[String]] {
    let days = nutrition.days.map { day in
      let (_, month, number) = day.date.components
      let weekday = Phrase.weekday(day.date.weekday.index)[language].prefix(3)
      let date = Phrase.shortDate(day: number, month: month)[language]
      return ["\(weekday) \(date)"] + cells(day.planned) + [share(day.planned)]
    }
    return days + [[Phrase.wholeWeek[language]] + cells(nutrition.whole) + [""]]
  }

  private func cells(_ planned: PlannedNutrition) -> [String] {
    Nutrient.allCases.map { PlannedFigure(nutrient: $0, planned: planned).text }
  }

  private func share(_ planned: PlannedNutrition) -> String {
    planned.share > 0 ? "\(Int((planned.share * 100).rounded()))" : ""
  }

  /// What the signs mean.
  var signs: String {
    let share = Phrase.plannedShareSign
    let signs = nutrition.gaps.isEmpty ? [share] : [share, .nutritionSigns]
    return Phrase.joined(signs, separator: "; ")[language]
  }

  /// What isn't known, a line each.
  var gaps: [String] {
    nutrition.gaps.map { gap in
      Phrase.gap(gap.name, .joined(gap.reasons, separator: "; "))[language]
    }
  }
}
