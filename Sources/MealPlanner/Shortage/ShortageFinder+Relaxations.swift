internal import MealModel
internal import MealRules

extension ShortageFinder {
  /// The single changes that fill most, else the pairs.
  mutating func relaxations() -> [Shortage.Relaxation] {
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
    if helpful.isEmpty { helpful = helpfulPairs(with: changes) }
    return helpful.enumerated().sorted { left, right in
      (-left.element.gain, left.element.droppedCount, left.offset)
        < (-right.element.gain, right.element.droppedCount, right.offset)
    }.map(\.element)
  }

  /// The pairs of changes that help: one of a rule that the proof uses, and one of any rule.
  private mutating func helpfulPairs(with candidates: [RuleChange]) -> [Shortage.Relaxation] {
    let all = rules.flatMap(loosenings)
    var helpful: [Shortage.Relaxation] = []
    var tried: Set<Set<RuleChange>> = []
    for first in candidates {
      for second in all where second.rule != first.rule {
        guard !isExhausted else { return helpful }
        guard tried.insert([first, second]).inserted else { continue }
        let pair = [first, second].sorted { $0.rule < $1.rule }
        let gain = attempt(pair).filled - plan.filled.value
        if gain > 0 { helpful.append(Shortage.Relaxation(changes: pair, gain: gain)) }
      }
    }
    return helpful
  }

  /// A rule's limit loosened by one, and the rule dropped.
  private func loosenings(of rule: PlanningRule) -> [RuleChange] {
    let dropped = RuleChange(rule)
    guard case .bearer(let bearer, let name) = rule,
      var rules = ground.scope.claims.first(where: { $0.bearer == bearer })?.rules
    else { return [dropped] }
    for change in ground.request.changes where change.rule == rule {
      rules.change(name, to: change.limit)
    }
    guard let looser = rules.loosenedLimit(of: name) else { return [dropped] }
    return [RuleChange(rule, to: looser), dropped]
  }

  /// A dish for each empty cell that bears nothing whose rules leave no room.
  func missing(without rules: [PlanningRule]) -> [Shortage.MissingDishes] {
    let tags: Set<Tag.ID> = Set(
      rules.compactMap { rule in
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
  /// The requirements that no dish could meet, as rules.
  var droppedRequirements: Set<PlanningRule> {
    Set(
      warnings.map { warning in
        switch warning {
        case .requirementDropped(let bearer, let slot): .required(bearer, slot)
        }
      }
    )
  }

  /// The requirements that are kept, as rules.
  var keptRequirements: Set<PlanningRule> {
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
