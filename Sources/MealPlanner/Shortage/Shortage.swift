public import MealModel

/// Why weeks can't be filled, and what would help.
public struct Shortage: Hashable, Sendable {
  /// A change of one or two rules, and how many cells it fills besides.
  public struct Relaxation: Hashable, Sendable {
    /// The rules that are dropped, or the limits that become others.
    public var changes: [RuleChange]
    /// How many more cells can be filled.
    public var gain: Int
  }

  /// Dishes that would fill what stays empty.
  public struct MissingDishes: Hashable, Sendable {
    /// How many.
    public var count: Int
    /// For which meal.
    public var meal: Meal
    /// As which course; `nil` where the meal has no courses.
    public var course: Course?
    /// The tags that they may not bear, since their rules leave no room.
    public var without: [Tag.ID]
  }

  /// The slots in which cells stay empty, in order.
  public var emptySlots: [SlotAddress]
  /// How many cells stay empty.
  public var emptyCells: Int
  /// Rules that together leave no full week; empty where even without rules no dish fits.
  public var conflict: [PlanningRule]
  /// Whether without any one of them the weeks can be filled.
  public var isMinimal: Bool
  /// What helps most, best first: single rules, or pairs where no single one helps.
  public var relaxations: [Relaxation]
  /// Whether every change of one rule, and of two where none helps, was tried.
  public var areAllTried: Bool
  /// What dishes would help instead.
  public var missing: [MissingDishes]
}
