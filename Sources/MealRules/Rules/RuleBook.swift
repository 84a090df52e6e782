/// All rules that a plan is held against.
public enum RuleBook {
  /// The rules, in the order of the vocabulary.
  public static let rules: [any Rule.Type] = [
    MaxPerWeek.self, MinPerWeek.self, NoConsecutive.self, NoDuplicateInDay.self,
    MealTypeRestriction.self, Months.self, MinDaysBetween.self, Fixed.self, MaxMinutes.self,
    Leftovers.self, LowCarb.self,
  ]

  /// Where plans break any rule, accepted or not.
  ///
  /// - Parameters:
  ///   - timeline: The plans.
  ///   - scope: Whose rules are asked, and which weeks are judged.
  /// - Returns: The breaches, rule by rule.
  public static func breaches(in timeline: PlanTimeline, scope: RuleScope) -> [RuleBreach] {
    rules.flatMap { $0.breaches(in: timeline, scope: scope) }
  }
}
