extension DualBound {
  /// The denominators that are tried, the simplest first: what a person reads easily, then what most
  /// fractions of small whole numbers divide, then plain precision.
  static let denominators = [
    1, 2, 3, 4, 5, 6, 8, 10, 12, 24, 60, 420, 2520, 5040, 10_000, 1_000_000, 1_000_000_000,
  ]

  /// The simplest proof of the smallest bound that rounded multipliers give.
  ///
  /// It ends at the first denominator that gives what the multipliers promise as they are. Rows that
  /// the bound doesn't need are left out, so that the proof can be shown to a person.
  ///
  /// - Parameters:
  ///   - duals: A multiplier for each row, as `DualSimplex` proposes them.
  ///   - program: The program with those rows.
  /// - Returns: A proof with a multiplier for each row, all 0 where no rounding helps.
  public static func rounding(_ duals: [Double], of program: LinearProgram) -> DualBound {
    smallest(duals, of: program).proof.short(for: program)
  }

  /// The smallest bound that rounded multipliers prove; `nil` where none proves any.
  ///
  /// It is the bound of ``rounding(_:of:)``, without the work of making its proof short.
  public static func bound(rounding duals: [Double], of program: LinearProgram) -> Int? {
    smallest(duals, of: program).bound
  }

  private static func smallest(
    _ duals: [Double],
    of program: LinearProgram
  ) -> (proof: DualBound, bound: Int?) {
    var best = DualBound(multipliers: Array(repeating: 0, count: program.rows.count))
    var smallest = best.bound(of: program)
    let promise = program.bound(at: duals) + 1e-6
    for denominator in denominators {
      if let smallest, Double(smallest) <= promise { break }
      guard let proof = DualBound(rounding: duals, over: denominator),
        let bound = proof.bound(of: program)
      else { continue }
      if smallest.map({ bound < $0 }) ?? true {
        best = proof
        smallest = bound
      }
    }
    return (best, smallest)
  }

  private init?(rounding duals: [Double], over denominator: Int) {
    var multipliers: [Int] = []
    for dual in duals {
      let scaled = dual * Double(denominator)
      // Beyond this a double isn't exact to the half.
      guard scaled.isFinite, scaled < 4e15 else { return nil }
      multipliers.append(scaled > 0 ? Int(scaled + 0.5) : 0)
    }
    self.init(multipliers: multipliers, denominator: denominator)
  }

  /// The proof without the rows that it doesn't need, in lowest terms.
  ///
  /// The smallest multipliers go first, and of equal ones the latest row: what branching added is
  /// worth less than what the program began with.
  private func short(for program: LinearProgram) -> DualBound {
    guard var total = DualTotal(self, of: program) else { return self }
    let bound = total.bound
    var shorter = self
    let order = multipliers.indices.filter { multipliers[$0] > 0 }
      .sorted { (multipliers[$0], $1) < (multipliers[$1], $0) }
    for row in order {
      guard total.take(-multipliers[row], of: row) else { break }
      if total.bound <= bound {
        shorter.multipliers[row] = 0
      } else if !total.take(multipliers[row], of: row) {
        break
      }
    }
    return shorter.inLowestTerms
  }

  private var inLowestTerms: DualBound {
    var divisor = denominator
    for multiplier in multipliers {
      var rest = multiplier
      while rest != 0 {
        (divisor, rest) = (rest, divisor % rest)
      }
    }
    return DualBound(
      multipliers: multipliers.map { $0 / divisor },
      denominator: denominator / divisor
    )
  }
}
