public import MealModel
internal import Synchronization

/// What the dishes of a household bring, and what its people need.
///
/// The dishes are worked out all at once, the first time that anyone asks.
public struct NutritionBook: Sendable {
  /// The household.
  public let household: Household
  private let memory = Memory()

  /// Creates the book of a household.
  public init(household: Household) {
    self.household = household
  }

  /// What a portion of a dish brings, as far as it is known, and what isn't and why.
  public func dish(_ id: Dish.ID) -> DishNutrition {
    memory.dishes(of: household)[id] ?? DishReckoning.unknown(.noDish)
  }

  /// What a portion of a dish brings: only the figures that are wholly known.
  public func planned(_ dish: Dish.ID) -> Nutrition {
    memory.dishes(of: household)[dish]?.known ?? Nutrition()
  }

  /// The carbohydrates in a portion of a dish; `nil` where they aren't wholly known.
  public var carbohydrates: @Sendable (Dish.ID) -> Double? {
    { planned($0).carbohydrates }
  }

  private final class Memory: Sendable {
    private let kept = Mutex<[Dish.ID: DishNutrition]?>(nil)

    func dishes(of household: Household) -> [Dish.ID: DishNutrition] {
      kept.withLock { kept in
        if let dishes = kept { return dishes }
        let dishes = DishReckoning(household).dishes
        kept = dishes
        return dishes
      }
    }
  }
}
