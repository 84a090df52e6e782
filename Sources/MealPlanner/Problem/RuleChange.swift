/// A change of rules under which a week is planned to see what it would help.
public struct RuleChange: Hashable, Sendable {
  /// The rule.
  public var rule: PlanningRule
  /// Its limit instead of the one it has; `nil` where it is dropped.
  public var limit: Int?

  /// Creates a change.
  public init(_ rule: PlanningRule, to limit: Int? = nil) {
    self.rule = rule
    self.limit = limit
  }
}
