/// How far the planner is.
public enum PlanningLevel: String, CaseIterable, Sendable {
  /// As many cells are filled as it finds, and that is proven as far as it goes.
  case filled
  /// The weeks lack as little as it finds.
  case shortfall
  /// Dishes repeat as little as it finds.
  case variety
  /// The days are near their targets, and the tables like it.
  case liking
}
