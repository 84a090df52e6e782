/// What was computed pivot by pivot is believed only when the program itself confirms it.
extension DualSimplex {
  /// How far a sum may be from what it should be, for each unit of its size.
  private static let precision = 1e-6

  /// Takes the values and multipliers for a best solution if they satisfy the program and leave no
  /// gap between each other.
  mutating func acceptOptimum() -> Bool {
    acceptMultipliers()
    touched += matrix.entryCount + program.columns.count
    var worth = 0.0
    for (column, bounds) in program.columns.enumerated() {
      guard value[column] >= -Self.precision, value[column] <= upper[column] + Self.precision
      else { return false }
      worth += Double(bounds.objective) * value[column]
    }
    for (index, row) in program.rows.enumerated() {
      let excess = matrix.sum(ofRow: index, at: value) - Double(row.limit)
      guard excess <= Self.precision * (1 + Double(row.limit).magnitude) else { return false }
    }
    guard (worth - objective).magnitude <= Self.precision * (1 + worth.magnitude) else {
      return false
    }
    objective = worth
    return true
  }

  /// Takes the multipliers of the program without the perturbation, and the bound that they give.
  mutating func acceptMultipliers() {
    let objectives = program.columns.map { Double($0.objective) }
    duals = multipliers(for: objectives).map { max(0, $0) }
    objective = program.bound(at: duals)
    touched += inverse.blockCount + matrix.entryCount + program.columns.count * 3
  }

  /// Takes the pivot row for a sum of rows that can't hold, if it is one.
  mutating func acceptContradiction(_ leaving: Leaving, _ work: Workspace) -> Bool {
    let weights = work.rowElements.map { max(0, -leaving.side * $0) }
    let largest = weights.reduce(0, max)
    guard largest > 0 else { return false }
    let ray = weights.map { $0 / largest }
    touched += matrix.entryCount + program.columns.count * 3
    guard program.withoutObjective.bound(at: ray) < -Self.precision else { return false }
    acceptMultipliers()
    duals = ray
    return true
  }
}
