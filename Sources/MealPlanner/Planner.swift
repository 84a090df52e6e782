internal import MealModel
internal import MealRules

/// Fills weeks under a household's rules: the same request, the same answer, on every machine.
public struct Planner: Sendable {
  private let ground: Groundwork
  private let problem: PlanningProblem

  /// Reads a request into slots, places and limits.
  ///
  /// - Complexity: Grows with the dishes × the slots, and with the plans within reach of a rule.
  public init(_ request: PlanningRequest) {
    ground = Groundwork(request)
    var builder = ProblemBuilder(ground, changes: request.changes)
    problem = builder.build()
  }

  /// How many dishes' places there are to fill.
  public var cells: Int { problem.slotOfCell.count }

  /// The best plan that is found within the request's steps.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked now and then; once it says so, what was found so far is the answer.
  ///   - reached: Told each level that is done with.
  /// - Returns: The plan.
  public func plan(
    shouldStop: @escaping () -> Bool = { false },
    reached: (PlanningLevel) -> Void = { _ in }
  ) -> PlannedWeeks {
    var control = SearchControl(steps: ground.request.steps, shouldStop: shouldStop)
    var random = RandomSource(seed: ground.request.seed)
    let chooser = DishChooser(problem, random: &random)
    var search = LevelSearch(problem, chooser: chooser, random: &random)
    search.run(control: &control, reached: reached)
    let scale = MeritScale(problem, ground: ground, rank: chooser.rank)
    var polishing = Polishing(
      search.best,
      scale: scale,
      random: RandomSource(seed: random.next())
    )
    if !ground.request.provenLevelsOnly {
      polishing.run(steps: Self.steps(toNear: problem), control: &control)
    }
    reached(.liking)
    var result = answer(polishing.best, polishing.bestMerits, search.bounds, control)
    (result.judgedDays, result.daysWithTargets) = scale.nutrition.judged(in: polishing.best)
    return result
  }

  /// How many exchanges are tried in the last levels.
  private static func steps(toNear problem: PlanningProblem) -> Int {
    20_000 + 4_000 * problem.slots.count
  }

  private func addLeftovers(to result: inout PlannedWeeks) {
    var placing = LeftoversPlacing(result.slots, request: ground.request)
    placing.place(into: result.emptySlots)
    result.slots = placing.slots
    result.leftovers = placing.cells
    let household = ground.request.household
    result.emptySlots = result.emptySlots.filter { !(result.slots[$0] ?? household[$0]).isFull }
    let empty = Set(result.emptySlots)
    result.emptyCells = result.emptyCells.filter { empty.contains($0.slot) }
  }

  private func answer(
    _ plan: Arrangement,
    _ merits: PlanMerits,
    _ bounds: LevelBounds,
    _ control: SearchControl
  ) -> PlannedWeeks {
    var result = PlannedWeeks()
    result.cells = problem.slotOfCell.count
    result.filled = PlannedWeeks.Level(plan.filled, bound: bounds.filled)
    result.shortfall = PlannedWeeks.Level(plan.shortfall, bound: bounds.shortfall)
    result.repeats = PlannedWeeks.Level(plan.repeats, bound: bounds.repeats(of: plan))
    result.nutrition = merits.nutrition
    result.liking = merits.liking
    result.longestAgo = merits.longestAgo
    result.warnings = problem.warnings
    result.steps = control.stepsTaken
    result.isInterrupted = control.isCancelled
    result.slots = FilledSlots(plan).slots
    result.emptyCells = plan.ownerOf.indices.filter { plan.ownerOf[$0] < 0 }.map(problem.emptyCell)
    result.emptySlots = Set(
      plan.ownerOf.indices.filter { plan.ownerOf[$0] < 0 }.map { problem.slotOfCell[$0] }
    ).sorted().map { problem.slots[$0].address }
    if ground.request.leftovers { addLeftovers(to: &result) }
    if plan.filled < result.cells, result.filled.isProven, !bounds.filledCases.isEmpty {
      result.certificate = FillingCertificate(bounds.filledCases, of: problem)
    }
    return result
  }
}

extension Planner {
  /// Why cells of a plan stay empty, and what would help.
  ///
  /// - Parameters:
  ///   - plan: The plan, as this planner made it.
  ///   - shouldStop: Asked now and then.
  /// - Returns: The reasons; `nil` where every cell is filled.
  public func shortage(
    of plan: PlannedWeeks,
    shouldStop: @escaping () -> Bool = { false }
  ) -> Shortage? {
    guard !plan.emptySlots.isEmpty else { return nil }
    var finder = ShortageFinder(ground, plan: plan, shouldStop: shouldStop)
    return finder.find()
  }
}
