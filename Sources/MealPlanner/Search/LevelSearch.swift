/// Finds a plan that is best in the first three levels, and proves it as far as it can.
///
/// It works in turns: a quick try, a quick bound, and only where they differ a longer try and a
/// longer proof. Most weeks end with the first try, which fills every cell and repeats nothing.
struct LevelSearch {
  /// How much is tried before something else is.
  private enum Effort {
    static let quickEjections = 300
    static let ejectionsPerTurn = 4_000
    static let annealing = 6_000
    static let annealingPerTurn = 60_000
    static let nodesPerTurn = [1, 40, 400, 4_000]
    /// A level's proof may take this part of the steps that are left, so that the next levels
    /// and the last ones aren't left without.
    static let proofPart = 2
    /// The first level is also what trials of changed rules ask for, one after the other.
    static let mostStepsToFill = 500_000
    /// Linear programs larger than this take longer than they help.
    static let mostColumns = 40_000
  }

  private let problem: PlanningProblem
  private let chooser: DishChooser
  private var random: RandomSource
  private var filling: Filling
  private(set) var best: Arrangement
  private(set) var bounds: LevelBounds

  init(_ problem: PlanningProblem, chooser: DishChooser, random: inout RandomSource) {
    self.problem = problem
    self.chooser = chooser
    self.random = RandomSource(seed: random.next())
    filling = Filling(problem, chooser: chooser, random: RandomSource(seed: random.next()))
    filling.fillGreedily()
    best = filling.best
    bounds = LevelBounds(problem)
  }

  /// Searches and proves until the plan is proven or the steps are gone.
  mutating func run(control: inout SearchControl, reached: (PlanningLevel) -> Void) {
    fill(control: &control)
    reached(.filled)
    improve(control: &control, reached: reached)
    reached(.variety)
  }

  /// The first level alone.
  mutating func fill(control: inout SearchControl) {
    guard best.filled < bounds.filled else { return }
    eject(Effort.quickEjections, control: &control)
    let groups = GroupDominance(problem).undominated
    guard groups.reduce(0, { $0 + problem.groups[$1].places.count }) <= Effort.mostColumns else {
      eject(Effort.ejectionsPerTurn * 4, control: &control)
      return
    }
    let model = ProofModel(problem, goal: .filled, groups: groups)
    var proof = BranchAndBound(model)
    var steps = min(control.stepsLeft / Effort.proofPart, Effort.mostStepsToFill)
    for nodes in Effort.nodesPerTurn {
      guard best.filled < bounds.filled else { return }
      let outcome = proof.run(
        known: best.filled,
        mostNodes: nodes,
        steps: &steps,
        control: &control
      )
      for solution in outcome.solutions { take(solution, of: model) }
      if outcome.bound < bounds.filled {
        bounds.filled = max(outcome.bound, best.filled)
        bounds.filledCases = outcome.cases
      }
      if best.filled < bounds.filled { eject(Effort.ejectionsPerTurn, control: &control) }
      if control.isCancelled { return }
    }
  }

  private mutating func eject(_ steps: Int, control: inout SearchControl) {
    filling.eject(upTo: bounds.filled, steps: steps, control: &control)
    if filling.best.levels < best.levels { best = filling.best }
  }

  /// The second and the third level.
  private mutating func improve(
    control: inout SearchControl,
    reached: (PlanningLevel) -> Void
  ) {
    guard !bounds.areReached(by: best) else { return }
    anneal(Effort.annealing, control: &control)
    prove(.shortfall, control: &control)
    reached(.shortfall)
    prove(.repeats, control: &control)
  }

  private enum LaterLevel {
    case shortfall
    case repeats
  }

  private mutating func anneal(_ steps: Int, control: inout SearchControl) {
    var annealing = Annealing(
      best,
      chooser: chooser,
      random: RandomSource(seed: random.next())
    )
    let bounds = bounds
    annealing.run(steps: steps, control: &control, isEnough: bounds.areReached)
    if annealing.best.levels < best.levels { best = annealing.best }
  }

  /// Proves a later level in turns with annealing.
  private mutating func prove(_ level: LaterLevel, control: inout SearchControl) {
    let groups = groups(for: level)
    let columns = groups.reduce(0) { $0 + problem.groups[$1].places.count }
    guard columns <= Effort.mostColumns else { return }
    var steps = control.stepsLeft / Effort.proofPart
    var begun: (model: ProofModel, proof: BranchAndBound)?
    for nodes in Effort.nodesPerTurn.prefix(3) {
      guard !isProven(level), !control.isCancelled else { return }
      let standing = best.levels
      let model = begun?.model ?? ProofModel(problem, goal: goal(of: level), groups: groups)
      var proof = begun?.proof ?? BranchAndBound(model)
      let worth = level == .shortfall ? -best.shortfall : problem.standingRepeats - best.repeats
      let outcome = proof.run(
        known: worth,
        mostNodes: nodes,
        steps: &steps,
        control: &control
      )
      begun = (model, proof)
      switch level {
      case .shortfall: bounds.shortfall = max(bounds.shortfall, -outcome.bound)
      case .repeats:
        bounds.noteRepeats(atLeast: problem.standingRepeats - outcome.bound, of: standing)
      }
      for solution in outcome.solutions { take(solution, of: model) }
      guard !isProven(level) else { return }
      anneal(Effort.annealingPerTurn, control: &control)
      if best.levels.empty != standing.empty || best.levels.shortfall != standing.shortfall {
        // A plan that fills or lacks something else asks for another proof.
        begun = nil
      }
    }
  }

  private func isProven(_ level: LaterLevel) -> Bool {
    switch level {
    case .shortfall: best.shortfall <= bounds.shortfall
    case .repeats: best.repeats <= bounds.repeats(of: best)
    }
  }

  private func goal(of level: LaterLevel) -> ProofModel.Goal {
    switch level {
    case .shortfall: .shortfall(filled: best.filled)
    case .repeats: .repeats(filled: best.filled, shortfall: best.shortfall)
    }
  }

  private func groups(for level: LaterLevel) -> [Int] {
    switch level {
    case .shortfall:
      GroupDominance(problem, wanted: Set(problem.demands.map(\.bearer))).undominated
    case .repeats: problem.groups.indices.filter { !problem.groups[$0].places.isEmpty }
    }
  }

  /// Makes a plan of a whole solution and takes it if it is better.
  private mutating func take(_ solution: [Double], of model: ProofModel) {
    var plan = Arrangement(problem)
    var waiting: [(group: Int, place: Int)] = []
    for (column, unknown) in model.unknowns.enumerated() where solution[column] > 0.5 {
      if case .put(let group, let place) = unknown { waiting.append((group, place)) }
    }
    for slot in Set(waiting.map { problem.places[$0.place].slot }).sorted() {
      for (group, place) in waiting where problem.places[place].slot == slot {
        // Dishes that need each other go in one after the other.
        guard let dish = chooser.dish(of: group, at: slot, in: plan),
          plan.canPut(dish, at: place, ignoringRequirements: true)
        else { continue }
        plan.put(dish, at: place)
      }
      guard !plan.meetsRequirements(of: slot) else { continue }
      for place in problem.placesOfSlot[slot] where plan.dishAt[place] >= 0 { plan.clear(place) }
    }
    if plan.levels < best.levels { best = plan }
  }
}
