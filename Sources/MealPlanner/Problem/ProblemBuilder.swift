internal import MealModel
internal import MealRules

/// Makes a problem of a request, under its rules or under changed ones.
struct ProblemBuilder {
  private let ground: Groundwork
  private let changes: [PlanningRule: RuleChange]
  private var problem = PlanningProblem()
  private var numbers: [Bearer: Int] = [:]
  /// What a bearer's rules forbid whatever else is planned, by bearer.
  private var forbidden: [SlotBits] = []
  private var ownNumbers: [[SlotLimitKey]: Int] = [:]
  private var ownForbidden: [SlotBits] = []
  /// The own limits of dishes that stand nowhere, by their rules.
  private var usualLimits: [RuleSet: (number: Int, forbidding: [String])] = [:]

  /// What makes two dishes' own limits the same.
  private struct SlotLimitKey: Hashable {
    var rule: String
    var limit: SlotLimit
  }

  init(_ ground: Groundwork, changes: [RuleChange] = []) {
    self.ground = ground
    self.changes = Dictionary(changes.map { ($0.rule, $0) }) { first, _ in first }
  }

  /// The problem.
  mutating func build() -> PlanningProblem {
    problem.slots = ground.slots
    problem.open = ground.open
    addPlaces()
    let wanted = wantedBearers()
    for bearer in wanted { addBearer(bearer) }
    addCandidates(named: Set(wanted))
    group()
    addRequirements()
    finish()
    return problem
  }
}

// MARK: Slots

extension ProblemBuilder {
  private mutating func addPlaces() {
    var cell = 0
    for (number, slot) in problem.slots.enumerated() {
      let first = cell
      var places: [PlanningProblem.Place] = []
      for own in slot.cells {
        places.append(
          PlanningProblem.Place(
            slot: number,
            cells: cell..<cell + 1,
            courses: own.courses,
            required: []
          )
        )
        problem.slotOfCell.append(number)
        cell += 1
      }
      for index in slot.cells.indices.dropLast()
      where slot.cells[index].courses == .first && slot.cells[index + 1].courses == .second {
        let start = first + index
        places.append(
          PlanningProblem.Place(
            slot: number,
            cells: start..<start + 2,
            courses: .single,
            required: []
          )
        )
      }
      problem.placesOfSlot.append(Array(problem.places.count..<problem.places.count + places.count))
      problem.places += places
    }
    problem.required = Array(repeating: [], count: problem.slots.count)
  }
}

// MARK: Bearers

