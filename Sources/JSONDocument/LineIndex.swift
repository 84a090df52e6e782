/// Line and column of a text's bytes.
///
/// Made when a finding needs it, never for a text without one. Lines end at LF; a CR before it
/// belongs to the line. A byte order mark counts as no column.
public struct LineIndex: Sendable {
  private let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Looks a text through for its lines.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: Encoding.byteOrderMark) ? 3 : 0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// The line and column, both from 1, of a byte; a column is a Unicode scalar, and a byte that
  /// belongs to none is one.
  ///
  /// Logarithmic in the number of lines and linear in the line's length.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(offset, bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = 1
    var index = lineStarts[low]
    while index < offset {
      index += Encoding.sequenceLength(in: bytes, at: index) ?? 1
      column += 1
    }
    return (low + 1, column)
  }

  /// The text of a line, from 1, without its end; `nil` where the text has no such line.
  ///
  /// Bytes that aren't UTF-8 become U+FFFD.
  public func line(_ number: Int) -> String? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }
}
