public import MealModel

/// What several things that are eaten bring together, as far as it is known.
public struct NutritionSum: Hashable, Sendable {
  /// Something eaten of which not all is known.
  public struct Gap: Hashable, Sendable {
    /// Where it is eaten.
    public var address: SlotAddress
    /// The dish; `nil` where the meal is eaten elsewhere.
    public var dish: Dish.ID?
    /// The figures that are unknown for it.
    public var nutrients: [Nutrient]
  }

  /// What is known of each figure: at least so much.
  public private(set) var atLeast: ByNutrient<Double> = ByNutrient(all: 0)
  /// Of how many of them each figure is known.
  public private(set) var knownParts: ByNutrient<Int> = ByNutrient(all: 0)
  /// How many things are eaten.
  public private(set) var parts = 0
  /// What isn't known.
  public private(set) var gaps: [Gap] = []

  /// The sum of nothing.
  public init() {}

  /// The figures that are wholly known; none where nothing is eaten.
  public var known: Nutrition {
    var result = Nutrition()
    for nutrient in Nutrient.allCases where parts > 0 && knownParts[nutrient] == parts {
      result[nutrient] = atLeast[nutrient]
    }
    return result
  }

  /// The share of what is eaten of which a figure is known, 0 to 1.
  public func coverage(of nutrient: Nutrient) -> Double {
    parts > 0 ? Double(knownParts[nutrient]) / Double(parts) : 0
  }

  /// Adds so many portions of a dish.
  mutating func add(_ nutrition: DishNutrition, of dish: Dish.ID, at address: SlotAddress) {
    parts += 1
    for nutrient in Nutrient.allCases {
      atLeast[nutrient] += nutrition.atLeast[nutrient]
      if nutrition.known[nutrient] != nil { knownParts[nutrient] += 1 }
    }
    let missing = nutrition.known.missing
    if !missing.isEmpty {
      gaps.append(Gap(address: address, dish: dish, nutrients: missing))
    }
  }

  /// Adds a meal of which nothing is known.
  mutating func addMealElsewhere(at address: SlotAddress) {
    parts += 1
    gaps.append(Gap(address: address, dish: nil, nutrients: Nutrient.allCases))
  }

  /// Adds another sum, so many times.
  mutating func add(_ other: Self, times factor: Double = 1) {
    parts += other.parts
    gaps += other.gaps
    for nutrient in Nutrient.allCases {
      atLeast[nutrient] += factor * other.atLeast[nutrient]
      knownParts[nutrient] += other.knownParts[nutrient]
    }
  }
}
