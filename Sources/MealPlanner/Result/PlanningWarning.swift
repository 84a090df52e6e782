public import MealModel
public import MealRules

/// What the planner could not take into account.
public enum PlanningWarning: Hashable, Sendable {
  /// No dish that bears it fits the slot, which was planned without it.
  case requirementDropped(Bearer, SlotAddress)
}
