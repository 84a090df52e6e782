public import MealModel
public import Wording

/// What a portion of a dish brings, as far as it is known.
public struct DishNutrition: Hashable, Sendable {
  /// Where figures come from.
  public enum Origin: Hashable, Sendable {
    /// The dish gives them.
    case given
    /// From its ingredients.
    case workedOut
  }

  /// Where the figures come from.
  public var origin: Origin
  /// The figures that are wholly known.
  public var known = Nutrition()
  /// What is known of each figure: at least so much.
  public var atLeast: ByNutrient<Double> = ByNutrient(all: 0)
  /// Of how many ingredients each figure is known.
  public var knownParts: ByNutrient<Int> = ByNutrient(all: 0)
  /// How many ingredients it has.
  public var parts = 0
  /// What isn't known, and why.
  public var gaps: [NutritionGap] = []
  /// What was taken of amounts that leave a choice.
  public var remarks: [NutritionRemark] = []

  /// The share of its ingredients of which a figure is known, 0 to 1.
  public func coverage(of nutrient: Nutrient) -> Double {
    parts > 0 ? Double(knownParts[nutrient]) / Double(parts) : 0
  }
}

/// Something of a dish that isn't known.
public struct NutritionGap: Hashable, Sendable {
  /// The ingredient's key; `nil` where it is the dish itself.
  public var ingredient: String?
  /// The figures that are unknown for it.
  public var nutrients: [Nutrient]
  /// Why.
  public var reason: UnknownReason

  /// The reason in words.
  public var phrase: Phrase { reason.phrase(for: nutrients) }
}

/// What was taken of an amount that leaves a choice.
public struct NutritionRemark: Hashable, Sendable {
  /// What there is to say.
  public enum Matter: Hashable, Sendable {
    /// Of a range, the middle is taken.
    case middle(Rational)
    /// A size isn't accounted for.
    case size
  }

  /// The ingredient's key.
  public var ingredient: String
  /// The amount as it is written.
  public var amount: String
  /// What there is to say.
  public var matter: Matter

  /// The remark in words.
  public var phrase: Phrase {
    switch matter {
    case .middle(let middle): .middleTaken(amount, middle.description)
    case .size: .usualWeightTaken(amount)
    }
  }
}
