/// Fills as many cells as it can: at first what fits, then by pushing out what stands in the way.
///
/// The second part is a tabu search (Glover, 1989) over ejection chains: each step puts something
/// into an empty cell, clears what clashes, and for a while doesn't put back what it cleared.
struct Filling {
  private let problem: PlanningProblem
  private let chooser: DishChooser
  /// The groups that are pushed in: none of them is limited by all that another is limited by.
  private var leastLimited: [[Int]] = []
  private var editable: EditablePlan
  private var random: RandomSource
  private var clashes = Clashes()
  /// Until when a group isn't put into a place again, by place and group.
  private var tabuUntil: [Int] = []
  private var step = 0
  private(set) var best: Arrangement

  init(_ problem: PlanningProblem, chooser: DishChooser, random: RandomSource) {
    self.problem = problem
    self.chooser = chooser
    self.random = random
    editable = EditablePlan(Arrangement(problem))
    best = editable.plan
  }

  /// Goes through the places, those with the fewest choices first, and puts what fits.
  mutating func fillGreedily() {
    let order = problem.places.indices.sorted {
      (choices(at: $0), $0) < (choices(at: $1), $1)
    }
    for place in order { putBest(at: place) }
    remember()
  }

  private func choices(at place: Int) -> Int {
    // Two cells at once only where they stay empty otherwise.
    problem.places[place].cells.count > 1 ? Int.max : problem.groupsOfPlace[place].count
  }

  /// What makes a choice better: what a week lacks, a dish not cooked yet, few limits.
  private struct Merit: Comparable {
    var demands: Int
    var uses: Int
    var limits: Int
    var chance: UInt64

    static func < (left: Self, right: Self) -> Bool {
      (left.demands, -left.uses, -left.limits, left.chance)
        < (right.demands, -right.uses, -right.limits, right.chance)
    }
  }

  private mutating func putBest(at place: Int) {
    let slot = problem.places[place].slot
    for cell in problem.places[place].cells where editable.plan.ownerOf[cell] >= 0 { return }
    var best: (merit: Merit, dish: Int)?
    for group in problem.groupsOfPlace[place] {
      let bearers = problem.groups[group].bearers
      guard editable.plan.groupFits(bearers: bearers, at: slot),
        let dish = chooser.dish(of: group, at: slot, in: editable.plan)
      else { continue }
      let merit = Merit(
        demands: demandsServed(by: bearers, at: slot),
        uses: editable.plan.uses(of: dish),
        limits: bearers.reduce(0) { $0 + problem.limitsAt.count(of: problem.index($1, slot)) },
        chance: random.next()
      )
      if best.map({ $0.merit < merit }) ?? true { best = (merit, dish) }
    }
    if let best { editable.put(best.dish, at: place) }
  }

  private func demandsServed(by bearers: [Int], at slot: Int) -> Int {
    bearers.reduce(0) { sum, bearer in
      sum
        + problem.demandsAt[problem.index(bearer, slot)].count {
          editable.plan.met[$0] < problem.demands[$0].lack
        }
    }
  }

  /// Goes on from the best plan by pushing out, until so many cells are filled or steps are gone.
  mutating func eject(upTo goal: Int, steps: Int, control: inout SearchControl) {
    prepareToEject()
    editable = EditablePlan(best)
    var stepsLeft = steps
    while best.filled < goal, stepsLeft > 0, control.take() {
      stepsLeft -= 1
      step += 1
      guard let place = emptyPlace() else { break }
      insert(at: place)
      editable.commit()
      remember()
    }
  }

  private mutating func prepareToEject() {
    guard leastLimited.isEmpty else { return }
    let groups = GroupDominance(problem).undominated
    leastLimited = problem.places.map { place in
      groups.filter { problem.fits(problem.groups[$0], place) }
    }
    tabuUntil = Array(repeating: 0, count: problem.places.count * problem.groups.count)
  }

  /// A place at an empty cell, at random.
  private mutating func emptyPlace() -> Int? {
    let plan = editable.plan
    let empty = plan.cellCount - plan.filled
    guard empty > 0 else { return nil }
    var skip = random.below(empty)
    guard
      let cell = plan.ownerOf.indices.first(where: {
        guard plan.ownerOf[$0] < 0 else { return false }
        skip -= 1
        return skip < 0
      })
    else { return nil }
    let places = problem.placesOfSlot[problem.slotOfCell[cell]].filter {
      problem.places[$0].cells.contains(cell)
    }
    return places[random.below(places.count)]
  }

  private mutating func insert(at place: Int) {
    var best: (group: Int, cost: Int, victims: [Int])?
    var ties = 0
    for group in leastLimited[place] {
      let isTabu = tabuUntil[place * problem.groups.count + group] > step
      clashes.find(for: group, at: place, in: editable.plan, random: &random)
      guard !isTabu || clashes.cost == 0, clashes.cost < Int.max / 2 else { continue }
      if let known = best, known.cost < clashes.cost { continue }
      if let known = best, known.cost == clashes.cost {
        ties += 1
        guard random.below(ties + 1) == 0 else { continue }
      } else {
        ties = 0
      }
      best = (group, clashes.cost, clashes.victims)
    }
    guard let best else { return }
    let slot = problem.places[place].slot
    for victim in best.victims { eject(victim) }
    if let dish = chooser.dish(of: best.group, at: slot, in: editable.plan) {
      guard editable.plan.canPut(dish, at: place) else { return }
      editable.put(dish, at: place)
    } else if let dish = problem.groups[best.group].dishes.first {
      clashes.find(for: best.group, at: place, in: editable.plan, random: &random)
      clashes.addOwn(of: dish, at: slot, in: editable.plan)
      for victim in clashes.victims { eject(victim) }
      if editable.plan.canPut(dish, at: place) { editable.put(dish, at: place) }
    }
  }

  private mutating func eject(_ place: Int) {
    guard editable.plan.dishAt[place] >= 0 else { return }
    let group = problem.candidates[editable.plan.dishAt[place]].group
    let empty = editable.plan.cellCount - editable.plan.filled
    tabuUntil[place * problem.groups.count + group] = step + 3 + random.below(empty + 6)
    editable.clear(place)
  }

  private mutating func remember() {
    let plan = editable.plan
    if plan.levels < best.levels { best = plan }
  }
}
