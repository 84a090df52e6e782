import Diagnostics

/// A source line as it is drawn, and the columns of it that are underlined.
struct SourceExcerpt {
  /// The number of the line, from 1.
  let line: Int
  /// The line, or the part of it around the underlined columns, without blanks at its end.
  let source: String
  /// The columns before the underline.
  let indent: Int
  /// The columns of the underline, at least one.
  let length: Int

  /// Draws the line in which a range starts; what the range holds of later lines isn't shown.
  ///
  /// The line takes at most `width` columns; fewer than 20 count as 20.
  init(
    _ range: SourceRange,
    of text: String,
    width: Int,
    displayWidth: (String) -> Int,
    visible: (String) -> String
  ) {
    line = range.start.line
    let width = max(width, Self.leastWidth)
    let drawn = DrawnLine(range, of: text, width: width, displayWidth, visible)
    let shown = drawn.columnsShown(in: width)
    let start = max(shown.lowerBound, drawn.underlined.lowerBound)
    let end = max(start + 1, min(shown.upperBound, drawn.underlined.upperBound))
    let isCutBefore = drawn.hasMoreBefore || shown.lowerBound > 0
    let isCutAfter = drawn.hasMoreAfter || shown.upperBound < drawn.width
    var source = isCutBefore ? Self.ellipsis : ""
    source += String(drawn.cells.filter { shown.contains($0.columns.lowerBound) }.map(\.character))
    if isCutAfter {
      source += Self.ellipsis
    } else {
      while source.last == " " { source.removeLast() }
    }
    self.source = source
    indent = start - shown.lowerBound + (isCutBefore ? 1 : 0)
    length = end - start
  }

  private static let ellipsis = "…"
  private static let leastWidth = 20
}

/// A line, or a long one's part around a range, as characters in columns.
private struct DrawnLine {
  /// A character as it is drawn.
  struct Cell {
    let character: Character
    let columns: Range<Int>
  }

  private(set) var cells: [Cell] = []
  /// The columns that the range takes; one after the line where the range is empty there.
  private(set) var underlined = 0..<1
  let hasMoreBefore: Bool
  let hasMoreAfter: Bool

  /// The columns of the cells.
  var width: Int { cells.last?.columns.upperBound ?? 0 }

  private static let tabWidth = 4

  /// Draws what can come to be shown; a line of megabytes isn't drawn as a whole.
  init(
    _ range: SourceRange,
    of text: String,
    width: Int,
    _ displayWidth: (String) -> Int,
    _ visible: (String) -> String
  ) {
    let first = range.start.column - 1
    let margin = 4 * width
    let windowStart = max(0, first - margin)
    let window = Self.window(windowStart..<first + margin, of: text)
    hasMoreBefore = window.lowerBound > text.startIndex
    hasMoreAfter = window.upperBound < text.endIndex
    let isOneLine = range.end.line == range.start.line
    let end = isOneLine ? max(first + 1, range.end.column - 1) : Int.max

    var offset = windowStart
    var columns: Range<Int>?
    for character in text[window] {
      let start = (offset: offset, column: self.width)
      append(character == "\t" ? tab : visible(String(character)), displayWidth)
      offset += character.unicodeScalars.count
      if offset > first && start.offset < end {
        columns = (columns?.lowerBound ?? start.column)..<self.width
      }
    }
    underlined = columns ?? self.width..<self.width + 1
  }

  /// The columns, from the beginning of a cell to the end of one, that with their ellipses fit into
  /// a width.
  func columnsShown(in width: Int) -> Range<Int> {
    let needed = max(self.width, underlined.upperBound)
    guard hasMoreBefore || hasMoreAfter || needed > width else { return 0..<self.width }
    // A third of the width before the caret; more at the end of the line, where less follows.
    let cut = max(0, min(underlined.lowerBound - width / 3, needed - width))
    let isCutBefore = hasMoreBefore || cut > 0
    let start =
      isCutBefore
      ? cells.first { $0.columns.lowerBound > cut }?.columns.lowerBound ?? self.width : 0
    let room = width - (isCutBefore ? 1 : 0)
    if !hasMoreAfter && needed - start <= room { return start..<self.width }
    let last = cells.last { $0.columns.upperBound <= start + room - 1 }
    return start..<max(start, last?.columns.upperBound ?? start)
  }

  /// Blanks up to the next tab stop.
  private var tab: String {
    String(repeating: " ", count: Self.tabWidth - width % Self.tabWidth)
  }

  /// Appends a drawing in its pieces, so that one made long by being made visible can be cut.
  private mutating func append(_ drawing: String, _ displayWidth: (String) -> Int) {
    for character in drawing {
      let column = width
      let columns = column..<column + displayWidth(String(character))
      cells.append(Cell(character: character, columns: columns))
    }
  }

  /// The stretch of a text between two offsets in scalars, as far as the text goes.
  private static func window(_ offsets: Range<Int>, of text: String) -> Range<String.Index> {
    let scalars = text.unicodeScalars
    let end = scalars.endIndex
    let lower =
      scalars.index(scalars.startIndex, offsetBy: offsets.lowerBound, limitedBy: end) ?? end
    return lower..<(scalars.index(lower, offsetBy: offsets.count, limitedBy: end) ?? end)
  }
}
