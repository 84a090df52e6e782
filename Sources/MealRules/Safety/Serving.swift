public import MealModel

/// What a person gets where a dish is planned.
public struct Serving: Hashable, Sendable {
  /// An ingredient that goes in for another.
  public struct Replacement: Hashable, Sendable {
    /// The ingredient's key in the dish.
    public var ingredient: String
    /// The dish that lists it: the planned one, or one that it is made with.
    public var dish: Dish.ID
    /// The food that goes in.
    public var food: Food.ID

    /// Creates a replacement.
    public init(ingredient: String, of dish: Dish.ID, with food: Food.ID) {
      self.ingredient = ingredient
      self.dish = dish
      self.food = food
    }
  }

  /// How it differs from what is planned.
  public enum Form: Hashable, Sendable {
    /// The dish as planned.
    case asPlanned
    /// The dish with ingredients replaced.
    case replaced([Replacement])
    /// Another dish.
    case otherDish(Dish.ID)
  }

  /// How it differs from what is planned.
  public var form: Form
  /// The dish that is planned.
  public var planned: Dish.ID
  /// Whether the person can eat what they get.
  public var verdict: SafetyVerdict

  /// Creates a serving.
  public init(_ form: Form, dish: Dish.ID, verdict: SafetyVerdict) {
    self.form = form
    self.planned = dish
    self.verdict = verdict
  }

  /// The dish that is served.
  public var dish: Dish.ID {
    if case .otherDish(let dish) = form { dish } else { planned }
  }
}
