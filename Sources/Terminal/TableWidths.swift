/// Works out how wide the columns of a table are.
struct TableWidths {
  /// The width of each column.
  private(set) var widths: [Int]
  private let minimums: [Int]

  /// Fits a table into a total width, shrinking the widest column while it is too wide.
  init(table: Table, total: Int) {
    minimums = table.columns.map { max(1, $0.minimumWidth) }
    widths = table.columns.indices.map { index in
      let column = table.columns[index]
      let cells = [column.header] + table.rows.compactMap { index < $0.count ? $0[index] : nil }
      let natural = cells.flatMap(\.lines).map(\.width).max() ?? 0
      let limited = min(natural, column.maximumWidth ?? natural)
      return max(limited, column.minimumWidth, 1)
    }
    let gaps = max(0, widths.count - 1) * table.rules.separator.width
    shrink(to: total - gaps)
  }

  private mutating func shrink(to total: Int) {
    var excess = widths.reduce(0, +) - total
    while excess > 0, let widest = widestShrinkable {
      widths[widest] -= 1
      excess -= 1
    }
  }

  /// The widest column above its minimum; of several, the last.
  private var widestShrinkable: Int? {
    widths.indices
      .filter { widths[$0] > minimums[$0] }
      .max { widths[$0] < widths[$1] }
  }
}
