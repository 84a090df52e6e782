internal import MealModel
internal import Terminal
internal import Wording

/// How a week looks: its colours, and what stands for them where there are none.
enum WeekStyle {
  /// Coral, behind the week's name.
  static let week = RGB(red: 0xFF, green: 0xB4, blue: 0xA2)
  /// Mint, behind today.
  static let today = RGB(red: 0xB8, green: 0xE6, blue: 0xD5)
  /// Of what someone can't eat.
  static let unsafe = Style(isBold: true, foreground: .basic(.red))
  /// Of what nobody checked.
  static let notChecked = Style(foreground: .basic(.yellow))
  /// Of notes.
  static let note = Style(isItalic: true)

  /// The columns that a tag takes at most.
  private static let widestPill = 16

  /// A word on a colour, with a blank of it at either side.
  ///
  /// The blanks don't break, so that a pill isn't torn when a line is.
  static func pill(_ word: String, on color: RGB) -> StyledText {
    let inner = VisibleText.sanitized(word).truncated(to: widestPill)
    let unbroken = inner.map { $0 == " " ? "\u{a0}" : String($0) }.joined()
    return StyledText("\u{a0}\(unbroken)\u{a0}", .label(on: color))
  }

  /// A tag: a pill in its colour, or a word with `#` where there are no colours.
  static func tag(_ label: WeekCell.Label, _ isColored: Bool) -> StyledText {
    guard isColored else { return StyledText("#\(label.id.rawValue)") }
    guard let color = label.color.flatMap(RGB.init(hexadecimal:)) else {
      return StyledText("#\(label.id.rawValue)", .dim)
    }
    return pill(label.name, on: color)
  }

  /// What is to be said of someone at a table.
  static func mark(_ kind: SlotMark.Kind, _ words: String) -> StyledText {
    let style: Style =
      switch kind {
      case .unsafe: unsafe
      case .notChecked: notChecked
      case .served: .plain
      }
    return StyledText("\(kind.sign) \(VisibleText.sanitized(words))", style)
  }

  /// The word for today.
  static func today(_ language: Language, _ isColored: Bool) -> StyledText {
    let word = Phrase.today[language]
    return isColored ? pill(word, on: today) : StyledText("◂ \(word)")
  }
}

extension RGB {
  /// Creates a colour from `#RRGGBB`; `nil` for any other text.
  init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    guard text.utf8.count == 7, text.first == "#", digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    self.init(
      red: UInt8(value >> 16 & 0xFF),
      green: UInt8(value >> 8 & 0xFF),
      blue: UInt8(value & 0xFF)
    )
  }
}
