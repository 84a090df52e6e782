/// Dishes in places: a plan in the making that breaks no rule.
///
/// Each change keeps the counts by which rules are checked in time that depends on what the dish
/// bears, and not on the size of the plan.
struct Arrangement: Sendable {
  let problem: PlanningProblem
  /// The dish at each place; -1 where there is none.
  private(set) var dishAt: [Int]
  /// The place that holds each cell; -1 where it is empty.
  private(set) var ownerOf: [Int]
  /// How many dishes put into a slot bear something, by bearer and slot.
  private(set) var bearing: [Int]
  /// How many more slots may bear what a limit looks at.
  private(set) var room: [Int32]
  /// How many slots newly bear what a demand asks for.
  private(set) var met: [Int]
  /// The places at which a dish is put.
  private(set) var placesOf: [[Int]]
  /// How many cells are filled.
  private(set) var filled = 0
  /// What weeks lack of what they should have.
  private(set) var shortfall: Int
  /// Σ u(u−1)/2 over dishes of their cookings.
  private(set) var repeats: Int

  init(_ problem: PlanningProblem) {
    self.problem = problem
    dishAt = Array(repeating: -1, count: problem.places.count)
    ownerOf = Array(repeating: -1, count: problem.slotOfCell.count)
    bearing = Array(repeating: 0, count: problem.bearers.count * problem.slots.count)
    room = problem.limits.map { Int32($0.most) }
    met = Array(repeating: 0, count: problem.demands.count)
    placesOf = Array(repeating: [], count: problem.candidates.count)
    shortfall = problem.demands.reduce(0) { $0 + $1.lack }
    repeats = problem.standingRepeats
  }

  var cellCount: Int { ownerOf.count }
  var isFull: Bool { filled == cellCount }

  /// How often a dish is cooked, standing cookings included.
  func uses(of dish: Int) -> Int { placesOf[dish].count + problem.candidates[dish].standing }

  /// Puts a dish into a place that is empty and clashes with nothing.
  mutating func put(_ dish: Int, at place: Int) {
    let slot = problem.places[place].slot
    dishAt[place] = dish
    for cell in problem.places[place].cells { ownerOf[cell] = place }
    filled += problem.places[place].cells.count
    repeats += uses(of: dish)
    placesOf[dish].append(place)
    for bearer in problem.candidates[dish].bearers {
      let index = problem.index(bearer, slot)
      bearing[index] += 1
      guard bearing[index] == 1 else { continue }
      for limit in problem.limitsAt[index] { room[limit] -= 1 }
      for demand in problem.demandsAt[index] {
        met[demand] += 1
        if met[demand] <= problem.demands[demand].lack { shortfall -= 1 }
      }
    }
  }

  /// Takes the dish out of a place.
  mutating func clear(_ place: Int) {
    let dish = dishAt[place]
    let slot = problem.places[place].slot
    dishAt[place] = -1
    for cell in problem.places[place].cells { ownerOf[cell] = -1 }
    filled -= problem.places[place].cells.count
    if let index = placesOf[dish].firstIndex(of: place) { placesOf[dish].remove(at: index) }
    repeats -= uses(of: dish)
    for bearer in problem.candidates[dish].bearers {
      let index = problem.index(bearer, slot)
      bearing[index] -= 1
      guard bearing[index] == 0 else { continue }
      for limit in problem.limitsAt[index] { room[limit] += 1 }
      for demand in problem.demandsAt[index] {
        if met[demand] <= problem.demands[demand].lack { shortfall += 1 }
        met[demand] -= 1
      }
    }
  }
}

// MARK: What stands in the way

extension Arrangement {
  /// Whether a dish could be put into a place now; the place is empty and takes the dish's course.
  ///
  /// - Parameters:
  ///   - dish: The dish.
  ///   - place: The place.
  ///   - ignoringRequirements: Whether what the slot has to bear may come with another dish yet.
  /// - Returns: Whether nothing is in the way.
  func canPut(_ dish: Int, at place: Int, ignoringRequirements: Bool = false) -> Bool {
    let slot = problem.places[place].slot
    for cell in problem.places[place].cells where ownerOf[cell] >= 0 { return false }
    let candidate = problem.candidates[dish]
    return hasRoom(for: candidate.bearers, at: slot)
      && (ignoringRequirements || meetsRequirements(of: slot, adding: candidate.bearers))
      && ownLimitsAllow(dish, at: slot)
  }

  /// Whether the limits that dishes share leave room for one that bears all that at a slot.
  func groupFits(bearers: [Int], at slot: Int) -> Bool {
    hasRoom(for: bearers, at: slot) && meetsRequirements(of: slot, adding: bearers)
  }

  private func hasRoom(for bearers: [Int], at slot: Int) -> Bool {
    for bearer in bearers {
      let index = problem.index(bearer, slot)
      guard bearing[index] == 0 else { continue }
      for limit in problem.limitsAt[index] where room[limit] <= 0 { return false }
    }
    return true
  }

  /// Whether a slot of several cells bears what it must once something is added.
  func meetsRequirements(of slot: Int, adding bearers: [Int] = []) -> Bool {
    problem.required[slot].allSatisfy {
      bearing[problem.index($0, slot)] > 0 || bearers.contains($0)
    }
  }

  /// Whether a dish's own rules leave room for it at a slot.
  func ownLimitsAllow(_ dish: Int, at slot: Int) -> Bool {
    guard !placesOf[dish].isEmpty else { return true }
    // Nobody wants a dish beside itself.
    for place in placesOf[dish] where problem.places[place].slot == slot { return false }
    guard let number = problem.candidates[dish].ownLimits else { return true }
    let own = problem.ownLimits[number]
    for place in placesOf[dish] {
      let other = problem.places[place].slot
      if other != slot, own.excluded[slot].contains(other) { return false }
    }
    return own.at[slot].allSatisfy { limit in
      let others = placesOf[dish].count {
        let other = problem.places[$0].slot
        return other != slot && own.at[other].contains(limit)
      }
      return others < own.limits[limit].most
    }
  }
}
