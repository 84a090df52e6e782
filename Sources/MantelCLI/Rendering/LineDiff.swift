internal import MealChanges
internal import Terminal

/// What changes in a file, line by line, as `diff` shows it without its context.
struct LineDiff {
  private enum Line {
    case removed(String)
    case added(String)
    case gap
  }

  private let path: String
  private let lines: [Line]

  init(of file: FileVersion) {
    path = file.path
    let old = Self.split(file.before)
    let new = Self.split(file.after)
    let (removed, added) = Self.difference(old, new)
    lines = Self.merged(old.count, new.count, removed, added)
  }

  /// The lines that went and those that came, by their places.
  private static func difference(
    _ old: [String],
    _ new: [String]
  ) -> (removed: [Int: String], added: [Int: String]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    let (before, after) = (rest.0.dropLast(end), rest.1.dropLast(end))
    var removed: [Int: String] = [:]
    var added: [Int: String] = [:]
    guard before.count * after.count <= mostComparisons else {
      for index in before.indices { removed[index] = before[index] }
      for index in after.indices { added[index] = after[index] }
      return (removed, added)
    }
    for change in Array(after).difference(from: Array(before)) {
      switch change {
      case .remove(let offset, let element, _): removed[start + offset] = element
      case .insert(let offset, let element, _): added[start + offset] = element
      }
    }
    return (removed, added)
  }

  /// Comparing is quadratic: longer stretches are shown as replaced.
  private static let mostComparisons = 4_000_000

  private static func merged(
    _ oldCount: Int,
    _ newCount: Int,
    _ removed: [Int: String],
    _ added: [Int: String]
  ) -> [Line] {
    var result: [Line] = []
    var (old, new) = (0, 0)
    var isApart = false
    while old < oldCount || new < newCount {
      if let text = removed[old] {
        if isApart, !result.isEmpty { result.append(.gap) }
        isApart = false
        result.append(.removed(text))
        old += 1
      } else if let text = added[new] {
        if isApart, !result.isEmpty { result.append(.gap) }
        isApart = false
        result.append(.added(text))
        new += 1
      } else {
        isApart = true
        old += 1
        new += 1
      }
    }
    return result
  }

  private static func split(_ bytes: [UInt8]?) -> [String] {
    // By bytes: CR and LF together are one character, and a CR is to be seen.
    var lines = (bytes ?? []).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The lines with the file's path before them.
  var styled: [StyledText] {
    [StyledText(path, .bold)]
      + lines.map { line in
        switch line {
        case .removed(let text): StyledText("-" + text, Style(foreground: .basic(.red)))
        case .added(let text): StyledText("+" + text, Style(foreground: .basic(.green)))
        case .gap: StyledText("…", .dim)
        }
      }
  }
}
