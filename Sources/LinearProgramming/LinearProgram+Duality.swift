extension LinearProgram {
  /// The same rows and bounds with nothing to gain: a bound of it below 0 shows that it can't be
  /// satisfied.
  public var withoutObjective: LinearProgram {
    LinearProgram(columns: columns.map { Column(objective: 0, upper: $0.upper) }, rows: rows)
  }

  /// What no solution can be worth more than, by weak duality: the limits at their multipliers, and
  /// for each column the most that is left to be gained by it.
  func bound(at multipliers: [Double]) -> Double {
    var bound = 0.0
    var gains = columns.map { Double($0.objective) }
    for (row, multiplier) in zip(rows, multipliers) where multiplier != 0 {
      bound += multiplier * Double(row.limit)
      for entry in row.entries {
        gains[entry.column] -= multiplier * Double(entry.coefficient)
      }
    }
    for (column, gain) in zip(columns, gains) where gain > 0 {
      bound += gain * Double(column.upper)
    }
    return bound
  }
}
