/// A combination of the basis: how much of each basic column, and of each row's slack.
struct BasisVector {
  /// By line of the inverse; as long as there are rows, which is more than there can be lines.
  var columns: [Double]
  /// By row; 0 where the row is tight.
  var rows: [Double]

  init(rows: [Double]) {
    self.rows = rows
    columns = Array(repeating: 0, count: rows.count)
  }

  mutating func clear() {
    for index in rows.indices {
      rows[index] = 0
    }
  }
}

extension DualSimplex {
  /// Turns `vector.rows`, a right-hand side, into the combination of the basis that gives it.
  ///
  /// - Returns: What the combination leaves of a tight row's side at most, which should be nothing.
  @discardableResult
  func solveBasis(_ vector: inout BasisVector) -> Double {
    var byPlace = inverse.zeros
    for (place, row) in tightRows.enumerated() where vector.rows[row] != 0 {
      byPlace[place] = vector.rows[row]
    }
    inverse.multiply(byPlace, into: &vector.columns)
    for (line, column) in basicColumns.enumerated() where vector.columns[line] != 0 {
      matrix.addColumn(column, times: -vector.columns[line], to: &vector.rows)
    }
    var residual = 0.0
    for row in tightRows {
      residual = max(residual, vector.rows[row].magnitude)
      vector.rows[row] = 0
    }
    return residual
  }

  /// The row of the inverse basis of a basic slack, by place; its own 1 is left out.
  func basisRow(ofSlack row: Int) -> BlockVector {
    var byPlace = inverse.zeros
    matrix.forEachEntry(ofRow: row) { column, coefficient in
      if columnLine[column] >= 0 {
        inverse.addLine(columnLine[column], times: -coefficient, to: &byPlace)
      }
    }
    return byPlace
  }

  /// The row of the inverse basis of a basic column, by place.
  func basisRow(ofColumn column: Int) -> BlockVector {
    var byPlace = inverse.zeros
    inverse.addLine(columnLine[column], times: 1, to: &byPlace)
    return byPlace
  }
}
