internal import LinearProgramming
internal import MealModel

/// How often something stands in some slots, on which a proof makes two cases.
struct BranchCount: Hashable, Sendable {
  /// What is counted.
  enum Subject: Hashable, Sendable {
    case bearer(Int)
    case group(Int)
  }

  var subject: Subject
  /// The places where it is counted, in order.
  var places: [Int]
}

/// One of the two cases: at most, or at least, so many.
struct BranchRow: Hashable, Sendable {
  var count: BranchCount
  var isAtMost: Bool
  var number: Int
}

/// The counts on which a proof can make cases: the coarse ones first, since slots are
/// interchangeable and cases of single slots would never end.
struct BranchCounts: Sendable {
  /// The counts in levels, each with the columns that it sums.
  let levels: [[(count: BranchCount, columns: [Int])]]

  init(_ model: ProofModel) {
    let problem = model.problem
    var puts: [(group: Int, place: Int, column: Int)] = []
    for (column, unknown) in model.unknowns.enumerated() {
      if case .put(let group, let place) = unknown { puts.append((group, place, column)) }
    }
    func counts(
      _ subjects: [BranchCount.Subject],
      by key: (Int) -> [Int]
    ) -> [(count: BranchCount, columns: [Int])] {
      subjects.flatMap { subject in
        let own = puts.filter { put in
          switch subject {
          case .bearer(let bearer): problem.groups[put.group].bearers.contains(bearer)
          case .group(let group): put.group == group
          }
        }
        let parts = Dictionary(grouping: own) { key(problem.places[$0.place].slot) }
        return parts.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { part in
          let puts = parts[part] ?? []
          let count = BranchCount(subject: subject, places: Set(puts.map(\.place)).sorted())
          return (count, puts.map(\.column))
        }
      }
    }
    func week(_ slot: Int) -> Int { problem.slots[slot].address.week.monday.daysSinceEpoch }
    func meal(_ slot: Int) -> Int { problem.slots[slot].address.key.meal.index }
    let bearers = problem.bearers.indices.map { BranchCount.Subject.bearer($0) }
    let groups = Set(puts.map(\.group)).sorted().map { BranchCount.Subject.group($0) }
    levels = [
      counts(bearers) { [week($0)] },
      counts(bearers) { [week($0), meal($0)] },
      counts(groups) { [week($0)] },
      counts(groups) { [week($0), meal($0)] },
      counts(bearers) { [$0] },
      counts(groups) { [$0] },
    ]
  }

  /// The count whose value lies farthest from a whole number, of the coarsest level that has one.
  func mostFractional(at values: [Double]) -> (count: BranchCount, columns: [Int], value: Double)? {
    for level in levels {
      var best: (count: BranchCount, columns: [Int], value: Double)?
      var farthest = 1e-4
      for (count, columns) in level {
        let value = columns.reduce(0) { $0 + values[$1] }
        let distance = abs(value - value.rounded())
        if distance > farthest {
          farthest = distance
          best = (count, columns, value)
        }
      }
      if let best { return best }
    }
    return nil
  }
}
