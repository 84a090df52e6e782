internal import JSONDocument
internal import MealModel
internal import MealNutrition

/// Figures as JSON, rounded as they are shown.
enum NutritionJSON {
  /// A number for each figure, `null` where it isn't known.
  static func figures(_ nutrition: Nutrition) -> JSONValue {
    figures { nutrient in nutrition[nutrient].map { FigureText.rounded($0, of: nutrient) } }
  }

  /// What is known of each figure.
  static func figures(_ values: ByNutrient<Double>) -> JSONValue {
    figures { FigureText.rounded(values[$0], of: $0) }
  }

  /// A share of each figure, in thousandths.
  static func coverage(_ share: (Nutrient) -> Double) -> JSONValue {
    figures { (share($0) * 1_000).rounded() / 1_000 }
  }

  private static func figures(_ value: (Nutrient) -> Double?) -> JSONValue {
    let members = Nutrient.allCases.map { nutrient in
      JSONObject.Member(key: nutrient.rawValue, value: value(nutrient).map(number) ?? .null)
    }
    return .object(JSONObject(members))
  }

  /// A number.
  static func number(_ value: Double) -> JSONValue { .number(CanonicalText.number(value)) }

  /// The words of figures.
  static func names(_ nutrients: [Nutrient]) -> JSONValue {
    .array(nutrients.map { .string($0.rawValue) })
  }
}
