import LinearProgramming
import Testing

@Suite("Solving again after more rows")
struct WarmStartTests {
  @Test("Row by row comes to the same as all at once", arguments: [false, true])
  func rowByRow(mixed: Bool) {
    for seed in 1...150 {
      let program = LinearProgram.generated(seed: seed, mixed: mixed)
      var cold = DualSimplex(program)
      var warm = DualSimplex(columns: program.columns)
      var outcome = warm.solve()
      for row in program.rows {
        warm.add(row)
        outcome = warm.solve()
      }
      #expect(outcome == cold.solve(), "seed \(seed)")
      if outcome == .optimal {
        #expect(abs(warm.objective - cold.objective) < 1e-7, "seed \(seed)")
        #expect(program.isSatisfied(by: warm.values), "seed \(seed)")
      }
    }
  }

  @Test("A copy with another row leaves the first as it was")
  func copies() {
    var first = DualSimplex(LinearProgram.week(seed: 5, kinds: 12))
    #expect(first.solve() == .optimal)
    let before = first.values

    var branch = first
    branch.add(.init(before.indices.map { .init($0) }, atMost: 3))
    #expect(branch.solve() == .optimal)
    #expect(abs(branch.objective - 3) < 1e-9)
    #expect(first.values == before)
    #expect(first.program.rows.count + 1 == branch.program.rows.count)
  }

  @Test(
    "Going on after the pivots ran out comes to the same, pivot by pivot, with bounds that hold"
  )
  func outOfSteps() {
    let program = LinearProgram.week(seed: 9, kinds: 20)
    var whole = DualSimplex(program)
    #expect(whole.solve() == .optimal)

    var parts = DualSimplex(program)
    var outcome = DualSimplex.Outcome.outOfSteps
    var solves = 0
    while outcome == .outOfSteps, solves < 10_000 {
      var pivots = 1
      outcome = parts.solve(pivots: &pivots)
      solves += 1
      #expect(parts.objective > whole.objective - 1e-6)
    }
    #expect(solves > 10)
    #expect(outcome == .optimal)
    #expect(abs(parts.objective - whole.objective) < 1e-7)
  }

  @Test("The budget is what is left of it")
  func budget() {
    var simplex = DualSimplex(LinearProgram.week(seed: 9, kinds: 20))
    var pivots = 5
    #expect(simplex.solve(pivots: &pivots) == .outOfSteps)
    #expect(pivots == 0)
    pivots = 1000
    #expect(simplex.solve(pivots: &pivots) == .optimal)
    #expect(pivots > 0 && pivots < 1000)
    let left = pivots
    #expect(simplex.solve(pivots: &pivots) == .optimal)
    #expect(pivots == left)
  }

  @Test("The same calls give the same values to the last bit")
  func deterministic() {
    var first = DualSimplex(LinearProgram.week(seed: 3, kinds: 25))
    var second = DualSimplex(LinearProgram.week(seed: 3, kinds: 25))
    #expect(first.solve() == second.solve())
    #expect(first.values == second.values)
    #expect(first.duals == second.duals)
  }
}
