public import MealModel

/// What the planner is asked: values, of which the answer is a function.
public struct PlanningRequest: Sendable {
  /// The household, with the weeks to fill laid.
  public var household: Household
  /// The weeks to fill.
  public var weeks: [ISOWeek]
  /// The day from which on slots are filled; what lies before is history.
  public var today: CalendarDay
  /// What decides between plans that are as good.
  public var seed: UInt64
  /// The meals to fill; `nil` is all.
  public var meals: Set<Meal>?
  /// Whether slots that hold something and aren't locked are planned anew.
  public var refill = false
  /// Whether leftovers go into slots that stay empty.
  public var leftovers = false
  /// Whether the levels that can't be proven are left as they come.
  public var provenLevelsOnly = false
  /// Rules that are relaxed for this plan alone.
  public var changes: [RuleChange] = []
  /// How many steps the search may take.
  public var steps = 2_000_000
  /// Energy and nutrients of a serving of each dish, where known.
  public var nutrition: [Dish.ID: Nutrition] = [:]
  /// The day's targets of those who have them.
  public var targets: [Person.ID: Nutrition] = [:]

  /// Creates a request with the usual options.
  public init(household: Household, weeks: [ISOWeek], today: CalendarDay, seed: UInt64) {
    self.household = household
    self.weeks = weeks
    self.today = today
    self.seed = seed
  }
}
