internal import Diagnostics
internal import MealModel
internal import Wording

/// `noConsecutive`: neighbouring days don't bear it at the same meal or, as `"day"`, at any.
///
/// Sunday and the next Monday are neighbours too. Leftovers don't count. A slot has one finding
/// for all that bear it on the day before; a pair that one of the two accepts is left out.
public enum NoConsecutive: PlannedRule {
  /// Its name in the files.
  public static let name = "noConsecutive"

  static func breaches(
    of claim: RuleScope.Claim,
    in timeline: PlanTimeline,
    scope: RuleScope
  ) -> [RuleBreach] {
    guard let reach = claim.rules.noConsecutive else { return [] }
    var result: [RuleBreach] = []
    var (yesterday, today): ([SlotAddress], [SlotAddress]) = ([], [])
    for bearing in timeline.bearings(of: claim.bearer) where bearing.isFresh {
      let address = bearing.address
      if let last = today.last?.day, last != address.day {
        yesterday = address.day - last == 1 ? today : []
        today = []
      }
      today.append(address)
      let neighbours = yesterday.filter {
        reach == .anyMeal || $0.key.meal == address.key.meal
      }
      guard !neighbours.isEmpty, scope.judges(address.week) else { continue }
      result.append(
        breach(claim.bearer, at: bearing, neighbours: neighbours, reach: reach, in: timeline)
      )
    }
    return result
  }

  private static func breach(
    _ bearer: Bearer,
    at bearing: Bearing,
    neighbours: [SlotAddress],
    reach: RuleSet.Consecutive,
    in timeline: PlanTimeline
  ) -> RuleBreach {
    let open = neighbours.filter {
      !isAllowed(bearer, in: timeline, at: [$0, bearing.address])
    }
    return RuleBreach(
      .noConsecutive,
      of: .bearer(bearer),
      at: .slot(bearing.address, item: bearing.freshItem),
      others: open.isEmpty ? neighbours : open,
      allowance: allowance(of: bearer),
      isAllowed: open.isEmpty,
      message: Phrase.noConsecutive(
        timeline.what(at: bearing, item: bearing.freshItem),
        tag: timeline.tagName(of: bearer),
        sameMeal: reach == .sameMeal
      )
    )
  }
}

extension NoConsecutive {
  static func isSet(in rules: RuleSet) -> Bool { rules.noConsecutive != nil }

  static func change(_ rules: inout RuleSet, to limit: Int?) { rules.noConsecutive = nil }

  static func limits(
    of rules: RuleSet,
    standing: [Bearing],
    over open: OpenSlots
  ) -> [SlotLimit] {
    guard let reach = rules.noConsecutive else { return [] }
    let fresh = standing.filter(\.isFresh).map(\.address)
    var result: [SlotLimit] = []
    for (number, address) in open.addresses.enumerated() where !fresh.contains(address) {
      func clashes(_ other: SlotAddress) -> Bool {
        reach == .anyMeal || other.key.meal == address.key.meal
      }
      if fresh.contains(where: { abs($0.day - address.day) == 1 && clashes($0) }) {
        result.append(SlotLimit([number], atMost: 0))
      }
      for other in open.newly(open.numbers(on: address.day + 1), beside: fresh)
      where clashes(open.addresses[other]) {
        result.append(SlotLimit([number, other], atMost: 1))
      }
    }
    return result
  }
}
