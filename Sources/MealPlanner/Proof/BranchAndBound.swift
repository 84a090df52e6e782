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

  /// After how many pivots it is asked whether to stop.
  private static let pivotsBetweenLooks = 400

  private let model: ProofModel
  private let counts: BranchCounts
  private var pivots: Int
  private var solutions: [[Double]] = []
  private var cases: [ProvenCase] = []

  init(_ model: ProofModel, pivots: Int) {
    self.model = model
    self.pivots = pivots
    counts = BranchCounts(model)
  }

  /// Bounds the program's value from above.
  ///
  /// - Parameters:
  ///   - known: The value of a plan that was found.
  ///   - mostNodes: How many cases may be looked at.
  ///   - control: Who may stop it.
  /// - Returns: The bound; it is `known` where the plan is proven to be best.
  mutating func run(known: Int, mostNodes: Int, control: inout SearchControl) -> Outcome {
    var known = known
    var simplex = DualSimplex(columns: model.columns)
    for row in model.first { simplex.add(row.row) }
    let trivial = model.columns.reduce(0) { $0 + max(0, $1.objective) * $1.upper }
    var open = [
      Node(
        simplex: simplex,
        rows: model.first,
        waiting: model.lazy,
        supposed: [],
        bound: trivial
      )
    ]
    var nodes = 0
    while let last = open.last, nodes < mostNodes, pivots > 0 {
      var node = last
      nodes += 1
      guard control.take(64) else { break }
      let outcome = solve(&node, control: &control)
      guard let outcome else { break }
      open.removeLast()
      if close(node, outcome, known: known) { continue }
      guard outcome == .optimal else {
        // Nothing whole can be said of it: it stays open with its parent's bound.
        open.append(node)
        break
      }
      let program = node.simplex.program
      let proof = DualBound.rounding(node.simplex.duals, of: program)
      node.bound = min(node.bound, proof.bound(of: program) ?? node.bound)
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
      var chunk = min(pivots, Self.pivotsBetweenLooks)
      let before = chunk
      let outcome = node.simplex.solve(pivots: &chunk)
      pivots -= before - chunk
      switch outcome {
      case .outOfSteps:
        guard chunk < before, pivots > 0, control.take() else { return nil }
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
