/// What someone really ate on a day.
public struct DiaryDay: Hashable, Sendable {
  /// One thing that was eaten.
  public struct Entry: Hashable, Sendable {
    /// When.
    public var at: TimeOfDay?
    /// At which meal.
    public var meal: Meal?
    /// The dish, if it was one.
    public var dish: Dish.ID?
    /// The food, if it was one alone.
    public var food: Food.ID?
    /// What it was, where it is neither.
    public var name: String?
    /// How many portions of a dish.
    public var servings: Double?
    /// How much of a food.
    public var amount: Amount?
    /// What it brought, as it was when it was logged.
    public var nutrition: Nutrition?

    /// Creates an entry.
    public init() {}
  }

  /// Body weight in kg.
  public var weight: Double?
  /// Water in ml.
  public var water: Double?
  /// A note.
  public var note: String?
  /// What was eaten, as it was written.
  public var meals: [Entry] = []

  /// Creates a day of which nothing is known.
  public init() {}
}
