internal import LinearProgramming

/// The problem as a linear program, whose optimum no plan exceeds.
///
/// Dishes that no rule tells apart are one unknown for each place. What a slot of several cells
/// bears is an unknown of its own, so that its courses count once.
struct ProofModel: Sendable {
  /// What is to be proven.
  enum Goal: Sendable {
    /// As many filled cells as possible.
    case filled
    /// Of plans that fill so many, the smallest shortfall.
    case shortfall(filled: Int)
    /// Of plans that fill so many and lack so much, the fewest repeats.
    case repeats(filled: Int, shortfall: Int)
  }

  /// An unknown's meaning.
  enum Unknown: Hashable, Sendable {
    case put(group: Int, place: Int)
    case bears(bearer: Int, slot: Int)
    case surelyBears(bearer: Int, slot: Int)
    case lack(demand: Int)
    case cookings(group: Int, earlier: Int)
  }

  /// A row's meaning.
  enum Meaning: Hashable, Sendable {
    case cell(Int)
    case limit(Int)
    case ownLimit(group: Int, limit: Int)
    case required(slot: Int)
    case link
    case demand(Int)
    case level
    case cookings(group: Int)
    case branch(BranchRow)
  }

  /// A row with its meaning.
  struct MeantRow: Sendable {
    var row: LinearProgram.Row
    var meaning: Meaning
  }

  let problem: PlanningProblem
  let goal: Goal
  private(set) var unknowns: [Unknown] = []
  private(set) var columns: [LinearProgram.Column] = []
  /// Rows that hold from the start.
  private(set) var first: [MeantRow] = []
  /// Rows that are added where they are broken.
  private(set) var lazy: [MeantRow] = []
  /// The unknowns of groups at each place, by place.
  private var putsAt: [[(group: Int, column: Int)]]
  private var bearsColumn: [Int: Int] = [:]
  private var surelyColumn: [Int: Int] = [:]

  /// Creates the model over some groups.
  init(_ problem: PlanningProblem, goal: Goal, groups: [Int]) {
    self.problem = problem
    self.goal = goal
    putsAt = Array(repeating: [], count: problem.places.count)
    for group in groups {
      for place in problem.groups[group].places {
        let worth: Int
        if case .filled = goal { worth = problem.places[place].cells.count } else { worth = 0 }
        let column = add(.put(group: group, place: place), objective: worth, upper: 1)
        putsAt[place].append((group, column))
      }
    }
    addCells()
    addLimits()
    addRequirements()
    addOwnLimits(groups)
    switch goal {
    case .filled: break
    case .shortfall(let filled):
      addFilled(filled)
      addDemands(objective: -1)
    case .repeats(let filled, let shortfall):
      addFilled(filled)
      addDemands(objective: 0)
      addLevel(of: lackColumns, atMost: shortfall)
      addCookings(groups)
    }
  }

  private mutating func add(_ unknown: Unknown, objective: Int, upper: Int) -> Int {
    unknowns.append(unknown)
    columns.append(LinearProgram.Column(objective: objective, upper: upper))
    return columns.count - 1
  }

  private mutating func require(
    _ entries: [LinearProgram.Row.Entry],
    atMost limit: Int,
    as meaning: Meaning,
    lazily: Bool = false
  ) {
    let row = MeantRow(row: LinearProgram.Row(entries, atMost: limit), meaning: meaning)
    if lazily { lazy.append(row) } else { first.append(row) }
  }
}

// MARK: Rows of every goal

extension ProofModel {
  private mutating func addCells() {
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

  private func puts(of bearer: Int, in places: [Int]) -> [LinearProgram.Row.Entry] {
    places.flatMap { place in
      putsAt[place].filter { problem.groups[$0.group].bearers.contains(bearer) }.map {
        LinearProgram.Row.Entry($0.column)
      }
    }
  }

  /// What counts, at most, as a slot that newly bears something.
  private mutating func bearing(_ bearer: Int, _ slot: Int) -> [LinearProgram.Row.Entry] {
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
        require(entries + [LinearProgram.Row.Entry(column, -1)], atMost: 0, as: .link)
      }
    }
    return [LinearProgram.Row.Entry(column)]
  }

  /// What counts, at least, as a slot that newly bears something; signs turned.
  private mutating func surelyBearing(_ bearer: Int, _ slot: Int) -> [LinearProgram.Row.Entry] {
    let places = problem.placesOfSlot[slot]
    let all = puts(of: bearer, in: places).map { LinearProgram.Row.Entry($0.column, -1) }
    guard places.count > 1, !all.isEmpty else { return all }
    let index = problem.index(bearer, slot)
    if let known = surelyColumn[index] { return [LinearProgram.Row.Entry(known, -1)] }
    let column = add(.surelyBears(bearer: bearer, slot: slot), objective: 0, upper: 1)
    surelyColumn[index] = column
    require(all + [LinearProgram.Row.Entry(column)], atMost: 0, as: .link)
    return [LinearProgram.Row.Entry(column, -1)]
  }

  private mutating func addLimits() {
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

  private mutating func addRequirements() {
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
            as: .required(slot: slot)
          )
        }
      }
    }
  }

  private mutating func addOwnLimits(_ groups: [Int]) {
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

// MARK: Rows of the later goals

extension ProofModel {
  private var lackColumns: [LinearProgram.Row.Entry] {
    unknowns.enumerated().compactMap { column, unknown in
      if case .lack = unknown { LinearProgram.Row.Entry(column) } else { nil }
    }
  }

  private mutating func addFilled(_ filled: Int) {
    let entries = putsAt.enumerated().flatMap { place, puts in
      puts.map { LinearProgram.Row.Entry($0.column, -problem.places[place].cells.count) }
    }
    require(entries, atMost: -filled, as: .level)
  }

  private mutating func addLevel(of entries: [LinearProgram.Row.Entry], atMost limit: Int) {
    if !entries.isEmpty { require(entries, atMost: limit, as: .level) }
  }

  private mutating func addDemands(objective: Int) {
    for (number, demand) in problem.demands.enumerated() {
      let lack = add(.lack(demand: number), objective: objective, upper: demand.lack)
      var entries = [LinearProgram.Row.Entry(lack, -1)]
      for slot in demand.slots { entries += surelyBearing(demand.bearer, slot) }
      require(entries, atMost: -demand.lack, as: .demand(number))
    }
  }

  /// The k-th cooking of a dish costs as many repeats as it has cookings before.
  private mutating func addCookings(_ groups: [Int]) {
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
