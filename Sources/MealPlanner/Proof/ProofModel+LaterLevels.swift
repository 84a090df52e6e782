internal import LinearProgramming

extension ProofModel {
  var lackColumns: [LinearProgram.Row.Entry] {
    unknowns.enumerated().compactMap { column, unknown in
      if case .lack = unknown { LinearProgram.Row.Entry(column) } else { nil }
    }
  }

  mutating func addFilled(_ filled: Int) {
    let entries = putsAt.enumerated().flatMap { place, puts in
      puts.map { LinearProgram.Row.Entry($0.column, -problem.places[place].cells.count) }
    }
    require(entries, atMost: -filled, as: .level)
  }

  mutating func addLevel(of entries: [LinearProgram.Row.Entry], atMost limit: Int) {
    if !entries.isEmpty { require(entries, atMost: limit, as: .level) }
  }

  mutating func addDemands(objective: Int) {
    for (number, demand) in problem.demands.enumerated() {
      let lack = add(.lack(demand: number), objective: objective, upper: demand.lack)
      var entries = [LinearProgram.Row.Entry(lack, -1)]
      for slot in demand.slots { entries += surelyBearing(demand.bearer, slot) }
      require(entries, atMost: -demand.lack, as: .demand(number))
    }
  }

  /// The k-th cooking of a dish costs as many repeats as it has cookings before.
  mutating func addCookings(_ groups: [Int]) {
    for number in groups {
      let group = problem.groups[number]
      var entries = group.places.flatMap { place in
        putsAt[place].filter { $0.group == number }.map { LinearProgram.Row.Entry($0.column) }
      }
      let most = min(group.places.count, problem.slotOfCell.count)
      guard !entries.isEmpty else { continue }
      var room = 0
      var earlier = 0
      while room < most {
        let dishes = group.dishes.count { problem.candidates[$0].standing <= earlier }
        if dishes > 0 {
          let unknown = Unknown.cookings(group: number, earlier: earlier)
          let column = add(unknown, objective: -earlier, upper: min(dishes, most - room))
          entries.append(LinearProgram.Row.Entry(column, -1))
        }
        room += dishes
        earlier += 1
      }
      require(entries, atMost: 0, as: .cookings(group: number))
    }
  }
}
