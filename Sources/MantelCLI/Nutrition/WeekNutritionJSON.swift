internal import JSONDocument
internal import MealModel
internal import MealNutrition
internal import Wording

/// A week's figures as JSON.
struct WeekNutritionJSON {
  let nutrition: WeekNutrition
  let language: Language

  /// What a day brings, and should.
  func value(of day: CalendarDay) -> JSONValue? {
    nutrition.days.first { $0.date == day }.map { value(of: $0.planned) }
  }

  /// What the week brings, and should.
  var whole: JSONValue { value(of: nutrition.whole) }

  private func value(of planned: PlannedNutrition) -> JSONValue {
    let sum = planned.planned
    let atLeast =
      sum.parts > 0 ? NutritionJSON.figures(sum.atLeast) : NutritionJSON.figures(sum.known)
    return .object([
      "known": NutritionJSON.figures(sum.known),
      "atLeast": atLeast,
      "coverage": NutritionJSON.coverage(sum.coverage),
      "target": planned.target.map(NutritionJSON.figures) ?? .null,
      "share": NutritionJSON.number((planned.share * 1_000).rounded() / 1_000),
      "unknown": .array(sum.gaps.map(value)),
    ])
  }

  private func value(of gap: NutritionSum.Gap) -> JSONValue {
    let told = nutrition.gaps.first { other in
      other.dish == gap.dish && (gap.dish != nil || other.address == gap.address)
    }
    return .object([
      "slot": .string(gap.address.description),
      "dish": gap.dish.map { .string($0.rawValue) } ?? .null,
      "nutrients": NutritionJSON.names(gap.nutrients),
      "reasons": .array((told?.reasons ?? []).map { .string($0[language]) }),
    ])
  }
}
