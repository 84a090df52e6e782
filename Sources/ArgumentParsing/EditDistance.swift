internal import Wording

/// Finds the names that a mistyped word was probably meant to be.
enum EditDistance {
  /// The candidates nearest to a word: those at the smallest distance that a typing mistake
  /// explains, at most three, in the order given.
  ///
  /// A third of the word's letters may be wrong, at least one. The beginning of a name counts as
  /// one mistake, so that `val` finds `validate`.
  static func nearest(to word: String, among candidates: [String]) -> [String] {
    let limit = max(1, word.count / 3)
    let lowercased = word.lowercased()
    var best = limit
    var found: [String] = []
    for candidate in candidates {
      guard let distance = likeness(lowercased, candidate.lowercased(), limit: best) else {
        continue
      }
      if distance < best { found = [] }
      best = distance
      if !found.contains(candidate) { found.append(candidate) }
    }
    return Array(found.prefix(3))
  }

  private static func likeness(_ word: String, _ candidate: String, limit: Int) -> Int? {
    // A word of one letter is at distance one of every other.
    guard word.count > 1 else { return nil }
    let isBeginning = word != candidate && candidate.hasPrefix(word)
    guard !isBeginning else { return limit >= 1 ? 1 : nil }
    let distance = Spelling.distance(word, candidate, limit: limit)
    return distance <= limit ? distance : nil
  }
}
