internal import MealModel
internal import MealRules

extension ProblemBuilder {
  private struct GroupKey: Hashable {
    var course: CourseSet
    var bearers: [Int]
    var allowed: SlotBits
    var ownLimits: Int?
  }

  mutating func group() {
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
  mutating func addRequirements() {
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

  mutating func finish() {
    let (limits, demands) = (problem.limits, problem.demands)
    let slotCount = problem.slots.count
    let count = problem.bearers.count * slotCount
    // Where only one slot can give way, it is looked at first.
    let order = limits.indices.sorted {
      (limits[$0].slots.count, $0) < (limits[$1].slots.count, $1)
    }
    problem.limitsAt = NumberLists(count: count) { add in
      for number in order {
        let first = limits[number].bearer * slotCount
        for slot in limits[number].slots { add(first + slot, number) }
      }
    }
    problem.demandsAt = NumberLists(count: count) { add in
      for (number, demand) in demands.enumerated() {
        for slot in demand.slots { add(demand.bearer * slotCount + slot, number) }
      }
    }
    linkGroupsAndPlaces()
  }

  private mutating func linkGroupsAndPlaces() {
    problem.groupsOfPlace = problem.places.map { place in
      problem.groups.indices.filter { problem.fits(problem.groups[$0], place) }
    }
    for (place, groups) in problem.groupsOfPlace.enumerated() {
      for group in groups { problem.groups[group].places.append(place) }
    }
  }
}
