/// What someone wants to reach.
public struct Objective: Hashable, Sendable {
  /// The id of an objective, unique for its person.
  public typealias ID = Identifier<Objective>

  /// The direction.
  public enum Direction: String, CaseIterable, Sendable {
    /// To lose weight.
    case loss
    /// To keep it.
    case maintenance
    /// To gain weight.
    case gain
  }

  /// The direction.
  public var type: Direction
  /// The day it begins.
  public var start: CalendarDay?
  /// Body weight at its beginning, in kg.
  public var weight: Double?
  /// Body weight to reach, in kg.
  public var targetWeight: Double?
  /// Expenditure over the basal metabolic rate: 1.2 sedentary to 1.9 athlete.
  public var activityLevel: Double?
  /// Protein in grams a kilogram of body weight.
  public var proteinPerKg: Double?
  /// Targets that override what is worked out.
  public var targets: Nutrition?

  /// Creates an objective.
  public init(type: Direction) {
    self.type = type
  }
}
