internal import MealModel
internal import MealRules

extension ProblemBuilder {
  /// Tags with rules or wishes, and the dishes that a rule asks for, in order.
  func wantedBearers() -> [Bearer] {
    var wanted: Set<Bearer> = []
    for claim in ground.scope.claims {
      switch claim.bearer {
      case .tag: wanted.insert(claim.bearer)
      case .dish:
        if claim.rules.minPerWeek != nil || !claim.rules.fixed.isEmpty {
          wanted.insert(claim.bearer)
        }
      }
    }
    for slot in problem.slots {
      for tag in [slot.wish] + slot.cells.map(\.wish) { tag.map { _ = wanted.insert(.tag($0)) } }
    }
    return wanted.sorted()
  }

  mutating func addBearer(_ bearer: Bearer) {
    let number = problem.bearers.count
    problem.bearers.append(bearer)
    numbers[bearer] = number
    let rules = rules(of: bearer)
    let standing = ground.timeline.bearings(of: bearer)
    let count = problem.slots.count
    var forbidden = SlotBits(count: count)
    var born = Array(repeating: false, count: count)
    for bearing in standing {
      if let slot = ground.open.number(of: bearing.address) { born[slot] = true }
    }
    for (rule, limit) in limits(of: rules, standing: standing) {
      if limit.most == 0 {
        problem.forbidding.insert(.bearer(bearer, rule))
        for slot in limit.slots { forbidden.insert(slot) }
      } else {
        problem.limits.append(
          PlanningProblem.Limit(
            rule: rule,
            bearer: number,
            slots: limit.slots,
            most: limit.most
          )
        )
      }
    }
    self.forbidden.append(forbidden)
    problem.bornAlready += born
    addDemands(of: number, rules: rules, standing: standing)
  }

  /// What rules leave of the open slots; worked out once for all that stands nowhere.
  private mutating func limits(
    of rules: RuleSet,
    standing: [Bearing]
  ) -> [(rule: String, limit: SlotLimit)] {
    if standing.isEmpty, let known = usualLimits[rules] { return known }
    let limits = RuleBook.limits(of: rules, standing: standing, over: ground.open)
    if standing.isEmpty { usualLimits[rules] = limits }
    return limits
  }

  private mutating func addDemands(of number: Int, rules: RuleSet, standing: [Bearing]) {
    guard rules.minPerWeek != nil, !ground.timeline.isArchived(problem.bearers[number])
    else { return }
    for week in ground.request.weeks.sorted() {
      let lack = MinPerWeek.lack(of: rules, standing: standing, in: week)
      guard lack > 0, week.day(.sunday) >= ground.request.today else { continue }
      let slots = problem.slots.indices.filter {
        problem.slots[$0].address.week == week && !problem.bornAlready[problem.index(number, $0)]
      }
      problem.demands.append(
        PlanningProblem.Demand(bearer: number, week: week, lack: lack, slots: slots)
      )
    }
  }

  /// The rules of a tag or dish, with the changes that are tried.
  func rules(of bearer: Bearer) -> RuleSet {
    let household = ground.request.household
    guard !household.faulty.contains(bearer.record) else { return .none }
    var rules: RuleSet
    switch bearer {
    case .tag(let id): rules = household.tags[id]?.rules ?? .none
    case .dish(let id): rules = household.dishes[id]?.rules ?? .none
    }
    guard !changes.isEmpty else { return rules }
    for name in rules.limitingRules {
      guard let change = changes[.bearer(bearer, name)] else { continue }
      rules.change(name, to: change.limit)
    }
    return rules
  }
}
