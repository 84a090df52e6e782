internal import MealModel

/// A piece of an amount's text.
enum AmountToken: Hashable {
  /// A number without a line: `3`, `1,5`.
  case number(Rational, hasThreeDecimals: Bool)
  /// A number with one: `1/3`, `½`.
  case fraction(Rational)
  /// A word in lower case without accents.
  case word(String)
  /// Anything else that isn't a blank.
  case sign(Character)

  /// The pieces of a text.
  static func tokens(of text: String) -> [Self] {
    var scanner = AmountScanner(text)
    var tokens: [Self] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }
}

/// Parts an amount's text into pieces.
struct AmountScanner {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    characters = Array(LatinLetters.folded(text)).map { Self.plain[$0] ?? $0 }
  }

  private static let plain: [Character: Character] = [
    "–": "-", "—": "-", "−": "-", "‐": "-", "‑": "-", "⁄": "/", "∕": "/", "×": "x",
  ]

  private static let vulgar: [Character: (Int, Int)] = [
    "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5),
    "⅗": (3, 5), "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅐": (1, 7), "⅛": (1, 8), "⅜": (3, 8),
    "⅝": (5, 8), "⅞": (7, 8), "⅑": (1, 9), "⅒": (1, 10),
  ]

  private var current: Character? { position < characters.count ? characters[position] : nil }

  mutating func next() -> AmountToken? {
    while let character = current, character.isWhitespace { position += 1 }
    guard let character = current else { return nil }
    if let (above, below) = Self.vulgar[character] {
      position += 1
      return Rational(above, below).map(AmountToken.fraction)
    }
    if Self.isDigit(character) { return number() }
    if character.isLetter { return word() }
    position += 1
    return .sign(character)
  }

  private mutating func number() -> AmountToken {
    let whole = digits()
    if current == "/", let below = digits(after: 1) {
      let fraction = Rational(decimal: whole).flatMap { above in
        Rational(decimal: below).flatMap { Rational(above.numerator, $0.numerator) }
      }
      return fraction.map(AmountToken.fraction) ?? .sign("/")
    }
    var text = whole
    var decimals = 0
    if current == "." || current == ",", let fraction = digits(after: 1) {
      text += "." + fraction
      decimals = fraction.count
    }
    guard let value = Rational(decimal: text) else { return .sign("#") }
    return .number(value, hasThreeDecimals: decimals == 3 && whole.contains { $0 != "0" })
  }

  private mutating func digits() -> String {
    let start = position
    while let character = current, Self.isDigit(character) { position += 1 }
    return String(characters[start..<position])
  }

  /// The digits behind so many characters; `nil`, and nothing read, where there are none.
  private mutating func digits(after skipped: Int) -> String? {
    let start = position
    position += skipped
    let digits = digits()
    if digits.isEmpty { position = start }
    return digits.isEmpty ? nil : digits
  }

  /// Letters, with points after them (`cda.`, `c.s.`), and digits of `cm3`.
  private mutating func word() -> AmountToken {
    let start = position
    while let character = current, character.isLetter || character == "." { position += 1 }
    let letters = String(characters[start..<position])
    if letters == "cm", current == "3" {
      position += 1
      return .word("cm3")
    }
    return .word(letters)
  }

  private static func isDigit(_ character: Character) -> Bool { "0"..."9" ~= character }
}
