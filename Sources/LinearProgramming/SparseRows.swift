/// The coefficients of a program, to be walked by row and by column.
///
/// Rows are only ever appended, so a column is a chain through the entries, from its latest back to
/// its first: flat arrays that are cheap to copy, which branch and bound does all the time.
struct SparseRows: Sendable {
  private struct Entry {
    var coefficient: Double
    var column: Int32
    var row: Int32
    /// The entry before in the same column, or −1.
    var previous: Int32
  }

  private var starts = [0]
  private var entries: [Entry] = []
  /// Each column's latest entry, or −1.
  private var latest: [Int32]

  /// How many coefficients there are.
  var entryCount: Int { entries.count }

  init(columnCount: Int) {
    latest = Array(repeating: -1, count: columnCount)
  }

  mutating func append(_ row: [LinearProgram.Row.Entry]) {
    for entry in row where entry.coefficient != 0 {
      let previous = latest[entry.column]
      latest[entry.column] = Int32(entries.count)
      entries.append(
        Entry(
          coefficient: Double(entry.coefficient),
          column: Int32(entry.column),
          row: Int32(starts.count - 1),
          previous: previous
        )
      )
    }
    starts.append(entries.count)
  }

  /// How many coefficients a row has.
  func entryCount(ofRow row: Int) -> Int {
    starts[row + 1] - starts[row]
  }

  /// Adds a multiple of a row to a vector with a place for each column.
  func addRow(_ row: Int, times factor: Double, to vector: inout [Double]) {
    for entry in entries[starts[row]..<starts[row + 1]] {
      vector[Int(entry.column)] += factor * entry.coefficient
    }
  }

  /// Adds a multiple of a column to a vector with a place for each row.
  func addColumn(_ column: Int, times factor: Double, to vector: inout [Double]) {
    var index = Int(latest[column])
    while index >= 0 {
      let entry = entries[index]
      vector[Int(entry.row)] += factor * entry.coefficient
      index = Int(entry.previous)
    }
  }

  /// The sum of a row for values of the columns.
  func sum(ofRow row: Int, at values: [Double]) -> Double {
    var sum = 0.0
    for entry in entries[starts[row]..<starts[row + 1]] {
      sum += entry.coefficient * values[Int(entry.column)]
    }
    return sum
  }

  /// Calls back for each entry of a row.
  func forEachEntry(ofRow row: Int, _ body: (_ column: Int, _ coefficient: Double) -> Void) {
    for entry in entries[starts[row]..<starts[row + 1]] {
      body(Int(entry.column), entry.coefficient)
    }
  }
}
