internal import MealModel
internal import MealRules

/// Looks for what keeps weeks from being filled, with the planner as its test.
struct ShortageFinder {
  let ground: Groundwork
  let plan: PlannedWeeks
  let problem: PlanningProblem
  var control: SearchControl
  /// Whether steps ran out before all was tried.
  private(set) var isExhausted = false
  /// What was planned under some changes already.
  var known: [[RuleChange]: Trial] = [:]

  /// What a week under changed rules comes to.
  struct Trial {
    var filled: Int
    var bound: Int
    /// The rules by which it is proven that no more can be filled.
    var reasons: [PlanningRule]
    var isProven: Bool { filled == bound }
  }

  init(_ ground: Groundwork, plan: PlannedWeeks, shouldStop: @escaping () -> Bool) {
    self.ground = ground
    self.plan = plan
    control = SearchControl(steps: ground.request.steps * 4, shouldStop: shouldStop)
    var builder = ProblemBuilder(ground, changes: ground.request.changes)
    problem = builder.build()
  }

  /// What is changed already.
  ///
  /// A requirement that no dish could meet stays dropped, even where a
  /// change of rules would let one meet it: it is no reason why the weeks aren't full.
  private var standing: [RuleChange] {
    ground.request.changes
      + problem.droppedRequirements.subtracting(problem.keptRequirements).sorted().map {
        RuleChange($0)
      }
  }

  mutating func find() -> Shortage {
    let (conflict, isMinimal) = conflict()
    let relaxations = relaxations()
    return Shortage(
      emptySlots: plan.emptySlots,
      emptyCells: plan.cells - plan.filled.value,
      conflict: conflict,
      isMinimal: isMinimal,
      relaxations: relaxations,
      areAllTried: !isExhausted,
      missing: missing(without: conflict + (plan.certificate?.rules ?? []))
    )
  }

  /// Plans the weeks under changed rules, as far as filling goes.
  mutating func attempt(_ changes: [RuleChange]) -> Trial {
    let changes = changes.sorted { $0.rule < $1.rule }
    if let trial = known[changes] { return trial }
    // Making a problem takes time too, more of it the larger it is.
    let effort = 50 + problem.groups.count * problem.slots.count / 50
    guard control.take(effort) else {
      isExhausted = true
      return Trial(filled: 0, bound: plan.cells, reasons: [])
    }
    var builder = ProblemBuilder(ground, changes: standing + changes)
    let problem = builder.build()
    var random = RandomSource(seed: ground.request.seed)
    let chooser = DishChooser(problem, random: &random)
    var search = LevelSearch(problem, chooser: chooser, random: &random)
    search.fill(control: &control)
    let certificate = FillingCertificate(search.bounds.filledCases, of: problem)
    let trial = Trial(
      filled: search.best.filled,
      bound: search.bounds.filled,
      reasons: certificate.rules
    )
    known[changes] = trial
    return trial
  }
}
