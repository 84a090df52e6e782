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
    let difference = new.difference(from: old)
    var removed: [Int: String] = [:]
    var added: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, let element, _): removed[offset] = element
      case .insert(let offset, let element, _): added[offset] = element
      }
    }
    lines = Self.merged(old.count, new.count, removed, added)
  }

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
    Output.split(String(decoding: bytes ?? [], as: UTF8.self))
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
