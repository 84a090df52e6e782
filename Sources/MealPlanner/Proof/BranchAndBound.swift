internal import LinearProgramming

/// Proves that no plan is better than one that was found, or finds the better one.
///
/// Every case ends with multipliers of its rows, from which the bound is worked out again in whole
/// numbers: it holds whatever the linear solver did (weak duality).
struct BranchAndBound {
  /// How a proof ended.
  struct Outcome {
    /// No plan is worth more; a whole number proven in integers.
    var bound: Int
    /// The cases of the proof; those that were left open aren't in it.
    var cases: [ProvenCase]
    /// Whole solutions of the program that were better than what was known.
    var solutions: [[Double]]
  }

  /// A case of a proof: what it supposes, and the rows whose multiples exclude more.
  struct ProvenCase: Sendable {
    var supposed: [BranchRow]
    var rows: [(row: ProofModel.MeantRow, multiplier: Int)]
    var denominator: Int
    /// What no plan of the case exceeds; `nil` where there is no such plan at all.
    var bound: Int?
  }

  fileprivate struct Node {
    var simplex: DualSimplex
    var rows: [ProofModel.MeantRow]
    var waiting: [ProofModel.MeantRow]
    var supposed: [BranchRow]
    /// What its parent's bound was.
    var bound: Int
  }

  /// How many numbers the linear solver touches in the time that a step of a search takes.
  static let touchesPerStep = 4_000
  /// After how many steps' work it is asked whether to stop.
  private static let stepsBetweenLooks = 256

  private let counts: BranchCounts
  private var stepsLeft = 0
  private var open: [Node]
  private var nodes = 0
  private var solutions: [[Double]] = []
  private var cases: [ProvenCase] = []

  /// Creates a proof of which nothing is done.
  init(_ model: ProofModel) {
    counts = BranchCounts(model)
    var simplex = DualSimplex(columns: model.columns)
    for row in model.first { simplex.add(row.row) }
    let root = Node(
      simplex: simplex,
      rows: model.first,
      waiting: model.lazy,
      supposed: [],
      bound: model.columns.reduce(0) { $0 + max(0, $1.objective) * $1.upper }
    )
    open = [root]
  }

  /// Bounds the program's value from above, going on from where the last run ended.
  ///
  /// - Parameters:
  ///   - known: The value of a plan that was found; not less than at the last run.
  ///   - mostNodes: How many cases may be looked at, those of earlier runs with them.
  ///   - steps: How many steps it may take, give or take a pivot; those taken are taken off.
  ///   - control: Who may stop it.
  /// - Returns: The bound; it is `known` where the plan is proven to be best.
  mutating func run(
    known: Int,
    mostNodes: Int,
    steps: inout Int,
    control: inout SearchControl
  ) -> Outcome {
    var known = known
    stepsLeft = steps
    defer { steps = stepsLeft }
    solutions = []
    while var node = open.last, nodes < mostNodes, stepsLeft > 0 {
      guard charge(node.size, &control) else { break }
      let outcome = solve(&node, control: &control)
      guard let outcome, outcome != .outOfSteps else {
        // Multipliers of a solve that was cut short prove a bound too, if not the best.
        node.bound = min(node.bound, node.provenBound ?? node.bound)
        open[open.count - 1] = node
        break
      }
      nodes += 1
      open.removeLast()
      if close(node, outcome, known: known) { continue }
      guard outcome == .optimal else {
        // Nothing whole can be said of it: it stays open with its parent's bound.
        open.append(node)
        break
      }
      node.bound = min(node.bound, node.provenBound ?? node.bound)
      guard let branch = counts.mostFractional(at: node.simplex.values) else {
        let value = Int(node.simplex.objective.rounded())
        solutions.append(node.simplex.values)
        known = max(known, value)
        if !close(node, outcome, known: known) {
          open.append(node)
          break
        }
        continue
      }
      let entries = branch.columns.map { LinearProgram.Row.Entry($0) }
      let floor = Int(branch.value.rounded(.down))
      open.append(node.supposing(entries, of: branch.count, isAtMost: true, floor))
      open.append(node.supposing(entries, of: branch.count, isAtMost: false, floor + 1))
    }
    let bound = open.map(\.bound).reduce(known, max)
    return Outcome(bound: bound, cases: open.isEmpty ? cases : [], solutions: solutions)
  }

