internal import Diagnostics
internal import MealModel
internal import Wording

/// `minDaysBetween` n: no two slots that bear it lie less than n days apart, history included.
///
/// Leftovers don't count. The finding names the nearest slot before; one that accepts the breach
/// is passed over for the next.
public enum MinDaysBetween: PlannedRule {
  /// Its name in the files.
  public static let name = "minDaysBetween"

  static func breaches(
    of claim: RuleScope.Claim,
    in timeline: PlanTimeline,
    scope: RuleScope
  ) -> [RuleBreach] {
    guard let minimum = claim.rules.minDaysBetween else { return [] }
    var result: [RuleBreach] = []
    let bearings = timeline.bearings(of: claim.bearer).filter(\.isFresh)
    for (index, bearing) in bearings.enumerated().dropFirst() {
      let address = bearing.address
      guard scope.judges(address.week) else { continue }
      let near = bearings[..<index].reversed().lazy.map(\.address).prefix {
        address.day - $0.day < minimum
      }
      guard let nearest = near.first else { continue }
      let open =
        isAllowed(claim.bearer, in: timeline, at: [address])
        ? nil : near.first { !isAllowed(claim.bearer, in: timeline, at: [$0]) }
      let other = open ?? nearest
      result.append(
        RuleBreach(
          .minDaysBetween,
          of: .bearer(claim.bearer),
          at: .slot(address, item: bearing.freshItem),
          others: [other],
          allowance: allowance(of: claim.bearer),
          isAllowed: open == nil,
          message: Phrase.minDaysBetween(
            timeline.what(at: bearing, item: bearing.freshItem),
            tag: timeline.tagName(of: claim.bearer),
            days: address.day - other.day,
            minimum: minimum
          )
        )
      )
    }
    return result
  }
}

extension MinDaysBetween {
  static func isSet(in rules: RuleSet) -> Bool { rules.minDaysBetween != nil }

  static func change(_ rules: inout RuleSet, to limit: Int?) { rules.minDaysBetween = limit }

  static func loosenedLimit(of rules: RuleSet) -> Int? {
    rules.minDaysBetween.map { max(0, $0 - 1) }
  }

  static func limits(
    of rules: RuleSet,
    standing: [Bearing],
    over open: OpenSlots
  ) -> [SlotLimit] {
    guard let minimum = rules.minDaysBetween, minimum > 0 else { return [] }
    let fresh = standing.filter(\.isFresh).map(\.address)
    let near = open.addresses.indices.filter { number in
      let address = open.addresses[number]
      return !fresh.contains(address)
        && fresh.contains { abs($0.day - address.day) < minimum }
    }
    // Any two slots of a window of `minimum` days are too near each other.
    let windows = open.openDays.map { first in
      let slots = open.numbers(from: first, through: first + (minimum - 1))
      return SlotLimit(open.newly(slots, beside: fresh), atMost: 1)
    }
    return [SlotLimit(near, atMost: 0)] + windows.withoutContained
  }
}

extension [SlotLimit] {
  /// The windows that aren't part of the one before.
  fileprivate var withoutContained: [SlotLimit] {
    reduce(into: []) { kept, window in
      // Windows begin later one after the other: one that ends no later adds nothing.
      if let end = kept.last?.slots.last, window.slots.last.map({ $0 <= end }) ?? true { return }
      kept.append(window)
    }
  }
}
