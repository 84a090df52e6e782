public import MealModel

extension Household {
  /// How many days away a slot can matter to another.
  ///
  /// A week, or what the longest `minDaysBetween` or `keeps` says; ten years at most.
  public var ruleReach: Int {
    var reach = 7
    for tag in tags.values { reach = max(reach, tag.rules.minDaysBetween ?? 0) }
    for dish in dishes.values {
      reach = max(reach, dish.rules.minDaysBetween ?? 0, dish.keeps)
    }
    return min(reach, 3_660)
  }
}
