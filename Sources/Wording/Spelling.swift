/// Which of several words was meant.
public enum Spelling {
  /// The number of letters to add, drop, change or swap with a neighbour to get from one word to
  /// the other (optimal string alignment), or more than `limit`, where it is more.
  ///
  /// Quadratic in the words' length; words whose lengths differ by more than the limit cost
  /// nothing.
  public static func distance(_ left: String, _ right: String, limit: Int) -> Int {
    let left = Array(left)
    let right = Array(right)
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(last[column + 1], current[column]) + 1
        best = min(best, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }

  /// The words that are so near that one of them was meant: a letter away, in words of five or
  /// more letters two; nearest first, then by their bytes.
  public static func near(_ word: String, among words: some Sequence<String>) -> [String] {
    let limit = word.count >= 5 ? 2 : 1
    let scored = words.compactMap { candidate -> (Int, String)? in
      let distance = distance(word, candidate, limit: limit)
      return distance <= limit ? (distance, candidate) : nil
    }
    let best = scored.map(\.0).min()
    return scored.filter { $0.0 == best }.map(\.1)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
