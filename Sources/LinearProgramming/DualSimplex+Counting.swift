extension DualSimplex {
  /// How many numbers there are in it: what is touched to copy it or to add it up.
  public var size: Int {
    matrix.entryCount + program.columns.count + program.rows.count + inverse.blockCount
  }

  /// Counts what a pivot touched, nearly: every row and column a few times, the entries of the rows
  /// in the pivot row and of the basic columns, and the inverse for each combination of the basis and
  /// for the elimination.
  ///
  /// Of the inverse a block counts as one, since the processor takes it at once.
  mutating func countPivot(_ work: Workspace, flips: Int) {
    let combinations = flips > 0 ? 3 : 2
    var entries = 0
    for row in tightRows where work.rowElements[row] != 0 {
      entries += matrix.entryCount(ofRow: row)
    }
    let entriesOfColumns = matrix.entryCount * basicColumns.count / max(1, program.columns.count)
    touched += 12 * program.rows.count + 3 * program.columns.count + entries
    touched += combinations * (inverse.blockCount + entriesOfColumns) + 2 * inverse.blockCount
  }
}
