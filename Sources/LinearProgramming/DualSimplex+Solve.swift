extension DualSimplex {
  /// What one solve works with, so that copies of the simplex don't carry it.
  struct Workspace {
    /// The leaving variable's row of the inverse basis: by place, and by row of the program.
    var placeElements = BlockVector(blockCount: 0)
    var rowElements: [Double]
    /// That row times each column of the program.
    var columnElements: [Double]
    /// The columns where that isn't 0: mostly few.
    var columns: [Int] = []
    /// The entering column, and the pivot row itself, as combinations of the basis.
    var entering: BasisVector
    var steepest: BasisVector
    var breakpoints = Breakpoints()

    init(_ program: LinearProgram) {
      rowElements = Array(repeating: 0, count: program.rows.count)
      columnElements = Array(repeating: 0, count: program.columns.count)
      entering = BasisVector(rows: rowElements)
      steepest = entering
    }
  }

  /// What became of one pivot.
  private enum Step {
    case done
    /// No variable can take the leaving one's place: the rows contradict each other.
    case blocked
    case unstable
  }

  /// Solves the program from the basis that the last solve left.
  ///
  /// A pivot of a large program costs thousands of times what one of a small program does, so what
  /// is counted is what is touched. A pivot that was begun is finished: it may take more than is
  /// left, by which the budget ends below 0.
  ///
  /// - Parameter budget: How many numbers may be touched; those that were are taken off.
  /// - Returns: How it ended; `values`, `duals` and `objective` say what that means for them.
  public mutating func solve(touching budget: inout Int) -> Outcome {
    let (touchedBefore, mostTouched) = (touched, budget)
    defer { budget = mostTouched - (touched - touchedBefore) }
    var work = Workspace(program)
    var repairs = 0
    while true {
      if pivotsSinceRefresh >= 100 {
        refresh()
        if residual > Self.feasibility, !repair(&repairs) { return giveUp() }
      }
      guard let leaving = mostInfeasible() else {
        if pivotsSinceRefresh > 0 {
          refresh()
          continue
        }
        if acceptOptimum() { return .optimal }
        guard repair(&repairs) else { return .outOfSteps }
        continue
      }
      guard touched - touchedBefore < mostTouched else { return giveUp() }
      switch step(leaving, &work) {
      case .done: break
      case .blocked:
        if acceptContradiction(leaving, work) { return .infeasible }
        guard repair(&repairs) else { return giveUp() }
      case .unstable:
        guard repair(&repairs) else { return giveUp() }
      }
    }
  }

  /// Leaves a bound that holds, though not the best.
  private mutating func giveUp() -> Outcome {
    acceptMultipliers()
    return .outOfSteps
  }

  /// Mends bad numbers: inverts the basis afresh; where it was fresh, starts again with smaller and
  /// smaller perturbations, and in the end gives up.
  private mutating func repair(_ repairs: inout Int) -> Bool {
    if pivotsSinceInversion > 0, reinvert() { return true }
    repairs += 1
    guard repairs < 4 else { return false }
    restart(perturbation: repairs == 3 ? 0 : Self.perturbation / (repairs == 1 ? 64 : 4096))
    return true
  }

  private mutating func step(_ leaving: Leaving, _ work: inout Workspace) -> Step {
    computePivotRow(of: leaving, &work)
    breakpoints(leaving, work, into: &work.breakpoints)
    guard let (flips, index) = work.breakpoints.passed(until: leaving.excess) else {
      return .blocked
    }
    let entering = work.breakpoints.points[index].variable
    work.entering.clear()
    let element: Double
    switch entering {
    case .column(let column):
      element = work.columnElements[column]
      matrix.addColumn(column, times: 1, to: &work.entering.rows)
    case .slack(let row):
      element = work.rowElements[row]
      work.entering.rows[row] = 1
    }
    solveBasis(&work.entering)
    let again = self.element(of: leaving.variable, in: work.entering)
    guard (again - element).magnitude <= 1e-7 * (1 + element.magnitude) else { return .unstable }

    let flipped = work.breakpoints.points[flips].map(\.variable)
    moveDuals(leaving, entering, element, work)
    flip(flipped)
    movePrimal(leaving, entering, element, work)
    updateWeights(leaving.variable, entering, element, &work)
    changeBasis(leaving, entering, element, &work)
    countPivot(work, flips: flips.count)
    pivotsSinceRefresh += 1
    pivotsSinceInversion += 1
    return .done
  }

  /// The element of a basic variable in a combination of the basis.
  func element(of variable: Variable, in vector: BasisVector) -> Double {
    switch variable {
    case .column(let column): vector.columns[columnLine[column]]
    case .slack(let row): vector.rows[row]
    }
  }

  private func computePivotRow(of leaving: Leaving, _ work: inout Workspace) {
    for row in work.rowElements.indices {
      work.rowElements[row] = 0
    }
    for column in work.columns {
      work.columnElements[column] = 0
    }
    switch leaving.variable {
    case .column(let column): work.placeElements = basisRow(ofColumn: column)
    case .slack(let row):
      work.placeElements = basisRow(ofSlack: row)
      work.rowElements[row] = 1
      matrix.addRow(row, times: 1, to: &work.columnElements)
    }
    for (place, row) in tightRows.enumerated() where work.placeElements[place] != 0 {
      work.rowElements[row] = work.placeElements[place]
      matrix.addRow(row, times: work.placeElements[place], to: &work.columnElements)
    }
    work.columns.removeAll(keepingCapacity: true)
    for column in work.columnElements.indices where work.columnElements[column] != 0 {
      work.columns.append(column)
    }
  }
}
