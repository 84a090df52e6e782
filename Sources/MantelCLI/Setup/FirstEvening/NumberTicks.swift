/// Numbers that someone ticks in a list: `1 4 7-9`, `all`, `none`.
enum NumberTicks {
  /// The numbers of an answer, sorted.
  ///
  /// - Parameters:
  ///   - text: The answer; nothing is all.
  ///   - count: How many there are in the list.
  /// - Returns: Numbers from 1 to `count`; `nil` where the answer can't be read.
  static func read(_ text: String, of count: Int) -> [Int]? {
    switch text.lowercased() {
    case "", "all", "todos", "todo", "todas": return Array(1...max(1, count)).filter { $0 <= count }
    case "none", "ninguno", "ninguna", "nada", "0": return []
    default: break
    }
    var ticked: Set<Int> = []
    for part in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
        1 <= first, first <= last, last <= count
      else { return nil }
      ticked.formUnion(first...last)
    }
    return ticked.sorted()
  }
}
