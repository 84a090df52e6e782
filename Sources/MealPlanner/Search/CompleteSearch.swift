/// Tries every plan of a request that has few: nothing better is left then, in any level.
struct CompleteSearch {
  /// It is for requests with no more plans than this, limits aside.
  private static let mostPlans = 10_000

  private let problem: PlanningProblem
  private let scale: MeritScale
  /// The dishes that can go into each place as far as the place says.
  private let dishesOfPlace: [[Int]]
  /// The cells at which something can begin, in order.
  private let cells: [Int]
  private var plan: Arrangement
  private(set) var best: Arrangement
  private(set) var bestMerits: PlanMerits

  /// Creates a search that begins with the best plan known; `nil` where there are too many plans.
  init?(_ best: Arrangement, scale: MeritScale) {
    problem = best.problem
    self.scale = scale
    self.best = best
    bestMerits = scale.merits(of: best)
    plan = Arrangement(problem)
    var choices = Array(repeating: 1, count: problem.slotOfCell.count)
    for (place, groups) in problem.groupsOfPlace.enumerated() {
      let dishes = groups.reduce(0) { $0 + best.problem.groups[$1].dishes.count }
      choices[problem.places[place].cells.lowerBound] += dishes
    }
    var plans = 1
    for choice in choices {
      plans *= choice
      guard plans <= Self.mostPlans else { return nil }
    }
    cells = choices.indices.filter { choices[$0] > 1 }
    dishesOfPlace = problem.groupsOfPlace.map { groups in
      groups.flatMap { best.problem.groups[$0].dishes }
    }
  }

  /// Tries them all, or as many as there are steps.
  ///
  /// - Parameter control: Who may stop it.
  /// - Returns: Whether all were tried.
  mutating func run(control: inout SearchControl) -> Bool {
    goOn(from: 0, control: &control)
  }

  /// Tries all that can stand in the cells from one on; whether steps were enough for it.
  private mutating func goOn(from number: Int, control: inout SearchControl) -> Bool {
    guard control.take() else { return false }
    let slot = number < cells.count ? problem.slotOfCell[cells[number]] : -1
    if number > 0 {
      let last = problem.slotOfCell[cells[number - 1]]
      guard last == slot || isWhole(last) else { return true }
    }
    guard number < cells.count else {
      judge()
      return true
    }
    let cell = cells[number]
    for place in problem.placesOfSlot[slot] where problem.places[place].cells.lowerBound == cell {
      for dish in dishesOfPlace[place]
      where plan.canPut(dish, at: place, ignoringRequirements: true) {
        plan.put(dish, at: place)
        let isDone = goOn(from: number + 1, control: &control)
        plan.clear(place)
        guard isDone else { return false }
      }
    }
    return goOn(from: number + 1, control: &control)
  }

  /// Whether a slot that holds a dish holds what it must.
  private func isWhole(_ slot: Int) -> Bool {
    problem.placesOfSlot[slot].allSatisfy { plan.dishAt[$0] < 0 }
      || plan.meetsRequirements(of: slot)
  }

  private mutating func judge() {
    let (levels, known) = (plan.levels, best.levels)
    guard levels <= known else { return }
    let merits = scale.merits(of: plan)
    guard levels < known || bestMerits < merits else { return }
    best = plan
    bestMerits = merits
  }
}
