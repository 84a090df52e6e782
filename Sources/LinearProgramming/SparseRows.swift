/// The coefficients of a program, to be walked by row and by column.
///
/// Rows are only ever appended, so a column is a chain through the entries, from its latest back to
/// its first: flat arrays that are cheap to copy, which branch and bound does all the time.
struct SparseRows: Sendable {
  private var starts = [0]
  private var columns: [Int] = []
  private var coefficients: [Double] = []
  private var rows: [Int] = []
  /// The entry before in the same column, or −1.
  private var previous: [Int] = []
  /// Each column's latest entry, or −1.
  private var latest: [Int]

  init(columnCount: Int) {
    latest = Array(repeating: -1, count: columnCount)
  }

  mutating func append(_ entries: [LinearProgram.Row.Entry]) {
    for entry in entries where entry.coefficient != 0 {
      previous.append(latest[entry.column])
      latest[entry.column] = columns.count
      columns.append(entry.column)
      coefficients.append(Double(entry.coefficient))
      rows.append(starts.count - 1)
    }
    starts.append(columns.count)
  }

  /// Adds a multiple of a row to a vector with a place for each column.
  func addRow(_ row: Int, times factor: Double, to vector: inout [Double]) {
    for entry in starts[row]..<starts[row + 1] {
      vector[columns[entry]] += factor * coefficients[entry]
    }
  }

  /// Adds a multiple of a column to a vector with a place for each row.
  func addColumn(_ column: Int, times factor: Double, to vector: inout [Double]) {
    var entry = latest[column]
    while entry >= 0 {
      vector[rows[entry]] += factor * coefficients[entry]
      entry = previous[entry]
    }
  }

  /// The sum of a row for values of the columns.
  func sum(ofRow row: Int, at values: [Double]) -> Double {
    var sum = 0.0
    for entry in starts[row]..<starts[row + 1] {
      sum += coefficients[entry] * values[columns[entry]]
    }
    return sum
  }

  /// Calls back for each entry of a row.
  func forEachEntry(ofRow row: Int, _ body: (_ column: Int, _ coefficient: Double) -> Void) {
    for entry in starts[row]..<starts[row + 1] {
      body(columns[entry], coefficients[entry])
    }
  }
}
