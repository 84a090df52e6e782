internal import Terminal

/// A list to tick numbers in, in as many columns as fit.
struct NumberedList {
  private let items: [String]

  init(_ items: [String]) {
    let width = String(items.count).count
    self.items = items.enumerated().map { index, item in
      let number = String(index + 1)
      return String(repeating: " ", count: width - number.count) + number + " " + item
    }
  }

  /// The heading and the rows; numbers run down the columns.
  func lines(_ width: Int, heading: String) -> [String] {
    let column = (items.map { DisplayWidth.columns(of: $0) }.max() ?? 0) + 2
    let columns = max(1, min(4, (width - 2) / column))
    let rows = (items.count + columns - 1) / columns
    return [heading]
      + (0..<rows).map { row in
        let cells = stride(from: row, to: items.count, by: rows).map { items[$0] }
        let padded = cells.dropLast().map { cell in
          cell + String(repeating: " ", count: column - DisplayWidth.columns(of: cell))
        }
        return "  " + padded.joined() + (cells.last ?? "")
      }
  }
}
