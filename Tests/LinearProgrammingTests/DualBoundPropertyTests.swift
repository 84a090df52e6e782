import LinearProgramming
import Testing

@Suite("What the bounds hold for")
struct DualBoundPropertyTests {
  @Test("No whole solution of 1,000 small programs is worth more than its bound")
  func trying() {
    var numbers = ParkMiller(state: 2026)
    var infeasible = 0
    for index in 0..<1000 {
      let program = LinearProgram.generated(
        width: 2 + numbers.below(6),
        height: 1 + numbers.below(6),
        mixed: index % 2 == 0,
        from: &numbers
      )
      let best = program.bestByTrying
      var simplex = DualSimplex(program)
      switch simplex.solve() {
      case .optimal:
        let bound = DualBound.rounding(simplex.duals, of: program).bound(of: program)
        #expect(bound ?? .max >= best ?? .min, "program \(index)")
        #expect(Double(bound ?? .max) <= simplex.objective + 1e-6, "program \(index)")
      case .infeasible:
        infeasible += 1
        #expect(best == nil, "program \(index)")
        let nothing = program.withoutObjective
        let bound = DualBound.rounding(simplex.duals, of: nothing).bound(of: nothing)
        #expect(bound ?? 0 < 0, "program \(index)")
      case .outOfSteps:
        Issue.record("program \(index)")
      }
    }
    #expect(infeasible > 50)
  }

  @Test("Any multipliers give a bound that holds")
  func anyMultipliers() {
    var numbers = ParkMiller(state: 7)
    for index in 0..<300 {
      let program = LinearProgram.generated(width: 6, height: 5, mixed: true, from: &numbers)
      guard let best = program.bestByTrying else { continue }
      let proof = DualBound(
        multipliers: program.rows.map { _ in numbers.below(5) },
        denominator: 1 + numbers.below(4)
      )
      #expect(proof.bound(of: program) ?? .min >= best, "program \(index)")
    }
  }

  @Test("For weeks of dishes it is the linear optimum, rounded down", arguments: 1...40)
  func weeks(seed: Int) {
    let program = LinearProgram.week(seed: seed, kinds: 4 + seed)
    var simplex = DualSimplex(program)
    #expect(simplex.solve() == .optimal)
    let proof = DualBound.rounding(simplex.duals, of: program)
    #expect(proof.bound(of: program) == Int(simplex.objective + 1e-6))
    #expect(DualBound.bound(rounding: simplex.duals, of: program) == proof.bound(of: program))
  }

  @Test("The multipliers of a solve that was cut short give a bound that holds")
  func cutShort() {
    var numbers = ParkMiller(state: 11)
    for index in 0..<300 {
      let program = LinearProgram.generated(width: 6, height: 5, mixed: true, from: &numbers)
      guard let best = program.bestByTrying else { continue }
      var simplex = DualSimplex(program)
      for _ in 0..<4 {
        _ = simplex.pivot(1)
        let bound = DualBound.bound(rounding: simplex.duals, of: program)
        #expect(bound ?? .min >= best, "program \(index)")
      }
    }
  }
}
