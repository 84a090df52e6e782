extension DualSimplex {
  /// How much an objective is changed at most, so that ties are rare: far below what one pivot of
  /// integers can be worth, far above what rounding makes.
  static let perturbation = 2e-6

  /// Goes back to the basis of slacks alone.
  mutating func restart(perturbation: Double) {
    tightRows = []
    basicColumns = []
    inverse = KernelInverse()
    // The numbers of Park and Miller (1988, with the factor of 1993): the same on every machine.
    var state = 1
    for (column, bounds) in program.columns.enumerated() {
      state = state * 48271 % 2_147_483_647
      let change = perturbation * (0.5 + Double(state) / 4_294_967_294)
      let isWorthIt = bounds.objective > 0
      columnLine[column] = -1
      side[column] = bounds.upper == 0 ? 0 : isWorthIt ? 1 : -1
      value[column] = isWorthIt ? upper[column] : 0
      cost[column] = Double(bounds.objective) + (isWorthIt ? change : -change)
      columnWeight[column] = 1
    }
    for row in program.rows.indices {
      rowPlace[row] = -1
      rowWeight[row] = 1
    }
    pivotsSinceInversion = 0
    refresh()
  }

  /// Inverts the basis afresh; `false` where it turned out to be singular.
  mutating func reinvert() -> Bool {
    var lines = Array(
      repeating: Array(repeating: 0.0, count: basicColumns.count),
      count: tightRows.count
    )
    for (place, row) in tightRows.enumerated() {
      matrix.forEachEntry(ofRow: row) { column, coefficient in
        if columnLine[column] >= 0 { lines[place][columnLine[column]] = coefficient }
      }
    }
    touched += lines.count * lines.count * lines.count
    guard let afresh = KernelInverse(inverting: lines) else { return false }
    inverse = afresh
    pivotsSinceInversion = 0
    refresh()
    return true
  }

  /// Computes values, slacks, multipliers and reduced costs from the basis.
  mutating func refresh() {
    var left = BasisVector(rows: program.rows.map { Double($0.limit) })
    for column in value.indices where columnLine[column] < 0 && value[column] != 0 {
      matrix.addColumn(column, times: -value[column], to: &left.rows)
    }
    residual = solveBasis(&left)
    for (line, column) in basicColumns.enumerated() {
      value[column] = left.columns[line]
    }
    slack = left.rows
    price = multipliers(for: cost)
    reduced = reducedCosts(of: cost, at: price)
    for column in basicColumns {
      reduced[column] = 0
    }
    pivotsSinceRefresh = 0
    touched += inverse.blockCount * 2 + matrix.entryCount * 3 + program.columns.count * 2
  }

  /// The rows' multipliers that leave nothing of the basic columns' objectives.
  func multipliers(for costs: [Double]) -> [Double] {
    var byPlace = inverse.zeros
    for (line, column) in basicColumns.enumerated() where costs[column] != 0 {
      inverse.addLine(line, times: costs[column], to: &byPlace)
    }
    var byRow = Array(repeating: 0.0, count: program.rows.count)
    for (place, row) in tightRows.enumerated() {
      byRow[row] = byPlace[place]
    }
    return byRow
  }

  /// What each column is worth less what the rows take for it.
  func reducedCosts(of costs: [Double], at multipliers: [Double]) -> [Double] {
    var left = costs
    for (row, multiplier) in multipliers.enumerated() where multiplier != 0 {
      matrix.addRow(row, times: -multiplier, to: &left)
    }
    return left
  }
}
