public import MealModel

/// What the dishes of a household bring, and what its people need.
public struct NutritionBook: Sendable {
  /// The household.
  public let household: Household

  /// Creates the book of a household.
  public init(household: Household) {
    self.household = household
  }
}
