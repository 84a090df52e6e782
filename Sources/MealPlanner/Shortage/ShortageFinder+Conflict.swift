internal import MealModel
internal import MealRules

extension ShortageFinder {
  /// Rules that together exclude a full week, and whether each of them is needed for that.
  ///
  /// A deletion filter: each rule in turn is left out for good if the rest excludes it still.
  mutating func conflict() -> (rules: [PlanningRule], isMinimal: Bool) {
    let all = rules
    func dropped(_ kept: Set<PlanningRule>) -> [RuleChange] {
      all.filter { !kept.contains($0) }.map { RuleChange($0) }
    }
    var kept = Set(all)
    var isSure = true
    guard !excludes(attempt(dropped([])), &isSure) else { return ([], isSure) }
    guard excludes(attempt([]), &isSure) else { return ([], false) }
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
      if size == 1 || isExhausted { break }
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
  var rules: [PlanningRule] {
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
