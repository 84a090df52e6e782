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
    /// No dish stands beside itself.
    case slot(Int)
    case limit(Int)
    case ownLimit(group: Int, limit: Int)
    case required(bearer: Int, slot: Int)
    /// A course that bears something makes its slot bear it.
    case courseBears(bearer: Int, slot: Int)
    /// A slot bears something only by one of its courses.
    case onlyCoursesBear(bearer: Int, slot: Int)
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
  var putsAt: [[(group: Int, column: Int)]]
  var bearsColumn: [Int: Int] = [:]
  var surelyColumn: [Int: Int] = [:]

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
    addSlots()
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

  mutating func add(_ unknown: Unknown, objective: Int, upper: Int) -> Int {
    unknowns.append(unknown)
    columns.append(LinearProgram.Column(objective: objective, upper: upper))
    return columns.count - 1
  }

  mutating func require(
    _ entries: [LinearProgram.Row.Entry],
    atMost limit: Int,
    as meaning: Meaning,
    lazily: Bool = false
  ) {
    let row = MeantRow(row: LinearProgram.Row(entries, atMost: limit), meaning: meaning)
    if lazily { lazy.append(row) } else { first.append(row) }
  }
}