extension ProblemBuilder {
  /// Tags with rules or wishes, and the dishes that a rule asks for, in order.
  private func wantedBearers() -> [Bearer] {
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

  private mutating func addBearer(_ bearer: Bearer) {
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
    for (rule, limit) in RuleBook.limits(of: rules, standing: standing, over: ground.open) {
      if limit.most == 0 {
        problem.forbidding.insert(.bearer(bearer, rule))
        for slot in limit.slots { forbidden.insert(slot) }
      } else {
        problem.limits.append(
          PlanningProblem.Limit(
            rule: .bearer(bearer, rule),
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

  private mutating func addDemands(of number: Int, rules: RuleSet, standing: [Bearing]) {
    guard rules.minPerWeek != nil, !ground.timeline.isOutOfPlanning(problem.bearers[number])
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
  private func rules(of bearer: Bearer) -> RuleSet {
    let household = ground.request.household
    guard !household.faulty.contains(bearer.record) else { return .none }
    var rules: RuleSet
    switch bearer {
    case .tag(let id): rules = household.tags[id]?.rules ?? .none
    case .dish(let id): rules = household.dishes[id]?.rules ?? .none
    }
    guard !changes.isEmpty else { return rules }
    for name in RuleBook.plannedNames {
      guard let change = changes[.bearer(bearer, name)] else { continue }
      rules.change(name, to: change.limit)
    }
    return rules
  }
}

// MARK: Dishes

extension ProblemBuilder {
  private mutating func addCandidates(named: Set<Bearer>) {
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
      candidate.standing = cookings(of: facts.id)
      problem.standingRepeats += candidate.standing * (candidate.standing - 1) / 2
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
    if isUsual, let known = usualLimits[facts.rules] {
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
    let number = ownNumbers[key] ?? addOwnLimits(limits, of: bearer)
    ownNumbers[key] = number
    if isUsual { usualLimits[facts.rules] = (number, forbidding) }
    candidate.allowed.subtract(ownForbidden[number])
    candidate.ownLimits = problem.ownLimits[number].limits.isEmpty ? nil : number
  }

  private mutating func addOwnLimits(
    _ limits: [(rule: String, limit: SlotLimit)],
    of bearer: Bearer
  ) -> Int {
    let count = problem.slots.count
    var forbidden = SlotBits(count: count)
    var own = PlanningProblem.OwnLimits(limits: [], at: Array(repeating: [], count: count))
    for (rule, limit) in limits {
      guard limit.most > 0 else {
        for slot in limit.slots { forbidden.insert(slot) }
        continue
      }
      for slot in limit.slots { own.at[slot].append(own.limits.count) }
      own.limits.append(
        PlanningProblem.Limit(
          rule: .bearer(bearer, rule),
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

  private func cookings(of dish: Dish.ID) -> Int {
    let bearings = ground.timeline.bearings(of: .dish(dish))
    guard !bearings.isEmpty else { return 0 }
    let household = ground.request.household
    return bearings.reduce(0) { sum, bearing in
      guard bearing.address.day >= ground.request.today,
        ground.request.weeks.contains(bearing.address.week)
      else { return sum }
      return sum + household[bearing.address].cookedDishes.count { $0 == dish }
    }
  }
}

// MARK: Groups and requirements

extension ProblemBuilder {
  private struct GroupKey: Hashable {
    var course: CourseSet
    var bearers: [Int]
    var allowed: SlotBits
    var ownLimits: Int?
  }

  private mutating func group() {
    var known: [GroupKey: Int] = [:]
    for (number, candidate) in problem.candidates.enumerated() where !candidate.allowed.isEmpty {
      let key = GroupKey(
        course: candidate.course,
        bearers: candidate.bearers,
        allowed: candidate.allowed,
        ownLimits: candidate.ownLimits
      )
      let group = known[key] ?? problem.groups.count
      if known[key] == nil {
        known[key] = group
        problem.groups.append(
          PlanningProblem.Group(
            dishes: [],
            course: key.course,
            bearers: key.bearers,
            allowed: key.allowed,
            ownLimits: key.ownLimits
          )
        )
      }
      problem.groups[group].dishes.append(number)
      problem.candidates[number].group = group
    }
  }

  /// Restricts slots to what is wished or fixed there, as far as a single dish can meet it.
  private mutating func addRequirements() {
    for number in problem.slots.indices {
      let slot = problem.slots[number]
      for (index, cell) in slot.cells.enumerated() {
        guard let wish = cell.wish else { continue }
        let places = problem.placesOfSlot[number].filter {
          problem.places[$0].cells.contains(firstCell(of: number) + index)
        }
        require(.tag(wish), of: places, at: slot.address)
      }
      var claims = slot.wish.map { [Bearer.tag($0)] } ?? []
      claims += ground.fixed[slot.address.key] ?? []
      var seen: Set<Bearer> = []
      for claim in claims where seen.insert(claim).inserted {
        guard changes[.required(claim, slot.address)] == nil, let bearer = numbers[claim],
          !problem.bornAlready[problem.index(bearer, number)]
        else { continue }
        if slot.cells.count == 1 {
          require(claim, of: problem.placesOfSlot[number], at: slot.address)
        } else if problem.placesOfSlot[number].contains(where: { canMeet(bearer, at: $0) }) {
          problem.required[number].append(bearer)
        } else {
          problem.warnings.append(.requirementDropped(claim, slot.address))
        }
      }
    }
  }

  private func firstCell(of slot: Int) -> Int {
    problem.placesOfSlot[slot].first.map { problem.places[$0].cells.lowerBound } ?? 0
  }

  private mutating func require(_ claim: Bearer, of places: [Int], at address: SlotAddress) {
    guard changes[.required(claim, address)] == nil, let bearer = numbers[claim] else { return }
    guard places.contains(where: { canMeet(bearer, at: $0) }) else {
      problem.warnings.append(.requirementDropped(claim, address))
      return
    }
    for place in places where !problem.places[place].required.contains(bearer) {
      problem.places[place].required.append(bearer)
    }
  }

  /// Whether a single dish that bears it, and all that is required before, fits a place.
  private func canMeet(_ bearer: Int, at place: Int) -> Bool {
    problem.groups.contains {
      $0.bearers.contains(bearer) && problem.fits($0, problem.places[place])
    }
  }

  private mutating func finish() {
    problem.limitsAt = Array(repeating: [], count: problem.bearers.count * problem.slots.count)
    // Where only one slot can give way, it is looked at first.
    let order = problem.limits.indices.sorted {
      (problem.limits[$0].slots.count, $0) < (problem.limits[$1].slots.count, $1)
    }
    for limit in order {
      for slot in problem.limits[limit].slots {
        problem.limitsAt[problem.index(problem.limits[limit].bearer, slot)].append(limit)
      }
    }
    problem.demandsAt = Array(repeating: [], count: problem.bearers.count * problem.slots.count)
    for (number, demand) in problem.demands.enumerated() {
      for slot in demand.slots {
        problem.demandsAt[problem.index(demand.bearer, slot)].append(number)
      }
    }
    for number in problem.groups.indices {
      problem.groups[number].places = problem.places.indices.filter {
        problem.fits(problem.groups[number], problem.places[$0])
      }
    }
  }
}
