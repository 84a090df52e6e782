/// Wraps the texts of the help, whose letters are one column wide.
enum HelpWrapping {
  /// The lines of a text of paragraphs.
  ///
  /// An empty line parts paragraphs, and a line that begins with a space stays as it is.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var paragraph: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isKept = line.isEmpty || line.hasPrefix(" ")
      if isKept {
        lines += filled(paragraph.map(String.init), width: width)
        paragraph = []
        lines.append(String(line))
      } else {
        paragraph += line.split(separator: " ")
      }
    }
    return lines + filled(paragraph.map(String.init), width: width)
  }

  /// A start and parts after it; parts that don't fit go to further lines, below the first part.
  ///
  /// A start that takes more than half of the width moves all parts to lines of their own.
  static func hanging(_ start: String, _ parts: [String], width: Int) -> String {
    let isShort = start.count <= width / 2
    let indent = isShort ? start.count : 8
    let lines = filled(parts, width: width - indent)
    guard let first = lines.first else { return String(start.trimmedEnd) }
    let fitsBeside = isShort || (lines.count == 1 && start.count + first.count <= width)
    let below = (fitsBeside ? lines[1...] : lines[...]).map { spaces(indent) + $0 }
    return ([fitsBeside ? start + first : String(start.trimmedEnd)] + below)
      .joined(separator: "\n")
  }

  /// Rows of two columns; the second is wrapped.
  ///
  /// The first is as wide as its longest text of up to 28 columns; what is longer has a line of
  /// its own.
  static func table(_ rows: [(String, String)], width: Int) -> [String] {
    let column = rows.map(\.0.count).filter { $0 <= 28 }.max() ?? 4
    let indent = column + 4
    return rows.flatMap { first, second in
      let texts = lines(of: second, width: max(20, width - indent))
      guard first.count <= column else {
        return ["  " + first] + texts.map { spaces(indent) + $0 }
      }
      let start = "  " + first + spaces(column - first.count + 2)
      let beside = String((start + (texts.first ?? "")).trimmedEnd)
      return [beside] + texts.dropFirst().map { spaces(indent) + $0 }
    }
  }

  /// Parts with single spaces between them, as many on a line as fit.
  private static func filled(_ parts: [String], width: Int) -> [String] {
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, last.count + 1 + part.count <= width {
        lines[lines.count - 1] = last + " " + part
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}

extension String {
  fileprivate var trimmedEnd: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}
