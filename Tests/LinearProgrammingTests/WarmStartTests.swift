import Testing

@testable import LinearProgramming

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
    "Going on after the budget ran out comes to the same, pivot by pivot, with bounds that hold"
  )
  func outOfSteps() {
    let program = LinearProgram.week(seed: 9, kinds: 20)
    var whole = DualSimplex(program)
    #expect(whole.solve() == .optimal)

    var parts = DualSimplex(program)
    var outcome = DualSimplex.Outcome.outOfSteps
    var solves = 0
    while outcome == .outOfSteps, solves < 10_000 {
      outcome = parts.pivot(1)
      solves += 1
      #expect(parts.objective > whole.objective - 1e-6)
    }
    #expect(solves > 10)
    #expect(outcome == .optimal)
    #expect(abs(parts.objective - whole.objective) < 1e-7)
  }

  @Test("A solve ends within a pivot of its budget, and the budget is what is left of it")
  func budget() {
    var whole = DualSimplex(LinearProgram.week(seed: 9, kinds: 20))
    var left = 10_000_000
    #expect(whole.solve(touching: &left) == .optimal)
    let needed = 10_000_000 - left
    #expect(needed > 0)

    var simplex = DualSimplex(LinearProgram.week(seed: 9, kinds: 20))
    left = 0
    #expect(simplex.solve(touching: &left) == .outOfSteps)
    #expect(simplex.pivotsSinceInversion == 0)
    left = 1
    #expect(simplex.solve(touching: &left) == .outOfSteps)
    #expect(simplex.pivotsSinceInversion == 1)
    #expect(left <= 0)
    left = needed / 2
    #expect(simplex.solve(touching: &left) == .outOfSteps)
    #expect(left <= 0 && -left < needed / 4)
    left = needed
    #expect(simplex.solve(touching: &left) == .optimal)
    #expect(left > 0)
  }

  @Test("A pivot of a program with four times the columns counts for more than twice")
  func size() {
    func touchedByAPivot(kinds: Int) -> Int {
      var simplex = DualSimplex(LinearProgram.week(seed: 9, kinds: kinds))
      #expect(simplex.pivot(1) == .outOfSteps)
      let before = simplex.touched
      simplex.countPivot(DualSimplex.Workspace(simplex.program), flips: 0)
      return simplex.touched - before
    }
    #expect(touchedByAPivot(kinds: 80) > 2 * touchedByAPivot(kinds: 20))
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
