/// The first three levels of a plan, the smaller the better.
struct PlanLevels: Hashable, Comparable, Sendable {
  var empty: Int
  var shortfall: Int
  var repeats: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.empty, left.shortfall, left.repeats) < (right.empty, right.shortfall, right.repeats)
  }
}

extension Arrangement {
  /// How good it is in the levels that are proven.
  var levels: PlanLevels {
    PlanLevels(empty: cellCount - filled, shortfall: shortfall, repeats: repeats)
  }
}
