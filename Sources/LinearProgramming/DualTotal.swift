/// The sums of a proof, kept so that a multiplier can be changed without adding up everything again.
struct DualTotal {
  private let program: LinearProgram
  private let denominator: Int
  /// What each column is worth beyond what the rows take for it, times the denominator.
  private var gains: [Int] = []
  private var total = 0

  /// Adds up a proof; `nil` where it is none, or where a number doesn't fit.
  init?(_ proof: DualBound, of program: LinearProgram) {
    guard proof.denominator > 0, proof.multipliers.count == program.rows.count,
      proof.multipliers.allSatisfy({ $0 >= 0 })
    else { return nil }
    self.program = program
    denominator = proof.denominator
    gains.reserveCapacity(program.columns.count)
    for column in program.columns {
      let (gain, overflow) = column.objective.multipliedReportingOverflow(by: denominator)
      guard !overflow, column.upper >= 0, add(max(0, gain), times: column.upper) else { return nil }
      gains.append(gain)
    }
    for (row, multiplier) in proof.multipliers.enumerated() where multiplier != 0 {
      guard take(multiplier, of: row) else { return nil }
    }
  }

  /// The total over the denominator, rounded down.
  var bound: Int {
    let (quotient, remainder) = total.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// Takes a row so many times more; `false`, and then the sums are worthless, where a number doesn't
  /// fit.
  mutating func take(_ times: Int, of row: Int) -> Bool {
    guard add(program.rows[row].limit, times: times) else { return false }
    for entry in program.rows[row].entries {
      let before = gains[entry.column]
      let (taken, overflow) = entry.coefficient.multipliedReportingOverflow(by: times)
      let (after, overflown) = before.subtractingReportingOverflow(taken)
      guard !overflow, !overflown,
        // Neither is below 0, so the difference fits.
        add(max(0, after) - max(0, before), times: program.columns[entry.column].upper)
      else { return false }
      gains[entry.column] = after
    }
    return true
  }

  private mutating func add(_ number: Int, times factor: Int) -> Bool {
    let (product, overflow) = number.multipliedReportingOverflow(by: factor)
    let (sum, overflown) = total.addingReportingOverflow(product)
    total = sum
    return !overflow && !overflown
  }
}