  /// Solves a case, adding the rows that its solution breaks; `nil` where steps ran out.
  private mutating func solve(
    _ node: inout Node,
    control: inout SearchControl
  ) -> DualSimplex.Outcome? {
    while true {
      let most = min(stepsLeft, Self.stepsBetweenLooks) * Self.touchesPerStep
      var left = most
      let outcome = node.simplex.solve(touching: &left)
      let mayGoOn = charge(most - left, &control)
      switch outcome {
      case .outOfSteps:
        // With some of it left, the numbers were too bad to go on.
        guard left <= 0, mayGoOn else { return nil }
      case .infeasible: return outcome
      case .optimal:
        let values = node.simplex.values
        var broken: [(excess: Double, index: Int)] = []
        for (index, waiting) in node.waiting.enumerated() {
          let sum = waiting.row.entries.reduce(0.0) {
            $0 + Double($1.coefficient) * values[$1.column]
          }
          let excess = sum - Double(waiting.row.limit)
          if excess > 1e-6 { broken.append((excess, index)) }
        }
        guard !broken.isEmpty else { return outcome }
        guard mayGoOn else { return nil }
        broken.sort { ($1.excess, $0.index) < ($0.excess, $1.index) }
        for (_, index) in broken.prefix(60) {
          node.simplex.add(node.waiting[index].row)
          node.rows.append(node.waiting[index])
        }
        let added = Set(broken.prefix(60).map(\.index))
        node.waiting = node.waiting.indices.filter { !added.contains($0) }.map { node.waiting[$0] }
      }
    }
  }

  /// Takes the steps of so many touches, if only one; whether it may go on.
  private mutating func charge(_ touches: Int, _ control: inout SearchControl) -> Bool {
    let steps = max(1, touches / Self.touchesPerStep)
    stepsLeft -= steps
    return control.take(steps) && stepsLeft > 0
  }

  /// Whether a case holds nothing better than what is known; if so, it is written down.
  private mutating func close(_ node: Node, _ outcome: DualSimplex.Outcome, known: Int) -> Bool {
    let program = node.simplex.program
    let isEmpty = outcome == .infeasible
    guard isEmpty || node.simplex.objective < Double(known + 1) - 1e-7 else { return false }
    let proof = DualBound.rounding(
      node.simplex.duals,
      of: isEmpty ? program.withoutObjective : program
    )
    let bound = proof.bound(of: isEmpty ? program.withoutObjective : program)
    guard let bound, isEmpty ? bound < 0 : bound <= known else { return false }
    let multipliers = isEmpty ? proof.multipliers : proof.withCells(of: node.rows, program)
    cases.append(
      ProvenCase(
        supposed: node.supposed,
        rows: zip(node.rows, multipliers).filter { $1 != 0 }.map { ($0, $1) },
        denominator: proof.denominator,
        bound: isEmpty ? nil : bound
      )
    )
    return true
  }
}

extension BranchAndBound.Node {
  /// What is touched to copy the case, to look at its rows and to bound it in whole numbers, nearly.
  fileprivate var size: Int {
    let waitingEntries = waiting.reduce(0) { $0 + $1.row.entries.count }
    return simplex.size * 10 + waitingEntries * 2
  }

  /// What the multipliers of its last solve prove that no plan of the case exceeds.
  fileprivate var provenBound: Int? {
    DualBound.bound(rounding: simplex.duals, of: simplex.program)
  }

  /// The case in which a count is at most, or at least, so many.
  fileprivate func supposing(
    _ entries: [LinearProgram.Row.Entry],
    of count: BranchCount,
    isAtMost: Bool,
    _ number: Int
  ) -> Self {
    let sign = isAtMost ? 1 : -1
    let row = LinearProgram.Row(
      entries.map { LinearProgram.Row.Entry($0.column, sign * $0.coefficient) },
      atMost: sign * number
    )
    let branch = BranchRow(count: count, isAtMost: isAtMost, number: number)
    var node = self
    node.simplex.add(row)
    node.rows.append(ProofModel.MeantRow(row: row, meaning: .branch(branch)))
    node.supposed.append(branch)
    return node
  }
}

extension DualBound {
  /// The multipliers with what unknowns' own bounds contribute said by the rows of their cells.
  ///
  /// A cell takes one of them, so that its row counts no more than they do together: the sum of the
  /// rows is then the whole proof.
  fileprivate func withCells(
    of rows: [ProofModel.MeantRow],
    _ program: LinearProgram
  ) -> [Int] {
    var gains = program.columns.map { $0.objective * denominator }
    for (row, multiplier) in zip(program.rows, multipliers) where multiplier != 0 {
      for entry in row.entries { gains[entry.column] -= multiplier * entry.coefficient }
    }
    var multipliers = multipliers
    for (index, row) in rows.enumerated() {
      guard case .cell = row.meaning else { continue }
      let gain = row.row.entries.map { gains[$0.column] }.max() ?? 0
      guard gain > 0 else { continue }
      multipliers[index] += gain
      for entry in row.row.entries { gains[entry.column] -= gain }
    }
    return multipliers
  }
}
