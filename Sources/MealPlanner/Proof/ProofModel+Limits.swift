internal import LinearProgramming

extension ProofModel {
  mutating func addCells() {
    var entries = Array(repeating: [LinearProgram.Row.Entry](), count: problem.slotOfCell.count)
    for (place, puts) in putsAt.enumerated() {
      for cell in problem.places[place].cells {
        entries[cell] += puts.map { LinearProgram.Row.Entry($0.column) }
      }
    }
    for (cell, entries) in entries.enumerated() where entries.count > 0 {
      require(entries, atMost: 1, as: .cell(cell))
    }
  }

  /// A slot with more cells than dishes that fit it: each stands there once at most.
  mutating func addSlots() {
    for (slot, places) in problem.placesOfSlot.enumerated() where places.count > 1 {
      // Those of the groups that are left out count too: they could come in their place.
      let groups = Set(places.flatMap { problem.groupsOfPlace[$0] })
      let dishes = groups.reduce(0) { $0 + problem.groups[$1].dishes.count }
      let entries = places.flatMap { putsAt[$0] }.map { LinearProgram.Row.Entry($0.column) }
      if dishes < places.count, !entries.isEmpty {
        require(entries, atMost: dishes, as: .slot(slot))
      }
    }
  }

  func puts(of bearer: Int, in places: [Int]) -> [LinearProgram.Row.Entry] {
    places.flatMap { place in
      putsAt[place].filter { problem.groups[$0.group].bearers.contains(bearer) }.map {
        LinearProgram.Row.Entry($0.column)
      }
    }
  }

  /// What counts, at most, as a slot that newly bears something.
  mutating func bearing(_ bearer: Int, _ slot: Int) -> [LinearProgram.Row.Entry] {
    let places = problem.placesOfSlot[slot]
    let all = puts(of: bearer, in: places)
    guard places.count > 1, !all.isEmpty else { return all }
    let index = problem.index(bearer, slot)
    if let known = bearsColumn[index] { return [LinearProgram.Row.Entry(known)] }
    let column = add(.bears(bearer: bearer, slot: slot), objective: 0, upper: 1)
    bearsColumn[index] = column
    for cell in Set(places.flatMap { Array(problem.places[$0].cells) }).sorted() {
      let covering = places.filter { problem.places[$0].cells.contains(cell) }
      let entries = puts(of: bearer, in: covering)
      if !entries.isEmpty {
        require(
          entries + [LinearProgram.Row.Entry(column, -1)],
          atMost: 0,
          as: .courseBears(bearer: bearer, slot: slot)
        )
      }
    }
    return [LinearProgram.Row.Entry(column)]
  }

  /// What counts, at least, as a slot that newly bears something; signs turned.
  mutating func surelyBearing(_ bearer: Int, _ slot: Int) -> [LinearProgram.Row.Entry] {
    let places = problem.placesOfSlot[slot]
    let all = puts(of: bearer, in: places).map { LinearProgram.Row.Entry($0.column, -1) }
    guard places.count > 1, !all.isEmpty else { return all }
    let index = problem.index(bearer, slot)
    if let known = surelyColumn[index] { return [LinearProgram.Row.Entry(known, -1)] }
    let column = add(.surelyBears(bearer: bearer, slot: slot), objective: 0, upper: 1)
    surelyColumn[index] = column
    require(
      all + [LinearProgram.Row.Entry(column)],
      atMost: 0,
      as: .onlyCoursesBear(bearer: bearer, slot: slot)
    )
    return [LinearProgram.Row.Entry(column, -1)]
  }

  mutating func addLimits() {
    for (number, limit) in problem.limits.enumerated() {
      var entries: [LinearProgram.Row.Entry] = []
      var slots = 0
      for slot in limit.slots {
        let bearing = bearing(limit.bearer, slot)
        entries += bearing
        if !bearing.isEmpty { slots += 1 }
      }
      if slots > limit.most {
        require(entries, atMost: limit.most, as: .limit(number), lazily: limit.slots.count < 3)
      }
    }
  }

  mutating func addRequirements() {
    for (slot, required) in problem.required.enumerated() {
      for bearer in required {
        let places = problem.placesOfSlot[slot]
        let bearing = puts(of: bearer, in: places).map { LinearProgram.Row.Entry($0.column, -1) }
        let known = Set(bearing.map(\.column))
        for cell in Set(places.flatMap { Array(problem.places[$0].cells) }).sorted() {
          let covering = places.filter { problem.places[$0].cells.contains(cell) }
          let others = covering.flatMap { putsAt[$0] }.filter { !known.contains($0.column) }
          // A dish that bears it allows itself.
          let inCell = Set(covering.flatMap { putsAt[$0] }.map(\.column))
          let elsewhere = bearing.filter { !inCell.contains($0.column) }
          require(
            others.map { LinearProgram.Row.Entry($0.column) } + elsewhere,
            atMost: 0,
            as: .required(bearer: bearer, slot: slot)
          )
        }
      }
    }
  }

  mutating func addOwnLimits(_ groups: [Int]) {
    var columnOf: [Unknown: Int] = [:]
    for (place, puts) in putsAt.enumerated() {
      for put in puts { columnOf[.put(group: put.group, place: place)] = put.column }
    }
    for number in groups {
      let group = problem.groups[number]
      guard let own = group.ownLimits else { continue }
      for (index, limit) in problem.ownLimits[own].limits.enumerated() {
        // Where two places of a slot take the same dishes, only one is counted: a slot is one.
        var entries: [LinearProgram.Row.Entry] = []
        var seen: Set<Int> = []
        for place in group.places where limit.slots.contains(problem.places[place].slot) {
          guard seen.insert(problem.places[place].slot).inserted else { continue }
          if let column = columnOf[.put(group: number, place: place)] {
            entries.append(LinearProgram.Row.Entry(column))
          }
        }
        let most = limit.most * group.dishes.count
        if entries.count > most {
          require(entries, atMost: most, as: .ownLimit(group: number, limit: index), lazily: true)
        }
      }
    }
  }
}
