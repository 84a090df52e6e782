extension DualSimplex {
  /// Moves the multipliers until the entering variable's reduced cost is 0.
  mutating func moveDuals(
    _ leaving: Leaving,
    _ entering: Variable,
    _ element: Double,
    _ work: Workspace
  ) {
    let step: Double
    switch entering {
    case .column(let column): step = reduced[column] / element
    case .slack(let row): step = -price[row] / element
    }
    for row in work.rowElements.indices where work.rowElements[row] != 0 {
      price[row] += step * work.rowElements[row]
    }
    for column in work.columns where side[column] != 0 {
      reduced[column] -= step * work.columnElements[column]
    }
    switch leaving.variable {
    case .column(let column): reduced[column] = -step
    case .slack: break
    }
    switch entering {
    case .column(let column): reduced[column] = 0
    case .slack(let row): price[row] = 0
    }
  }

  /// Puts the passed columns at their other bounds, and moves the basic variables accordingly.
  mutating func flip(_ variables: [Variable]) {
    guard !variables.isEmpty else { return }
    var change = BasisVector(rows: Array(repeating: 0, count: slack.count))
    for case .column(let column) in variables {
      matrix.addColumn(column, times: -side[column] * upper[column], to: &change.rows)
      side[column] = -side[column]
      value[column] = side[column] > 0 ? upper[column] : 0
    }
    solveBasis(&change)
    move(by: -1, along: change)
  }

  private mutating func move(by step: Double, along vector: BasisVector) {
    for (line, column) in basicColumns.enumerated() {
      value[column] += step * vector.columns[line]
    }
    for row in slack.indices {
      slack[row] += step * vector.rows[row]
    }
  }

  /// Moves the entering variable until the leaving one is at its bound.
  mutating func movePrimal(
    _ leaving: Leaving,
    _ entering: Variable,
    _ element: Double,
    _ work: Workspace
  ) {
    let step: Double
    switch leaving.variable {
    case .column(let column):
      step = (value[column] - (leaving.side > 0 ? upper[column] : 0)) / element
    case .slack(let row): step = slack[row] / element
    }
    move(by: -step, along: work.entering)
    switch leaving.variable {
    case .column(let column): value[column] = leaving.side > 0 ? upper[column] : 0
    case .slack(let row): slack[row] = 0
    }
    switch entering {
    case .column(let column): value[column] += step
    case .slack(let row): slack[row] = step
    }
  }

  /// Steepest edge weights after the pivot: the squared lengths of the inverse basis' rows.
  mutating func updateWeights(
    _ leaving: Variable,
    _ entering: Variable,
    _ element: Double,
    _ work: inout Workspace
  ) {
    work.steepest.clear()
    var length = 0.0
    for row in work.rowElements.indices {
      work.steepest.rows[row] = work.rowElements[row]
      length += work.rowElements[row] * work.rowElements[row]
    }
    solveBasis(&work.steepest)
    for (line, column) in basicColumns.enumerated() where work.entering.columns[line] != 0 {
      let ratio = work.entering.columns[line] / element
      columnWeight[column] += ratio * (ratio * length - 2 * work.steepest.columns[line])
      columnWeight[column] = max(columnWeight[column], 1e-4)
    }
    for row in slack.indices where work.entering.rows[row] != 0 {
      let ratio = work.entering.rows[row] / element
      rowWeight[row] += ratio * (ratio * length - 2 * work.steepest.rows[row])
      rowWeight[row] = max(rowWeight[row], 1e-4)
    }
    let weight = max(length / (element * element), 1e-4)
    switch entering {
    case .column(let column): columnWeight[column] = weight
    case .slack(let row): rowWeight[row] = weight
    }
  }

  /// Lets the entering variable take the leaving one's place in the basis and in its inverse.
  mutating func changeBasis(
    _ leaving: Leaving,
    _ entering: Variable,
    _ element: Double,
    _ work: inout Workspace
  ) {
    work.placeElements.divide(by: element)
    switch (leaving.variable, entering) {
    case (.slack(let row), .column(let column)):
      inverse.grow()
      work.placeElements.pad(toBlockCount: inverse.stride)
      work.placeElements[tightRows.count] = 1 / element
      inverse.setLine(tightRows.count, to: work.placeElements)
      inverse.eliminate(work.entering.columns, of: work.placeElements, except: tightRows.count)
      columnLine[column] = basicColumns.count
      rowPlace[row] = tightRows.count
      basicColumns.append(column)
      tightRows.append(row)
    case (.column(let old), .column(let column)):
      let line = columnLine[old]
      inverse.setLine(line, to: work.placeElements)
      inverse.eliminate(work.entering.columns, of: work.placeElements, except: line)
      columnLine[column] = line
      basicColumns[line] = column
    case (.column(let old), .slack(let row)):
      let (line, place) = (columnLine[old], rowPlace[row])
      inverse.eliminate(work.entering.columns, of: work.placeElements, except: line)
      inverse.remove(line: line, place: place)
      columnLine[basicColumns[basicColumns.count - 1]] = line
      rowPlace[tightRows[tightRows.count - 1]] = place
      basicColumns.swapAt(line, basicColumns.count - 1)
      tightRows.swapAt(place, tightRows.count - 1)
      basicColumns.removeLast()
      tightRows.removeLast()
      rowPlace[row] = -1
    case (.slack(let old), .slack(let row)):
      let place = rowPlace[row]
      inverse.eliminate(work.entering.columns, of: work.placeElements)
      inverse.setPlace(place, to: work.entering.columns.map { -$0 / element })
      rowPlace[old] = place
      rowPlace[row] = -1
      tightRows[place] = old
    }
    if case .column(let column) = leaving.variable {
      columnLine[column] = -1
      side[column] = leaving.side
    }
    if case .column(let column) = entering { side[column] = 0 }
  }
}
