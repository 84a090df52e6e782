/// How a piece of text looks on a terminal.
package struct Style: Hashable, Sendable {
  /// Whether the text is bold.
  package var isBold: Bool
  /// Whether the text is faint.
  package var isDim: Bool
  /// Whether the text is in italics.
  package var isItalic: Bool
  /// The colour of the text; nil for the terminal's.
  package var foreground: Color?
  /// The colour behind the text; nil for the terminal's.
  package var background: Color?

  /// Creates a style.
  package init(
    isBold: Bool = false,
    isDim: Bool = false,
    isItalic: Bool = false,
    foreground: Color? = nil,
    background: Color? = nil
  ) {
    self.isBold = isBold
    self.isDim = isDim
    self.isItalic = isItalic
    self.foreground = foreground
    self.background = background
  }

  /// No style.
  package static let plain = Self()
  /// Bold.
  package static let bold = Self(isBold: true)
  /// Faint.
  package static let dim = Self(isDim: true)

  /// Black or white text, whichever reads better, on a background.
  package static func label(on background: RGB) -> Self {
    Self(foreground: .rgb(background.contrastingText), background: .rgb(background))
  }
}

extension Style {
  /// The text between the codes that switch the style on and off (ECMA-48's SGR).
  func rendered(_ text: String, _ depth: ColorDepth) -> String {
    guard depth != .none && self != .plain && !text.isEmpty else { return text }
    var codes: [String] = []
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isItalic { codes.append("3") }
    if let foreground { codes.append(foreground.code(from: 30, depth)) }
    if let background { codes.append(background.code(from: 40, depth)) }
    return "\u{1b}[" + codes.joined(separator: ";") + "m" + text + "\u{1b}[0m"
  }
}

extension Color {
  /// The code of the colour; codes of text begin at 30, those of backgrounds at 40.
  fileprivate func code(from start: Int, _ depth: ColorDepth) -> String {
    switch self {
    case .basic(let color):
      let isBright = color.rawValue >= 8
      return String(isBright ? start + 60 + color.rawValue - 8 : start + color.rawValue)
    case .rgb(let color) where depth == .trueColor:
      return "\(start + 8);2;\(color.red);\(color.green);\(color.blue)"
    case .rgb(let color):
      return "\(start + 8);5;\(ColorPalette.index(nearestTo: color))"
    }
  }
}
