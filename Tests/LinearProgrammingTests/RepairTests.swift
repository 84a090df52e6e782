import Testing

@testable import LinearProgramming

/// The ways back from bad numbers, which good programs never take.
@Suite("Mending a simplex")
struct RepairTests {
  @Test("Inverts a square, with the lines in the order that its pivots need")
  func inverting() throws {
    let inverse = try #require(KernelInverse(inverting: [[0, 2, 0], [1, 0, 0], [1, 0, 4]]))
    var vector = inverse.zeros
    vector[0] = 6
    vector[1] = 5
    vector[2] = 13
    var product = [0.0, 0, 0]
    inverse.multiply(vector, into: &product)
    #expect(product == [5, 3, 2])
  }

  @Test("A singular square has no inverse")
  func singular() {
    #expect(KernelInverse(inverting: [[1, 2], [2, 4]]) == nil)
  }

  @Test("Inverted afresh in the middle, it goes on to the same optimum", arguments: 1...10)
  func reinverting(seed: Int) {
    let program = LinearProgram.week(seed: seed, kinds: 15)
    var whole = DualSimplex(program)
    #expect(whole.solve() == .optimal)

    var mended = DualSimplex(program)
    #expect(mended.pivot(12) == .outOfSteps)
    let isInverted = mended.reinvert()
    #expect(isInverted)
    #expect(mended.pivotsSinceInversion == 0)
    #expect(mended.solve() == .optimal)
    #expect(abs(mended.objective - whole.objective) < 1e-7)
    // At the optimum, a fresh inverse changes nothing.
    let values = mended.values
    _ = mended.reinvert()
    #expect(zip(values, mended.values).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("Started again, perturbed less or not at all, it finds the same", arguments: [3e-8, 0])
  func restarting(perturbation: Double) {
    for seed in 1...10 {
      var simplex = DualSimplex(LinearProgram.week(seed: seed, kinds: 15))
      #expect(simplex.solve() == .optimal)
      let objective = simplex.objective
      simplex.restart(perturbation: perturbation)
      #expect(simplex.solve() == .optimal)
      #expect(abs(simplex.objective - objective) < 1e-7)
    }
  }

  @Test("An inverse spoilt on the way is noticed and mended", arguments: 1...10)
  func spoilt(seed: Int) {
    let program = LinearProgram.week(seed: seed, kinds: 20)
    let more = LinearProgram.Row(program.columns.indices.map { .init($0) }, atMost: 5)
    var spoilt = DualSimplex(program)
    #expect(spoilt.solve() == .optimal)
    for line in spoilt.basicColumns.indices {
      var elements = spoilt.inverse.zeros
      elements[line] = 3
      spoilt.inverse.setLine(line, to: elements)
    }
    spoilt.add(more)
    #expect(spoilt.solve() == .optimal)
    #expect(abs(spoilt.objective - 5) < 1e-7)
    #expect(spoilt.program.isSatisfied(by: spoilt.values))
  }

  @Test("Objectives disturbed so much that another solution seems best are noticed and mended")
  func disturbed() {
    let program = LinearProgram(
      columns: [.init(objective: 2, upper: 1), .init(objective: 1, upper: 1)],
      rows: [.init([.init(0), .init(1)], atMost: 1)]
    )
    var simplex = DualSimplex(program)
    simplex.cost = [2, 3]
    simplex.refresh()
    #expect(simplex.solve() == .optimal)
    #expect(simplex.objective == 2)
    #expect(simplex.values == [1, 0])
  }
}
