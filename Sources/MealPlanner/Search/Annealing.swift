/// Improves what weeks lack and how often dishes come again, without leaving more cells empty.
///
/// Simulated annealing (Kirkpatrick, Gelatt and Vecchi, 1983): a step puts something else into a
/// place, clears what clashes, fills again what it can, and is kept by chance if it is worse.
struct Annealing {
  private let problem: PlanningProblem
  private let chooser: DishChooser
  private var editable: EditablePlan
  private var random: RandomSource
  private var clashes = Clashes()
  private(set) var best: Arrangement

  init(_ plan: Arrangement, chooser: DishChooser, random: RandomSource) {
    problem = plan.problem
    self.chooser = chooser
    self.random = random
    editable = EditablePlan(plan)
    best = plan
  }

  /// What a plan still has to gain, as one number.
  private func cost(of plan: Arrangement) -> Int {
    40 * (plan.cellCount - plan.filled) + 8 * plan.shortfall + plan.repeats
  }

  /// Anneals until nothing is left to be gained, or the steps are gone.
  ///
  /// - Parameters:
  ///   - steps: How many steps it may take.
  ///   - control: Who may stop it.
  ///   - isEnough: Whether a plan can't be improved.
  mutating func run(
    steps: Int,
    control: inout SearchControl,
    isEnough: (Arrangement) -> Bool
  ) {
    guard !problem.places.isEmpty else { return }
    editable = EditablePlan(best)
    var standing = cost(of: editable.plan)
    for step in 0..<steps {
      guard !isEnough(best), control.take() else { return }
      let heat = 3.0 * (1 - Double(step) / Double(steps)) + 0.05
      change()
      let changed = cost(of: editable.plan)
      let loss = Double(changed - standing)
      if loss <= 0 || random.unit() < Exponential.negative(loss / heat) {
        standing = changed
        editable.commit()
        if editable.plan.levels < best.levels { best = editable.plan }
      } else {
        editable.rollBack()
      }
    }
  }

  private mutating func change() {
    let place = placeToChange()
    let groups = problem.groupsOfPlace[place]
    guard !groups.isEmpty else { return }
    let group = groups[random.below(groups.count)]
    clashes.find(for: group, at: place, in: editable.plan, random: &random)
    guard clashes.cost < Int.max / 2 else { return }
    let victims = clashes.victims
    for victim in victims where editable.plan.dishAt[victim] >= 0 { editable.clear(victim) }
    let slot = problem.places[place].slot
    if let dish = chooser.dish(of: group, at: slot, in: editable.plan, random: &random),
      editable.plan.canPut(dish, at: place)
    {
      editable.put(dish, at: place)
    }
    refill(victims)
  }

  /// Half the time a place whose dish comes again, else any.
  private mutating func placeToChange() -> Int {
    let place = random.below(problem.places.count)
    guard editable.plan.repeats > problem.standingRepeats, random.below(2) == 0 else {
      return place
    }
    for offset in 0..<problem.places.count {
      let other = (place + offset) % problem.places.count
      let dish = editable.plan.dishAt[other]
      if dish >= 0, editable.plan.uses(of: dish) > 1 { return other }
    }
    return place
  }

  /// Fills again what was cleared, and an empty place anywhere, each with one of a few tries.
  private mutating func refill(_ victims: [Int]) {
    for victim in victims { tryToFill(victim) }
    guard !editable.plan.isFull else { return }
    for _ in 0..<2 { tryToFill(random.below(problem.places.count)) }
  }

  private mutating func tryToFill(_ place: Int) {
    let slot = problem.places[place].slot
    for cell in problem.places[place].cells where editable.plan.ownerOf[cell] >= 0 { return }
    let groups = problem.groupsOfPlace[place]
    guard !groups.isEmpty else { return }
    let start = random.below(groups.count)
    for offset in 0..<min(groups.count, 12) {
      let group = groups[(start + offset) % groups.count]
      guard editable.plan.groupFits(bearers: problem.groups[group].bearers, at: slot),
        let dish = chooser.dish(of: group, at: slot, in: editable.plan, random: &random)
      else { continue }
      editable.put(dish, at: place)
      return
    }
  }
}
