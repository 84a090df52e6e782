internal import MealModel
internal import Wording

/// A rule of tags and dishes.
protocol BearerRule: Rule {
  /// Where plans break one tag's or dish's rule.
  static func breaches(
    of claim: RuleScope.Claim,
    in timeline: PlanTimeline,
    scope: RuleScope
  ) -> [RuleBreach]
}

extension BearerRule {
  /// Where plans break the rule, accepted or not.
  public static func breaches(in timeline: PlanTimeline, scope: RuleScope) -> [RuleBreach] {
    scope.claims.flatMap { breaches(of: $0, in: timeline, scope: scope) }
  }

  /// What `allow` names to accept a breach.
  static func allowance(of bearer: Bearer) -> String { bearer.id + "." + name }

  /// Whether any of a breach's slots accepts it.
  static func isAllowed(
    _ bearer: Bearer,
    in timeline: PlanTimeline,
    at slots: [SlotAddress]
  ) -> Bool {
    let allowance = allowance(of: bearer)
    return slots.contains { timeline.allows(allowance, at: $0) }
  }
}

extension PlanTimeline {
  /// What stands in a slot and bears something: a dish's name, or a meal out's note.
  func what(at bearing: Bearing, item: Int?) -> Phrase {
    let slot = slot(at: bearing.address)
    if let item, item < slot.items.count, let dish = slot.items[item].dish {
      return household.name(of: dish)
    }
    return Phrase(verbatim: slot.note ?? "")
  }

  /// A tag's name; `nil` for a dish, which is named as what stands in the slot.
  func tagName(of bearer: Bearer) -> Phrase? {
    bearer.isTag ? bearer.phrase(in: household) : nil
  }
}
