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

extension OpenSlots {
  /// The numbers of open slots that don't bear something freshly as they stand.
  func newly(_ numbers: some Sequence<Int>, beside standing: [SlotAddress]) -> [Int] {
    numbers.filter { !standing.contains(addresses[$0]) }
  }
}

extension RuleBook {
  /// The names of the rules that limit what a planner may add.
  public static let plannedNames: [String] = plannedRules.map { $0.name }
}

extension RuleSet {
  /// Puts another limit in place of a rule's, or drops the rule.
  ///
  /// - Parameters:
  ///   - rule: Its name in the files.
  ///   - limit: The other limit; `nil` drops the rule. A rule without a number is dropped.
  public mutating func change(_ rule: String, to limit: Int?) {
    switch rule {
    case MaxPerWeek.name: maxPerWeek = limit
    case MinDaysBetween.name: minDaysBetween = limit
    case NoConsecutive.name: noConsecutive = nil
    case NoDuplicateInDay.name: noDuplicateInDay = false
    case MealTypeRestriction.name: mealTypeRestriction = nil
    case Months.name: months = nil
    default: break
    }
  }
}

extension RuleSet {
  /// The rules with some of their limits changed.
  ///
  /// - Parameter changes: The rules' names, and their other limits; `nil` drops a rule.
  /// - Returns: The changed rules.
  public func changed(by changes: [(rule: String, limit: Int?)]) -> Self {
    var rules = self
    for change in changes { rules.change(change.rule, to: change.limit) }
    return rules
  }
}

extension PlanTimeline {
  /// Whether it is a dish that is archived.
  public func isOutOfPlanning(_ bearer: Bearer) -> Bool { isArchived(bearer) }
}

extension RuleSet {
  /// The names of its rules that limit what a planner may add.
  public var limitingRules: [String] {
    var names: [String] = []
    if maxPerWeek != nil { names.append(MaxPerWeek.name) }
    if noConsecutive != nil { names.append(NoConsecutive.name) }
    if noDuplicateInDay { names.append(NoDuplicateInDay.name) }
    if mealTypeRestriction != nil { names.append(MealTypeRestriction.name) }
    if months != nil { names.append(Months.name) }
    if minDaysBetween != nil { names.append(MinDaysBetween.name) }
    return names
  }
}
