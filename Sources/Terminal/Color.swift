internal import Glibc

/// A colour of text or of what is behind it.
package enum Color: Hashable, Sendable {
  /// One of the sixteen colours that the user's terminal defines.
  case basic(BasicColor)
  /// A colour by its parts; a terminal with fewer colours shows the nearest.
  case rgb(RGB)
}

/// The sixteen colours that a terminal names, in the order of their codes.
package enum BasicColor: Int, CaseIterable, Sendable {
  /// Black.
  case black
  /// Red.
  case red
  /// Green.
  case green
  /// Yellow, brown on some terminals.
  case yellow
  /// Blue.
  case blue
  /// Magenta.
  case magenta
  /// Cyan.
  case cyan
  /// White, light grey on most terminals.
  case white
  /// Bright black, which is grey.
  case brightBlack
  /// Bright red.
  case brightRed
  /// Bright green.
  case brightGreen
  /// Bright yellow.
  case brightYellow
  /// Bright blue.
  case brightBlue
  /// Bright magenta.
  case brightMagenta
  /// Bright cyan.
  case brightCyan
  /// Bright white.
  case brightWhite
}

/// A colour by its red, green and blue parts, from 0 to 255, in sRGB.
package struct RGB: Hashable, Sendable {
  /// The red part.
  package let red: UInt8
  /// The green part.
  package let green: UInt8
  /// The blue part.
  package let blue: UInt8

  /// Creates a colour from its parts.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Black or white, whichever reads better on this colour by the contrast that WCAG 2 defines.
  package var contrastingText: RGB {
    let black = RGB(red: 0, green: 0, blue: 0)
    let white = RGB(red: 255, green: 255, blue: 255)
    return contrast(with: black) >= contrast(with: white) ? black : white
  }

  /// The contrast with another colour, from 1 (the same) to 21 (black and white).
  package func contrast(with other: RGB) -> Double {
    let lighter = max(luminance, other.luminance)
    let darker = min(luminance, other.luminance)
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// The relative luminance, from 0 to 1.
  private var luminance: Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private func linear(_ part: UInt8) -> Double {
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
