internal import MealModel
internal import MealNutrition

/// A figure of what is planned, as every table shows it: `740/1039`, `≥656/560`, `?/560`.
///
/// What isn't wholly known is told as at least what is known of it, be it of dishes or of a dish's
/// ingredients; `?` is for what nothing is known of, and `—` for where nothing is planned.
struct PlannedFigure {
  let nutrient: Nutrient
  let planned: PlannedNutrition

  var text: String {
    guard planned.planned.parts > 0 else { return "—" }
    let target = planned.target?[nutrient].map { FigureText.number($0, of: nutrient) }
    return sum + (target.map { "/\($0)" } ?? "")
  }

  /// Whether something of it isn't known.
  var isPartial: Bool { planned.planned.knownParts[nutrient] < planned.planned.parts }

  private var sum: String {
    let atLeast = planned.planned.atLeast[nutrient]
    let number = FigureText.number(atLeast, of: nutrient)
    guard isPartial else { return number }
    // At least nothing says nothing.
    return FigureText.rounded(atLeast, of: nutrient) > 0 ? "≥" + number : "?"
  }
}
