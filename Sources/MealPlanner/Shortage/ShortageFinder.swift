internal import MealModel
internal import MealRules

/// Looks for what keeps weeks from being filled, with the planner as its test.
struct ShortageFinder {
  private let ground: Groundwork
  private let plan: PlannedWeeks
  private let problem: PlanningProblem
  private var control: SearchControl
  /// What was planned under some changes already.
  private var known: [[RuleChange]: Trial] = [:]

  /// What a week under changed rules comes to.
  private struct Trial {
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

  mutating func find() -> Shortage {
    let (conflict, isMinimal) = conflict()
    let relaxations = relaxations(of: conflict)
    return Shortage(
      emptySlots: plan.emptySlots,
      emptyCells: plan.cells - plan.filled.value,
      conflict: conflict,
      isMinimal: isMinimal,
      relaxations: relaxations,
      missing: missing(without: conflict)
    )
  }

  /// Plans the weeks under changed rules, as far as filling goes.
  private mutating func attempt(_ changes: [RuleChange]) -> Trial {
    let changes = changes.sorted { $0.rule < $1.rule }
    if let trial = known[changes] { return trial }
    var builder = ProblemBuilder(ground, changes: ground.request.changes + changes)
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

// MARK: Conflict

extension ShortageFinder {
  /// Rules that together exclude a full week, and whether each of them is needed for that.
  ///
  /// A deletion filter: each rule in turn is left out for good if the rest excludes it still.
  private mutating func conflict() -> (rules: [PlanningRule], isMinimal: Bool) {
    let all = rules
    func dropped(_ kept: Set<PlanningRule>) -> [RuleChange] {
      all.filter { !kept.contains($0) }.map { RuleChange($0) }
    }
    var kept = Set(all)
    var isSure = true
    guard excludes(attempt(dropped([])), &isSure) == false else { return ([], isSure) }
    // What a proof names is enough already; the rest needn't be tried one by one.
    let proven = Set(attempt([]).reasons).union(problem.forbidding)
    if excludes(attempt(dropped(proven)), &isSure) { kept = proven }
    var rest = all.filter(kept.contains)
    var size = max(1, rest.count / 2)
    // Many at a time first: of many rules, few are to blame.
    while true {
      var start = 0
      while start < rest.count {
        let without = Array(rest[..<start] + rest[min(start + size, rest.count)...])
        if excludes(attempt(dropped(Set(without))), &isSure) {
          rest = without
        } else {
          start += size
        }
      }
      if size == 1 { break }
      size = (size + 1) / 2
    }
    return (rest.sorted(), isSure)
  }

  private func excludes(_ trial: Trial, _ isSure: inout Bool) -> Bool {
    if trial.filled >= plan.cells { return false }
    if trial.bound >= plan.cells { isSure = false }
    return true
  }

  /// The rules that can be left out, in order.
  private var rules: [PlanningRule] {
    let household = ground.request.household
    var rules: Set<PlanningRule> = []
    for claim in ground.scope.claims {
      for name in claim.rules.limitingRules {
        rules.insert(.bearer(claim.bearer, name))
      }
    }
    for slot in problem.slots {
      let meal = slot.address.key.meal
      if MaxMinutes.limit(at: slot.address.key, of: household.settings) != nil {
        rules.insert(.minutes(meal))
      }
    }
    rules.formUnion(problem.keptRequirements)
    return rules.subtracting(ground.request.changes.filter { $0.limit == nil }.map(\.rule)).sorted()
  }
}

// MARK: Relaxations

extension ShortageFinder {
  /// The single changes that fill most, else the pairs.
  private mutating func relaxations(of conflict: [PlanningRule]) -> [Shortage.Relaxation] {
    let standing = attempt([])
    // A change of a rule that the proof doesn't use leaves the proof as it is.
    let candidates =
      standing.isProven && !standing.reasons.isEmpty
      ? problem.forbidding.union(standing.reasons).union(problem.keptRequirements).sorted() : rules
    let changes: [RuleChange] = candidates.flatMap(loosenings)
    var helpful: [Shortage.Relaxation] = []
    for change in changes {
      let gain = attempt([change]).filled - plan.filled.value
      if gain > 0 { helpful.append(Shortage.Relaxation(changes: [change], gain: gain)) }
    }
    if helpful.isEmpty {
      for (index, first) in changes.enumerated() {
        for second in changes[(index + 1)...] where second.rule != first.rule {
          let gain = attempt([first, second]).filled - plan.filled.value
          if gain > 0 { helpful.append(Shortage.Relaxation(changes: [first, second], gain: gain)) }
          if control.isCancelled { break }
        }
      }
    }
    return helpful.enumerated().sorted { left, right in
      (-left.element.gain, left.element.droppedCount, left.offset)
        < (-right.element.gain, right.element.droppedCount, right.offset)
    }.map(\.element)
  }

  /// A rule's limit loosened by one, and the rule dropped.
  private func loosenings(of rule: PlanningRule) -> [RuleChange] {
    guard case .bearer(let bearer, let name) = rule,
      let rules = ground.scope.claims.first(where: { $0.bearer == bearer })?.rules
    else { return [RuleChange(rule)] }
    switch name {
    case MaxPerWeek.name:
      return (rules.maxPerWeek.map { [RuleChange(rule, to: $0 + 1)] } ?? []) + [RuleChange(rule)]
    case MinDaysBetween.name:
      let loosened = rules.minDaysBetween.map { [RuleChange(rule, to: max(0, $0 - 1))] } ?? []
      return loosened + [RuleChange(rule)]
    default: return [RuleChange(rule)]
    }
  }

  /// A dish for each empty cell that bears nothing whose rules leave no room.
  private func missing(without conflict: [PlanningRule]) -> [Shortage.MissingDishes] {
    let tags: Set<Tag.ID> = Set(
      conflict.compactMap { rule in
        guard case .bearer(.tag(let tag), _) = rule else { return nil }
        return tag
      }
    )
    var counts: [Shortage.MissingDishes] = []
    for cell in plan.emptyCells {
      let meal = cell.slot.key.meal
      if let known = counts.firstIndex(where: { $0.meal == meal && $0.course == cell.course }) {
        counts[known].count += 1
      } else {
        counts.append(
          Shortage.MissingDishes(count: 1, meal: meal, course: cell.course, without: tags.sorted())
        )
      }
    }
    return counts
  }
}

extension Shortage.Relaxation {
  fileprivate var droppedCount: Int { changes.count { $0.limit == nil } }
}

extension PlanningProblem {
  /// The requirements that are kept, as rules.
  fileprivate var keptRequirements: Set<PlanningRule> {
    var rules: Set<PlanningRule> = []
    for place in places {
      for bearer in place.required {
        rules.insert(.required(bearers[bearer], slots[place.slot].address))
      }
    }
    for (slot, required) in required.enumerated() {
      for bearer in required { rules.insert(.required(bearers[bearer], slots[slot].address)) }
    }
    return rules
  }
}
