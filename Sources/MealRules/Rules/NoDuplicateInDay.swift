internal import Diagnostics
internal import MealModel
internal import Wording

/// `noDuplicateInDay`: no two slots of a day bear it.
///
/// Courses of one meal are one slot; leftovers don't count. A slot has one finding for all that
/// bear it earlier on the day; a pair that one of the two accepts is left out.
public enum NoDuplicateInDay: PlannedRule {
  /// Its name in the files.
  public static let name = "noDuplicateInDay"

  static func breaches(
    of claim: RuleScope.Claim,
    in timeline: PlanTimeline,
    scope: RuleScope
  ) -> [RuleBreach] {
    guard claim.rules.noDuplicateInDay else { return [] }
    var result: [RuleBreach] = []
    var day: [SlotAddress] = []
    for bearing in timeline.bearings(of: claim.bearer) where bearing.isFresh {
      let address = bearing.address
      if day.last?.day != address.day { day = [] }
      let earlier = day
      day.append(address)
      guard !earlier.isEmpty, scope.judges(address.week) else { continue }
      let open = earlier.filter { !isAllowed(claim.bearer, in: timeline, at: [$0, address]) }
      result.append(
        RuleBreach(
          .noDuplicateInDay,
          of: .bearer(claim.bearer),
          at: .slot(address, item: bearing.freshItem),
          others: open.isEmpty ? earlier : open,
          allowance: allowance(of: claim.bearer),
          isAllowed: open.isEmpty,
          message: Phrase.noDuplicateInDay(
            timeline.what(at: bearing, item: bearing.freshItem),
            tag: timeline.tagName(of: claim.bearer)
          )
        )
      )
    }
    return result
  }
}

extension NoDuplicateInDay {
  static func isSet(in rules: RuleSet) -> Bool { rules.noDuplicateInDay }

  static func change(_ rules: inout RuleSet, to limit: Int?) { rules.noDuplicateInDay = false }

  static func limits(
    of rules: RuleSet,
    standing: [Bearing],
    over open: OpenSlots
  ) -> [SlotLimit] {
    guard rules.noDuplicateInDay else { return [] }
    let fresh = standing.filter(\.isFresh).map(\.address)
    return open.openDays.map { day in
      let isBorne = fresh.contains { $0.day == day }
      let slots = open.newly(open.numbers(on: day), beside: fresh)
      return SlotLimit(slots, atMost: isBorne ? 0 : 1)
    }
  }
}
