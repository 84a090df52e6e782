import LinearProgramming
import Testing

@Suite("Dual simplex")
struct DualSimplexTests {
  /// What HiGHS 1.16 finds for the generated programs of seeds 1 to 30; nil: infeasible.
  static let optimaOfPacking: [Double?] = [
    4.75, 14, 0, 7, 2, 3, 1, 29.0 / 3, 2, 6, 2, 6, 3, 4.5, 2.5, 2.5, 4, 4, 2, 7, 7, 6, 7.5, 3, 2, 2,
    7, 1, 8, 2,
  ]
  static let optimaOfMixed: [Double?] = [
    nil, 36, nil, 24, nil, 23, 2.5, 12, nil, 97.0 / 7, nil, nil, 4, nil, 0, nil, nil, nil, 0, 11,
    12, 7, 37.0 / 6, nil, 5, nil, 12, nil, 13, nil,
  ]

  @Test(
    "Finds what another solver finds",
    arguments: [(false, optimaOfPacking), (true, optimaOfMixed)]
  )
  func another(mixed: Bool, optima: [Double?]) {
    for (index, optimum) in optima.enumerated() {
      let program = LinearProgram.generated(seed: index + 1, mixed: mixed)
      var simplex = DualSimplex(program)
      let outcome = simplex.solve()
      guard let optimum else {
        #expect(outcome == .infeasible, "seed \(index + 1)")
        continue
      }
      #expect(outcome == .optimal, "seed \(index + 1)")
      #expect(abs(simplex.objective - optimum) < 1e-7, "seed \(index + 1)")
      #expect(program.isSatisfied(by: simplex.values), "seed \(index + 1)")
    }
  }

  @Test("Without rows everything worth something stands at its upper bound")
  func noRows() {
    var simplex = DualSimplex(columns: [
      .init(objective: 2, upper: 3), .init(objective: 0, upper: 5), .init(objective: -1, upper: 2),
    ])
    #expect(simplex.solve() == .optimal)
    #expect(simplex.objective == 6)
    #expect(simplex.values == [3, 0, 0])
    #expect(simplex.duals.isEmpty)

    var empty = DualSimplex(columns: [])
    #expect(empty.solve() == .optimal)
    #expect(empty.objective == 0)
  }

  @Test("Five in a ring, each excluding its neighbours, are two and a half")
  func oddCycle() {
    var simplex = DualSimplex(columns: Array(repeating: .init(objective: 1, upper: 1), count: 5))
    for first in 0..<5 {
      simplex.add(.init([.init(first), .init((first + 1) % 5)], atMost: 1))
    }
    #expect(simplex.solve() == .optimal)
    #expect(abs(simplex.objective - 2.5) < 1e-9)
    #expect(simplex.values.allSatisfy { abs($0 - 0.5) < 1e-9 })
    #expect(simplex.duals.allSatisfy { abs($0 - 0.5) < 1e-9 })
    #expect(simplex.value(of: 3) == simplex.values[3])

    simplex.add(.init((0..<5).map { .init($0) }, atMost: 2))
    #expect(simplex.solve() == .optimal)
    #expect(abs(simplex.objective - 2) < 1e-9)
  }

  @Test("An empty row with a limit below 0, and a fixed column that a row needs, can't hold")
  func contradictions() {
    var empty = DualSimplex(columns: [.init(objective: 1, upper: 1)])
    empty.add(.init([], atMost: -1))
    #expect(empty.solve() == .infeasible)
    #expect(empty.duals == [1])

    var fixed = DualSimplex(columns: [
      .init(objective: 1, upper: 0), .init(objective: 1, upper: 1),
    ])
    fixed.add(.init([.init(0, -1), .init(1, -1)], atMost: -2))
    #expect(fixed.solve() == .infeasible)
  }

  @Test("What can't hold still can't when more rows come")
  func staysInfeasible() {
    var simplex = DualSimplex(LinearProgram.generated(seed: 1, mixed: true))
    #expect(simplex.solve() == .infeasible)
    simplex.add(.init([.init(0)], atMost: 1))
    #expect(simplex.solve() == .infeasible)
  }

  @Test("The same row many times over, and rows of limit 0, don't make it turn in circles")
  func degenerate() {
    var simplex = DualSimplex(columns: Array(repeating: .init(objective: 1, upper: 1), count: 30))
    for _ in 0..<10 {
      simplex.add(.init((0..<30).map { .init($0) }, atMost: 4))
      simplex.add(.init((0..<10).map { .init($0) }, atMost: 0))
      simplex.add(.init((0..<20).map { .init($0, $0 < 10 ? -1 : 1) }, atMost: 0))
    }
    #expect(simplex.solve() == .optimal)
    #expect(abs(simplex.objective - 4) < 1e-9)
  }
}
