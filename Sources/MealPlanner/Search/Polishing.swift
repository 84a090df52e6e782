/// Makes a plan better in what its first three levels leave open.
///
/// It exchanges dishes: one for another at a place, or two between places. No exchange fills less,
/// lacks more or repeats more. Days are first brought near their targets by annealing; then only
/// what is better or as good is kept.
struct Polishing {
  /// From how many dishes the nearest to a day's targets is taken.
  static let mostTries = 12

  let problem: PlanningProblem
  let scale: MeritScale
  var editable: EditablePlan
  var random: RandomSource
  var merits: PlanMerits
  var deviations: [Int]
  var expiringUses: [Int]
  /// The dishes that can go into each place as far as the place says.
  let dishesOfPlace: [[Int]]
  /// The best plan's dishes at its places, and its first three levels.
  private var bestDishes: [Int]
  private var bestLevels: PlanLevels
  private(set) var bestMerits: PlanMerits

  init(_ plan: Arrangement, scale: MeritScale, random: RandomSource) {
    let problem = plan.problem
    self.problem = problem
    self.scale = scale
    self.random = random
    editable = EditablePlan(plan)
    bestDishes = plan.dishAt
    bestLevels = plan.levels
    merits = scale.merits(of: plan)
    bestMerits = merits
    deviations = (0..<scale.nutrition.dayCount).map { scale.nutrition.deviation(of: $0, in: plan) }
    expiringUses = scale.expiringUses(of: plan)
    // Most places take the same.
    var known: [[Int]: [Int]] = [:]
    dishesOfPlace = problem.groupsOfPlace.map { groups in
      let dishes = known[groups] ?? groups.flatMap { problem.groups[$0].dishes }
      known[groups] = dishes
      return dishes
    }
  }

  /// The best plan that was found.
  ///
  /// What is kept of it are its dishes alone: whole plans take long to copy.
  var best: Arrangement {
    var plan = Arrangement(problem)
    for (place, dish) in bestDishes.enumerated() where dish >= 0 { plan.put(dish, at: place) }
    return plan
  }

  /// Makes the plan as good as it gets: by trying all plans where there are few, else by exchanges.
  mutating func run(steps: Int, control: inout SearchControl) {
    if var complete = CompleteSearch(best, scale: scale) {
      let isDone = complete.run(control: &control)
      bestDishes = complete.best.dishAt
      bestLevels = complete.best.levels
      bestMerits = complete.bestMerits
      restoreBest()
      guard !isDone else { return }
    }
    approachTargets(steps: steps, control: &control)
    climb(steps: steps / 4, control: &control)
  }

  /// Brings days near their targets, until none is off or the steps are gone.
  mutating func approachTargets(steps: Int, control: inout SearchControl) {
    for step in 0..<steps {
      guard bestMerits.nutrition > 0, control.take() else { break }
      let heat = 60.0 * (1 - Double(step) / Double(steps)) + 0.5
      guard let change = exchange(onDayOff: true) else { continue }
      let loss = Double(change.nutrition)
      if isAhead || loss <= 0 || random.unit() < Exponential.negative(loss / heat) {
        keep(change)
      } else {
        takeBack()
      }
    }
    restoreBest()
  }

  /// Climbs to what is better in the order of the levels, or as good.
  mutating func climb(steps: Int, control: inout SearchControl) {
    for _ in 0..<steps {
      guard control.take() else { break }
      guard let change = exchange(onDayOff: false) else { continue }
      let isAsGood = PlanMerits() < change || change == PlanMerits()
      if isAhead || isAsGood { keep(change) } else { takeBack() }
    }
    restoreBest()
  }

  /// Whether an exchange made one of the first three levels better than it ever was.
  private var isAhead: Bool { editable.plan.levels < bestLevels }

  private mutating func restoreBest() {
    let plan = best
    editable = EditablePlan(plan)
    merits = bestMerits
    deviations = deviations.indices.map { scale.nutrition.deviation(of: $0, in: plan) }
    expiringUses = scale.expiringUses(of: plan)
  }

  var undo: [(day: Int, deviation: Int)] = []
  var undoUses: [Int]?

  mutating func keep(_ change: PlanMerits) {
    editable.commit()
    merits = merits + change
    undo.removeAll(keepingCapacity: true)
    undoUses = nil
    let levels = editable.plan.levels
    if levels < bestLevels || levels == bestLevels && bestMerits < merits {
      bestMerits = merits
      bestLevels = levels
      bestDishes = editable.plan.dishAt
    }
  }

  private mutating func takeBack() {
    editable.rollBack()
    for (day, deviation) in undo { deviations[day] = deviation }
    undo.removeAll(keepingCapacity: true)
    if let undoUses { expiringUses = undoUses }
    undoUses = nil
  }
}
