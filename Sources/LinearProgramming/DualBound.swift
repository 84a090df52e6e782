/// A proof, in integers, that no solution of a program is worth more than a number.
///
/// Weak duality: add up the rows, each as often as its multiplier says (none below 0). Every solution
/// keeps the sum, so it is worth at most the sum of the limits plus, for each column, what it is
/// worth beyond what the sum takes for it. That holds for any multipliers, wherever they come from;
/// so a solver in doubles may propose them, and only this has to be right.
public struct DualBound: Hashable, Sendable {
  /// How often each of the program's rows is taken, over `denominator`.
  public var multipliers: [Int]
  /// What the multipliers are divided by; above 0.
  public var denominator: Int

  /// Creates a proof.
  public init(multipliers: [Int], denominator: Int = 1) {
    self.multipliers = multipliers
    self.denominator = denominator
  }

  /// The largest whole number that a solution of the program in whole numbers may be worth by this
  /// proof.
  ///
  /// - Returns: `nil` where it proves nothing: a multiplier below 0, another number of rows, or
  ///   numbers that don't fit.
  public func bound(of program: LinearProgram) -> Int? {
    guard let total = DualTotal(self, of: program) else { return nil }
    return total.bound
  }
}

/// The sums of a proof, kept so that a multiplier can be changed without adding up everything again.
struct DualTotal {
  private let program: LinearProgram
  private let denominator: Int
  /// What each column is worth beyond what the rows take for it, times the denominator.
  private var gains: [Int]
  private var total = 0

  init?(_ proof: DualBound, of program: LinearProgram) {
    guard proof.denominator > 0, proof.multipliers.count == program.rows.count,
      proof.multipliers.allSatisfy({ $0 >= 0 })
    else { return nil }
    self.program = program
    denominator = proof.denominator
    gains = []
    for column in program.columns {
      let (gain, overflow) = column.objective.multipliedReportingOverflow(by: denominator)
      guard !overflow, column.upper >= 0 else { return nil }
      gains.append(gain)
    }
    for (row, multiplier) in proof.multipliers.enumerated() where multiplier != 0 {
      guard take(multiplier, of: row) else { return nil }
    }
    for column in gains.indices {
      guard add(upper: column) else { return nil }
    }
    isWhole = true
  }

  /// Whether the total includes the columns' gains.
  private var isWhole = false

  /// The total over the denominator, rounded down.
  var bound: Int {
    let (quotient, remainder) = total.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// Takes a row so many times more; `false` where the numbers don't fit.
  mutating func take(_ times: Int, of row: Int) -> Bool {
    guard add(program.rows[row].limit, times: times) else { return false }
    for entry in program.rows[row].entries {
      let (taken, overflow) = entry.coefficient.multipliedReportingOverflow(by: times)
      guard !overflow else { return false }
      if isWhole {
        guard add(upper: entry.column, sign: -1) else { return false }
      }
      let (gain, overflown) = gains[entry.column].subtractingReportingOverflow(taken)
      guard !overflown else { return false }
      gains[entry.column] = gain
      if isWhole {
        guard add(upper: entry.column) else { return false }
      }
    }
    return true
  }

  private mutating func add(upper column: Int, sign: Int = 1) -> Bool {
    gains[column] <= 0 || add(gains[column], times: sign * program.columns[column].upper)
  }

  private mutating func add(_ number: Int, times factor: Int) -> Bool {
    let (product, overflow) = number.multipliedReportingOverflow(by: factor)
    guard !overflow else { return false }
    let (sum, overflown) = total.addingReportingOverflow(product)
    total = sum
    return !overflown
  }
}
