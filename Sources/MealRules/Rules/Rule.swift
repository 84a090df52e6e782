/// One rule of the vocabulary, with one meaning for checks, questions and the planner.
public protocol Rule: Sendable {
  /// Its name in the files: `maxPerWeek`.
  static var name: String { get }

  /// Where plans break the rule, accepted or not.
  ///
  /// - Parameters:
  ///   - timeline: The plans.
  ///   - scope: Whose rules are asked, and which weeks are judged.
  /// - Returns: A breach for each finding, in a fixed order.
  static func breaches(in timeline: PlanTimeline, scope: RuleScope) -> [RuleBreach]
}
