/// A table that is laid out to fit a number of columns.
///
/// A cell's newlines begin new lines of the cell. Columns are as wide as their widest cell within
/// their limits; if all of them are too wide together, the widest shrinks first.
package struct Table: Sendable {
  /// A column's heading and how its cells are fitted.
  package struct Column: Sendable {
    /// What becomes of a cell that is wider than its column.
    package enum Overflow: Sendable {
      /// It goes on in the next line.
      case wrap
      /// It is cut.
      case truncate
    }

    /// The heading; a table whose headings are all empty has no header.
    package let header: StyledText
    /// The columns that the column takes at least.
    package let minimumWidth: Int
    /// The columns that the column takes at most; nil for as many as it likes.
    package let maximumWidth: Int?
    /// Where cells stand.
    package let alignment: Alignment
    /// What becomes of a cell that is too wide.
    package let overflow: Overflow

    /// Creates a column.
    package init(
      _ header: StyledText = "",
      minimumWidth: Int = 3,
      maximumWidth: Int? = nil,
      alignment: Alignment = .left,
      overflow: Overflow = .wrap
    ) {
      self.header = header
      self.minimumWidth = minimumWidth
      self.maximumWidth = maximumWidth
      self.alignment = alignment
      self.overflow = overflow
    }
  }

  /// The lines between rows and columns.
  package enum Rules: Sendable {
    /// None: two blanks part columns.
    case none
    /// Light box-drawing lines between rows and between columns, none around the table.
    case light
  }

  /// The columns.
  package let columns: [Column]
  /// The rows; a row with fewer cells than columns has empty ones at its end.
  package let rows: [[StyledText]]
  /// The lines between rows and columns.
  package let rules: Rules

  /// Creates a table.
  package init(columns: [Column], rows: [[StyledText]], rules: Rules = .none) {
    self.columns = columns
    self.rows = rows
    self.rules = rules
  }

  /// The lines of the table, without blanks at their ends.
  ///
  /// - Parameter width: The columns to fit into. Columns don't shrink below their minimum, so a
  ///   table may be wider than that.
  /// - Returns: The header, if there is one, and the rows, with rules between them if asked for.
  package func lines(fitting width: Int) -> [StyledText] {
    let widths = TableWidths(table: self, total: width).widths
    let hasHeader = columns.contains { !$0.header.plain.isEmpty }
    let allRows = (hasHeader ? [columns.map(\.header)] : []) + rows
    let blocks = allRows.map { lines(of: $0, widths) }
    switch rules {
    case .none: return blocks.flatMap(\.self)
    case .light: return Array(blocks.joined(separator: [Self.rule(widths)]))
    }
  }

  private func lines(of row: [StyledText], _ widths: [Int]) -> [StyledText] {
    let cells = columns.indices.map { index in
      let cell = index < row.count ? row[index] : ""
      return columns[index].fit(cell, to: widths[index])
    }
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { line in
      let parts = columns.indices.map { index in
        let text = line < cells[index].count ? cells[index][line] : ""
        return text.padded(to: widths[index], columns[index].alignment)
      }
      return parts.joined(separator: rules.separator).withoutTrailingBlanks
    }
  }

  private static func rule(_ widths: [Int]) -> StyledText {
    let parts = widths.map { String(repeating: "─", count: $0) }
    return StyledText(parts.joined(separator: "─┼─"), .dim)
  }
}

extension Table.Rules {
  /// What stands between two cells.
  var separator: StyledText {
    switch self {
    case .none: "  "
    case .light: " " + StyledText("│", .dim) + " "
    }
  }
}

extension Table.Column {
  fileprivate func fit(_ cell: StyledText, to width: Int) -> [StyledText] {
    switch overflow {
    case .wrap: cell.wrapped(to: width)
    case .truncate: cell.lines.map { $0.truncated(to: width) }
    }
  }
}

extension [StyledText] {
  fileprivate func joined(separator: StyledText) -> StyledText {
    guard let first else { return "" }
    return dropFirst().reduce(first) { $0 + separator + $1 }
  }
}

extension StyledText {
  fileprivate var withoutTrailingBlanks: StyledText {
    let isPlainBlank = { (item: StyledCharacter) in item.character == " " && item.style == .plain }
    let kept = characters.lastIndex { !isPlainBlank($0) }.map { $0 + 1 } ?? 0
    return StyledText(characters.prefix(kept))
  }
}
