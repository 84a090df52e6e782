/// What is proven of the first three levels of plans.
struct LevelBounds: Sendable {
  /// No plan fills more cells.
  var filled: Int
  /// No plan that fills as many as the best one lacks less.
  var shortfall: Int
  /// The cases by which ``filled`` is proven; empty where it is the number of cells.
  var filledCases: [BranchAndBound.ProvenCase] = []
  /// What stands repeats so much whatever else is planned.
  private let leastRepeats: Int
  /// No plan that fills as much as these levels, and lacks no more, repeats less.
  private var provenRepeats: (of: PlanLevels, atLeast: Int)?

  /// Creates what is plain without a search.
  init(_ problem: PlanningProblem) {
    filled = problem.fillableCells
    shortfall = problem.leastShortfall
    leastRepeats = problem.standingRepeats
  }

  /// No plan that fills as many cells as this one, and lacks no more, repeats less.
  ///
  /// What was proven of plans that lack less than this one says nothing of it: it may fill more
  /// just because it lacks more.
  func repeats(of plan: Arrangement) -> Int {
    guard let provenRepeats, plan.levels.empty <= provenRepeats.of.empty,
      plan.levels.shortfall <= provenRepeats.of.shortfall
    else { return leastRepeats }
    return max(leastRepeats, provenRepeats.atLeast)
  }

  /// Notes what was proven of plans that fill at least as much as some levels and lack no more.
  mutating func noteRepeats(atLeast bound: Int, of levels: PlanLevels) {
    if let known = provenRepeats, known.of.empty == levels.empty,
      known.of.shortfall == levels.shortfall, known.atLeast >= bound
    {
      return
    }
    provenRepeats = (levels, bound)
  }

  /// Whether no plan is better than this one in any of the three levels.
  func areReached(by plan: Arrangement) -> Bool {
    plan.filled >= filled && plan.shortfall <= shortfall && plan.repeats <= repeats(of: plan)
  }
}

extension PlanningProblem {
  /// The cells that some dish fits at all.
  var fillableCells: Int {
    var fillable = Array(repeating: false, count: slotOfCell.count)
    for group in groups {
      for place in group.places {
        for cell in places[place].cells { fillable[cell] = true }
      }
    }
    return fillable.count { $0 }
  }

  /// What weeks lack even if all that could bear it did.
  var leastShortfall: Int {
    guard !demands.isEmpty else { return 0 }
    let wanted = Set(demands.map(\.bearer))
    var able: [Int: Set<Int>] = [:]
    for group in groups {
      for bearer in group.bearers where wanted.contains(bearer) {
        able[bearer, default: []].formUnion(group.places.map { places[$0].slot })
      }
    }
    return demands.reduce(0) { sum, demand in
      let slots = able[demand.bearer] ?? []
      return sum + max(0, demand.lack - demand.slots.count(where: slots.contains))
    }
  }
}
