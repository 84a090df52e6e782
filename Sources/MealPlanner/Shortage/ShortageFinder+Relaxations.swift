internal import MealModel
internal import MealRules

extension ShortageFinder {
  /// The single changes that fill most, else the pairs.
  mutating func relaxations(of conflict: [PlanningRule]) -> [Shortage.Relaxation] {
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
