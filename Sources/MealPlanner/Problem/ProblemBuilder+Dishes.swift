internal import MealModel
internal import MealRules

extension ProblemBuilder {
  mutating func addCandidates() {
    let cookings = standingCookings()
    problem.standingRepeats = cookings.values.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    // Nobody wants a dish beside itself.
    var standingIn: [Dish.ID: [Int]] = [:]
    for (number, slot) in problem.slots.enumerated() {
      for dish in slot.standing.eatenDishes { standingIn[dish, default: []].append(number) }
    }
    var reachable: [SlotKeyOfDish: SlotBits] = [:]
    for facts in ground.dishes {
      let key = SlotKeyOfDish(served: facts.served, minutes: facts.minutes)
      let allowed = reachable[key] ?? slots(for: key)
      reachable[key] = allowed
      var candidate = PlanningProblem.Candidate(
        id: facts.id,
        course: facts.course,
        bearers: facts.tags.compactMap { numbers[.tag($0)] },
        allowed: allowed
      )
      if let own = numbers[.dish(facts.id)] {
        candidate.bearers.append(own)
      } else {
        addOwnLimits(of: facts, to: &candidate)
      }
      if candidate.bearers.count > 1 { candidate.bearers = Set(candidate.bearers).sorted() }
      for bearer in candidate.bearers { candidate.allowed.subtract(forbidden[bearer]) }
      for slot in standingIn[facts.id] ?? [] { candidate.allowed.remove(slot) }
      candidate.standing = cookings[facts.id] ?? 0
      problem.candidates.append(candidate)
    }
  }

  private struct SlotKeyOfDish: Hashable {
    var served: [Bool]
    var minutes: Int?
  }

  /// The slots where all at the table can be served and there is the time.
  private mutating func slots(for key: SlotKeyOfDish) -> SlotBits {
    var result = SlotBits(count: problem.slots.count)
    for (number, slot) in problem.slots.enumerated() {
      let settings = ground.request.household.settings
      let limit =
        changes[.minutes(slot.address.key.meal)] == nil
        ? MaxMinutes.limit(at: slot.address.key, of: settings) : nil
      if let limit, let minutes = key.minutes, minutes > limit {
        problem.forbidding.insert(.minutes(slot.address.key.meal))
        continue
      }
      if ground.tables[number].allSatisfy({ key.served[$0] }) { result.insert(number) }
    }
    return result
  }

  private mutating func addOwnLimits(
    of facts: Groundwork.DishFacts,
    to candidate: inout PlanningProblem.Candidate
  ) {
    guard facts.rules != .none else { return }
    let bearer = Bearer.dish(facts.id)
    let standing = ground.timeline.bearings(of: bearer)
    let isUsual = standing.isEmpty && changes.isEmpty
    if isUsual, let known = usualOwnLimits[facts.rules] {
      candidate.allowed.subtract(ownForbidden[known.number])
      candidate.ownLimits = problem.ownLimits[known.number].limits.isEmpty ? nil : known.number
      for rule in known.forbidding { problem.forbidding.insert(.bearer(bearer, rule)) }
      return
    }
    let limits = RuleBook.limits(of: rules(of: bearer), standing: standing, over: ground.open)
    guard !limits.isEmpty else { return }
    let forbidding = limits.filter { $0.limit.most == 0 }.map(\.rule)
    for rule in forbidding { problem.forbidding.insert(.bearer(bearer, rule)) }
    let key = limits.map { SlotLimitKey(rule: $0.rule, limit: $0.limit) }
    let number = ownNumbers[key] ?? addOwnLimits(limits)
    ownNumbers[key] = number
    if isUsual { usualOwnLimits[facts.rules] = (number, forbidding) }
    candidate.allowed.subtract(ownForbidden[number])
    candidate.ownLimits = problem.ownLimits[number].limits.isEmpty ? nil : number
  }

  private mutating func addOwnLimits(
    _ limits: [(rule: String, limit: SlotLimit)]
  ) -> Int {
    let count = problem.slots.count
    var forbidden = SlotBits(count: count)
    var own = PlanningProblem.OwnLimits(
      limits: [],
      excluded: Array(repeating: SlotBits(count: count), count: count),
      at: Array(repeating: [], count: count)
    )
    for (rule, limit) in limits {
      guard limit.most > 0 else {
        for slot in limit.slots { forbidden.insert(slot) }
        continue
      }
      own.add(number: own.limits.count, limit)
      own.limits.append(
        PlanningProblem.Limit(
          rule: rule,
          bearer: -1,
          slots: limit.slots,
          most: limit.most
        )
      )
    }
    ownForbidden.append(forbidden)
    problem.ownLimits.append(own)
    return problem.ownLimits.count - 1
  }

  /// How often each dish is cooked in the horizon as it stands, those out of planning too.
  private func standingCookings() -> [Dish.ID: Int] {
    var cookings: [Dish.ID: Int] = [:]
    for week in ground.request.weeks {
      for (key, slot) in ground.request.household.plans[week]?.slots ?? [:]
      where week.day(key.day) >= ground.request.today {
        for dish in slot.cookedDishes { cookings[dish, default: 0] += 1 }
      }
    }
    return cookings
  }
}

extension PlanningProblem.OwnLimits {
  /// Notes at its slots what a limit excludes there.
  fileprivate mutating func add(number: Int, _ limit: SlotLimit) {
    guard limit.most == 1 else {
      for slot in limit.slots { at[slot].append(number) }
      return
    }
    var bits = SlotBits(count: at.count)
    for slot in limit.slots { bits.insert(slot) }
    for slot in limit.slots { excluded[slot].formUnion(bits) }
  }
}
