/// The rules that a tag or a dish puts on a plan.
public struct RuleSet: Hashable, Sendable {
  /// How far `noConsecutive` looks.
  public enum Consecutive: Hashable, Sendable {
    /// At the same meal of the neighbouring days.
    case sameMeal
    /// At any meal of the neighbouring days.
    case anyMeal
  }

  /// At most so many slots of an ISO week.
  public var maxPerWeek: Int?
  /// At least so many slots of an ISO week.
  public var minPerWeek: Int?
  /// Not on neighbouring days.
  public var noConsecutive: Consecutive?
  /// Not twice a day.
  public var noDuplicateInDay: Bool
  /// Only at these meals.
  public var mealTypeRestriction: [Meal]?
  /// Only in these months, from 1.
  public var months: [Int]?
  /// At least so many days from one time to the next.
  public var minDaysBetween: Int?
  /// The slots that are to bear it.
  public var fixed: [SlotKey]

  /// Creates a set of rules.
  public init(
    maxPerWeek: Int? = nil,
    minPerWeek: Int? = nil,
    noConsecutive: Consecutive? = nil,
    noDuplicateInDay: Bool = false,
    mealTypeRestriction: [Meal]? = nil,
    months: [Int]? = nil,
    minDaysBetween: Int? = nil,
    fixed: [SlotKey] = []
  ) {
    self.maxPerWeek = maxPerWeek
    self.minPerWeek = minPerWeek
    self.noConsecutive = noConsecutive
    self.noDuplicateInDay = noDuplicateInDay
    self.mealTypeRestriction = mealTypeRestriction
    self.months = months
    self.minDaysBetween = minDaysBetween
    self.fixed = fixed
  }

  /// No rule at all.
  public static let none = Self()
}
