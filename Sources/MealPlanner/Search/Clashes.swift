/// What has to give way for dishes of a group to go into a place.
struct Clashes {
  /// The places to clear; a reused buffer.
  private(set) var victims: [Int] = []
  /// The cells that they free.
  private(set) var cost = 0

  /// Finds the places to clear.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - place: The place, which takes the group.
  ///   - plan: The plan in the making.
  ///   - random: Decides which slot gives way where any of several could.
  mutating func find(
    for group: Int,
    at place: Int,
    in plan: Arrangement,
    random: inout RandomSource
  ) {
    victims.removeAll(keepingCapacity: true)
    cost = 0
    let problem = plan.problem
    let slot = problem.places[place].slot
    for cell in problem.places[place].cells where plan.ownerOf[cell] >= 0 {
      add(plan.ownerOf[cell], of: plan)
    }
    let bearers = problem.groups[group].bearers
    for bearer in bearers {
      let index = problem.index(bearer, slot)
      guard !isBorne(bearer, at: slot, of: plan) else { continue }
      for limit in problem.limitsAt[index] {
        makeRoom(in: limit, besides: slot, of: plan, random: &random)
      }
    }
    for bearer in problem.required[slot]
    where !bearers.contains(bearer) && !isBorne(bearer, at: slot, of: plan) {
      // Nothing that gives way would bring what the slot has to bear.
      cost = Int.max / 2
    }
  }

  /// Whether a slot bears something once the victims are cleared.
  private func isBorne(_ bearer: Int, at slot: Int, of plan: Arrangement) -> Bool {
    let problem = plan.problem
    let leaving = victims.count {
      problem.places[$0].slot == slot
        && problem.candidates[plan.dishAt[$0]].bearers.contains(bearer)
    }
    return plan.bearing[problem.index(bearer, slot)] > leaving
  }

  private mutating func makeRoom(
    in number: Int,
    besides slot: Int,
    of plan: Arrangement,
    random: inout RandomSource
  ) {
    let problem = plan.problem
    guard plan.room[number] <= 0 else { return }
    let limit = problem.limits[number]
    let freed = limit.slots.count { other in
      plan.bearing[problem.index(limit.bearer, other)] > 0
        && !isBorne(limit.bearer, at: other, of: plan)
    }
    guard Int(plan.room[number]) + freed <= 0 else { return }
    let start = random.below(limit.slots.count)
    for offset in limit.slots.indices {
      let index = start + offset
      let other = limit.slots[index < limit.slots.count ? index : index - limit.slots.count]
      guard other != slot, isBorne(limit.bearer, at: other, of: plan) else { continue }
      for place in problem.placesOfSlot[other] where plan.dishAt[place] >= 0 {
        if problem.candidates[plan.dishAt[place]].bearers.contains(limit.bearer) {
          add(place, of: plan)
        }
      }
      return
    }
  }

  /// Adds a dish's own places that are in a slot or stand too near it.
  mutating func addOwn(of dish: Int, at slot: Int, in plan: Arrangement) {
    let problem = plan.problem
    for place in plan.placesOf[dish] where problem.places[place].slot == slot {
      add(place, of: plan)
    }
    guard let number = problem.candidates[dish].ownLimits else { return }
    let own = problem.ownLimits[number]
    for place in plan.placesOf[dish] where own.excluded[slot].contains(problem.places[place].slot) {
      add(place, of: plan)
    }
    for limit in own.at[slot] {
      let others = plan.placesOf[dish].filter {
        !victims.contains($0) && own.at[problem.places[$0].slot].contains(limit)
      }
      for other in others.prefix(max(0, others.count + 1 - own.limits[limit].most)) {
        add(other, of: plan)
      }
    }
  }

  private mutating func add(_ place: Int, of plan: Arrangement) {
    guard !victims.contains(place) else { return }
    victims.append(place)
    cost += plan.problem.places[place].cells.count
  }
}
