public import MealModel

/// A rule of tags and dishes that limits what a planner may add.
///
/// Its limits and its breaches are two sides of one meaning: slots filled within the limits of
/// all rules add no breach to a plan, and what exceeds one adds one.
protocol PlannedRule: BearerRule {
  /// What the rule leaves of the open slots, around what stands.
  ///
  /// - Parameters:
  ///   - rules: The rules of the tag or dish.
  ///   - standing: The slots that bear it as they stand, in order; `allow` changes nothing.
  ///   - open: The slots to fill.
  /// - Returns: The limits, those that forbid and those that bind.
  static func limits(
    of rules: RuleSet,
    standing: [Bearing],
    over open: OpenSlots
  ) -> [SlotLimit]

  /// Whether a tag's or dish's rules have it.
  static func isSet(in rules: RuleSet) -> Bool

  /// Puts another limit in the rule's place, or drops the rule.
  ///
  /// - Parameters:
  ///   - rules: The rules of the tag or dish.
  ///   - limit: The other limit; `nil` drops the rule. One without a number is dropped anyway.
  static func change(_ rules: inout RuleSet, to limit: Int?)

  /// The rule's limit, looser by one; `nil` where it has no number.
  static func loosenedLimit(of rules: RuleSet) -> Int?
}

extension PlannedRule {
  static func loosenedLimit(of rules: RuleSet) -> Int? { nil }
}

extension RuleBook {
  static let plannedRules: [any PlannedRule.Type] = [
    MaxPerWeek.self, NoConsecutive.self, NoDuplicateInDay.self, MealTypeRestriction.self,
    Months.self, MinDaysBetween.self,
  ]

  /// What the rules of a tag or dish leave of the open slots.
  ///
  /// - Parameters:
  ///   - rules: The rules of the tag or dish.
  ///   - standing: The slots that bear it as they stand, in order.
  ///   - open: The slots to fill.
  /// - Returns: The limits that bind, each with its rule's name, in the vocabulary's order.
  public static func limits(
    of rules: RuleSet,
    standing: [Bearing],
    over open: OpenSlots
  ) -> [(rule: String, limit: SlotLimit)] {
    plannedRules.flatMap { rule in
      rule.limits(of: rules, standing: standing, over: open).filter(\.isBinding).map {
        (rule.name, $0)
      }
    }
  }
}

extension RuleBook {
  fileprivate static func plannedRule(_ name: String) -> (any PlannedRule.Type)? {
    plannedRules.first { $0.name == name }
  }
}

extension RuleSet {
  /// The names of its rules that limit what a planner may add, in the vocabulary's order.
  public var limitingRules: [String] {
    RuleBook.plannedRules.filter { $0.isSet(in: self) }.map { $0.name }
  }

  /// Puts another limit in place of a rule's, or drops the rule.
  ///
  /// - Parameters:
  ///   - rule: Its name in the files.
  ///   - limit: The other limit; `nil` drops the rule. A rule without a number is dropped.
  public mutating func change(_ rule: String, to limit: Int?) {
    RuleBook.plannedRule(rule)?.change(&self, to: limit)
  }

  /// A rule's limit, looser by one.
  ///
  /// - Parameter rule: Its name in the files.
  /// - Returns: The limit; `nil` where there is no such rule, or none with a number.
  public func loosenedLimit(of rule: String) -> Int? {
    RuleBook.plannedRule(rule)?.loosenedLimit(of: self)
  }
}
