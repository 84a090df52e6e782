extension Polishing {
  /// What an exchange that was made changes; `nil` where it couldn't be made and nothing changed.
  mutating func exchange(onDayOff: Bool) -> PlanMerits? {
    guard let place = onDayOff ? placeOnDayOff() : placeWithDish() else { return nil }
    let kind = random.below(12)
    // Where cells stay empty, dishes can go to them.
    if kind < (editable.plan.isFull ? 1 : 4) { return rearrange(place) }
    if kind < 5 {
      guard let other = placeWithDish(), other != place else { return nil }
      return swap(place, other)
    }
    let dish = onDayOff ? nearDish(for: place) : anyDish(for: place)
    guard let dish, dish != editable.plan.dishAt[place] else { return nil }
    return replace(at: place, with: dish)
  }

  private mutating func placeWithDish() -> Int? {
    guard !problem.places.isEmpty else { return nil }
    for _ in 0..<4 {
      let place = random.below(problem.places.count)
      if editable.plan.dishAt[place] >= 0 { return place }
    }
    return nil
  }

  /// A place with a dish on a day that is off its targets; mostly such a one.
  private mutating func placeOnDayOff() -> Int? {
    for _ in 0..<8 {
      guard let place = placeWithDish() else { continue }
      let day = scale.nutrition.dayOfSlot[problem.places[place].slot]
      if deviations[day] > 0 { return place }
    }
    return placeWithDish()
  }

  private mutating func anyDish(for place: Int) -> Int? {
    let dishes = dishesOfPlace[place]
    return dishes.isEmpty ? nil : dishes[random.below(dishes.count)]
  }

  /// Of some dishes, the one that brings the place's day nearest to its targets.
  private mutating func nearDish(for place: Int) -> Int? {
    guard let old = anyDish(for: place) else { return nil }
    let day = scale.nutrition.dayOfSlot[problem.places[place].slot]
    var nearest = (dish: old, distance: Int64.max)
    for _ in 0..<1 + random.below(Self.mostTries) {
      guard let dish = anyDish(for: place), editable.plan.uses(of: dish) == 0 else { continue }
      let distance = scale.nutrition.distance(
        of: day,
        in: editable.plan,
        putting: dish,
        for: editable.plan.dishAt[place]
      )
      if distance < nearest.distance { nearest = (dish, distance) }
    }
    return nearest.dish
  }

  private mutating func replace(at place: Int, with dish: Int) -> PlanMerits? {
    let old = editable.plan.dishAt[place]
    // A dish that is cooked already would come again: worse, unless the other comes again too.
    guard editable.plan.uses(of: dish) < editable.plan.uses(of: old) else { return nil }
    return change(dishes: [old, dish], slots: [problem.places[place].slot]) { editable in
      editable.clear(place)
      guard editable.plan.canPut(dish, at: place) else { return false }
      editable.put(dish, at: place)
      return true
    }
  }

  /// Clears a place and one or two others, and puts what fits there and around.
  private mutating func rearrange(_ place: Int) -> PlanMerits? {
    var places = [place]
    for _ in 0...random.below(2) {
      let other = random.below(problem.places.count)
      if !places.contains(other) { places.append(other) }
    }
    let slots = places.map { problem.places[$0].slot }
    let around = Set(slots).sorted().flatMap { problem.placesOfSlot[$0] }
    var drawn: [Int: Int] = [:]
    for place in around where random.below(3) > 0 { drawn[place] = anyDish(for: place) }
    let old = around.map { editable.plan.dishAt[$0] }.filter { $0 >= 0 }
    let dishes = Set(old + drawn.values).sorted()
    return change(dishes: dishes, slots: slots) { editable in
      for place in places where editable.plan.dishAt[place] >= 0 { editable.clear(place) }
      for place in around {
        guard let dish = drawn[place], editable.plan.canPut(dish, at: place) else { continue }
        editable.put(dish, at: place)
      }
      return true
    }
  }

  private mutating func swap(_ one: Int, _ other: Int) -> PlanMerits? {
    let (first, second) = (editable.plan.dishAt[one], editable.plan.dishAt[other])
    guard first != second else { return nil }
    let (groups, places) = (problem.groups, problem.places)
    guard problem.fits(groups[problem.candidates[first].group], places[other]),
      problem.fits(groups[problem.candidates[second].group], places[one])
    else { return nil }
    return change(dishes: [first, second], slots: [places[one].slot, places[other].slot]) {
      $0.clear(one)
      guard $0.plan.dishAt[other] >= 0 else { return false }
      $0.clear(other)
      guard $0.plan.canPut(second, at: one) else { return false }
      $0.put(second, at: one)
      guard $0.plan.canPut(first, at: other) else { return false }
      $0.put(first, at: other)
      return true
    }
  }

  /// Makes a change and says what it does to the merits; without one of the first three levels
  /// becoming worse.
  private mutating func change(
    dishes: [Int],
    slots: [Int],
    _ make: (inout EditablePlan) -> Bool
  ) -> PlanMerits? {
    let before = editable.plan.levels
    var change = PlanMerits()
    for dish in dishes { change = change - scale.ownMerits(of: dish, in: editable.plan) }
    guard make(&editable), editable.plan.levels <= before else {
      editable.rollBack()
      return nil
    }
    for dish in dishes { change = change + scale.ownMerits(of: dish, in: editable.plan) }
    var days: [Int] = []
    for slot in slots {
      let day = scale.nutrition.dayOfSlot[slot]
      if !days.contains(day) { days.append(day) }
    }
    for day in days {
      let deviation = scale.nutrition.deviation(of: day, in: editable.plan)
      change.nutrition += deviation - deviations[day]
      undo.append((day, deviations[day]))
      deviations[day] = deviation
    }
    change.liking += changeOfExpiringUses()
    return change
  }

  private mutating func changeOfExpiringUses() -> Int {
    guard !expiringUses.isEmpty else { return 0 }
    let uses = scale.expiringUses(of: editable.plan)
    var change = 0
    for (food, count) in uses.enumerated() {
      change +=
        scale.liking.worth(ofFood: food, usedBy: count)
        - scale.liking.worth(ofFood: food, usedBy: expiringUses[food])
    }
    undoUses = expiringUses
    expiringUses = uses
    return change
  }
}
