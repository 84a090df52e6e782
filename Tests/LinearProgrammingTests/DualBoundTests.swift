import LinearProgramming
import Testing

@Suite("Dual bound")
struct DualBoundTests {
  /// Fish at most 2, meat at most 3 of 7 dinners; 0 to 6 are fish, 7 to 13 meat.
  static let dinners = LinearProgram(
    columns: Array(repeating: .init(objective: 1, upper: 1), count: 14),
    rows: [
      .init((0..<7).map { .init($0) }, atMost: 2),
      .init((7..<14).map { .init($0) }, atMost: 3),
    ] + (0..<7).map { .init([.init($0), .init($0 + 7)], atMost: 1) }
  )

  @Test("Adds up the limits and what is left of the columns")
  func sums() {
    let program = Self.dinners
    #expect(DualBound(multipliers: [1, 1, 0, 0, 0, 0, 0, 0, 0]).bound(of: program) == 5)
    #expect(DualBound(multipliers: [0, 0, 1, 1, 1, 1, 1, 1, 1]).bound(of: program) == 7)
    // Nothing is limited: all fourteen; fish alone: 2 and seven meats.
    #expect(DualBound(multipliers: [0, 0, 0, 0, 0, 0, 0, 0, 0]).bound(of: program) == 14)
    #expect(DualBound(multipliers: [1, 0, 0, 0, 0, 0, 0, 0, 0]).bound(of: program) == 9)
    // Halves: (2 + 3) / 2 and half of fourteen are 9.5.
    #expect(
      DualBound(multipliers: [1, 1, 0, 0, 0, 0, 0, 0, 0], denominator: 2).bound(of: program) == 9
    )
  }

  @Test("Rounds down below 0 too")
  func below() {
    let program = LinearProgram(
      columns: [.init(objective: -1, upper: 4)],
      rows: [.init([.init(0, -2)], atMost: -3)]
    )
    // Twice as many are at least 3, so it costs at least 1.5.
    #expect(DualBound(multipliers: [1], denominator: 2).bound(of: program) == -2)
  }

  @Test("Says nothing where the multipliers are none, or the numbers don't fit")
  func nothing() {
    let program = Self.dinners
    #expect(DualBound(multipliers: [1]).bound(of: program) == nil)
    #expect(DualBound(multipliers: [-1, 0, 0, 0, 0, 0, 0, 0, 0]).bound(of: program) == nil)
    let zeros = Array(repeating: 0, count: 9)
    #expect(DualBound(multipliers: zeros, denominator: 0).bound(of: program) == nil)
    #expect(DualBound(multipliers: zeros, denominator: .max).bound(of: program) == nil)
    let most = DualBound(multipliers: [.max] + zeros.dropLast())
    #expect(most.bound(of: program) == nil)
    let large = LinearProgram(columns: [.init(objective: .max, upper: 2)])
    #expect(DualBound(multipliers: []).bound(of: large) == nil)
  }

  @Test("The proof for the dinners is the two tags")
  func short() {
    var simplex = DualSimplex(Self.dinners)
    #expect(simplex.solve() == .optimal)
    let proof = DualBound.rounding(simplex.duals, of: Self.dinners)
    #expect(proof == DualBound(multipliers: [1, 1, 0, 0, 0, 0, 0, 0, 0]))
  }

  @Test("Leaves out rows that the bound doesn't need, in lowest terms")
  func leavesOut() {
    // Half of Monday's row makes it 5.5, so halves are tried; without it, it is 5 all the same.
    let duals = [1.0, 1.0, 0.5, 0, 0, 0, 0, 0, 0]
    #expect(
      DualBound.rounding(duals, of: Self.dinners)
        == DualBound(multipliers: [1, 1, 0, 0, 0, 0, 0, 0, 0])
    )
  }

  @Test("Multipliers that are no numbers prove what no multipliers prove")
  func noNumbers() {
    let duals = [.nan, .infinity, -1, 0, 0, 0, 0, 0, 1e300]
    let proof = DualBound.rounding(duals, of: Self.dinners)
    #expect(proof.bound(of: Self.dinners) == 14)
  }
}
