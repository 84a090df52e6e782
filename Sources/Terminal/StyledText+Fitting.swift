/// Where text stands in a space that is wider.
package enum Alignment: Sendable {
  /// At the left.
  case left
  /// In the middle; an odd column goes to the right.
  case center
  /// At the right.
  case right
}

extension StyledText {
  /// The text parted at its newlines, at least one line.
  var lines: [Self] {
    characters.split(omittingEmptySubsequences: false) { $0.character.isNewline }.map { Self($0) }
  }

  /// The text cut to a number of columns, the last of which is then `…`.
  package func truncated(to columns: Int) -> Self {
    guard width > columns else { return self }
    guard columns > 0 else { return "" }
    var left = columns - 1
    let kept = characters.prefix { item in
      left -= item.width
      return left >= 0
    }
    return Self(kept) + Self("…", kept.last?.style ?? runs.first?.style ?? .plain)
  }

  /// The text with blanks around it up to a number of columns; wider text stays as it is.
  package func padded(to columns: Int, _ alignment: Alignment = .left) -> Self {
    let blanks = max(0, columns - width)
    let before =
      switch alignment {
      case .left: 0
      case .center: blanks / 2
      case .right: blanks
      }
    let after = blanks - before
    return Self(String(repeating: " ", count: before)) + self
      + Self(String(repeating: " ", count: after))
  }

  /// The text as lines that fit into a number of columns, at least one line.
  ///
  /// Lines break at the newlines of the text and at blanks; several blanks count as one. A word that is too
  /// long is cut; a wide character alone may exceed one column.
  package func wrapped(to columns: Int) -> [Self] {
    lines.flatMap { line in
      var filler = LineFiller(columns: columns)
      for word in line.characters.split(whereSeparator: { $0.character == " " }) {
        filler.add(word)
      }
      return filler.lines.map { Self($0) }
    }
  }
}

extension String {
  /// The text cut to a number of columns, the last of which is then `…`.
  package func truncated(to columns: Int) -> String {
    StyledText(self).truncated(to: columns).plain
  }

  /// The text with blanks around it up to a number of columns; wider text stays as it is.
  package func padded(to columns: Int, _ alignment: Alignment = .left) -> String {
    StyledText(self).padded(to: columns, alignment).plain
  }

  /// The text as lines that fit into a number of columns, at least one line.
  package func wrapped(to columns: Int) -> [String] {
    StyledText(self).wrapped(to: columns).map(\.plain)
  }
}

/// Puts words on lines, as many as fit.
private struct LineFiller {
  let columns: Int
  private(set) var lines: [[StyledCharacter]] = [[]]
  private var width = 0

  init(columns: Int) {
    self.columns = columns
  }

  mutating func add(_ word: ArraySlice<StyledCharacter>) {
    let wordWidth = word.reduce(0) { $0 + $1.width }
    let isFirst = lines.last?.isEmpty ?? true
    if !isFirst && width + 1 + wordWidth <= columns {
      // The blank takes the style that both neighbours share, so that a label isn't torn.
      let style = lines.last?.last?.style == word.first?.style ? word.first?.style : nil
      append(StyledCharacter(character: " ", style: style ?? .plain))
    } else if !isFirst {
      startLine()
    }
    for item in word {
      if width > 0 && width + item.width > columns { startLine() }
      append(item)
    }
  }

  private mutating func append(_ item: StyledCharacter) {
    lines[lines.count - 1].append(item)
    width += item.width
  }

  private mutating func startLine() {
    lines.append([])
    width = 0
  }
}
