internal import Diagnostics
internal import MealModel
internal import Wording

/// `minDaysBetween` n: no two slots that bear it lie less than n days apart, history included.
///
/// Leftovers don't count. The finding names the nearest slot before; one that accepts the breach
/// is passed over for the next.
public enum MinDaysBetween: BearerRule {
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
