internal import JSONDocument
internal import MealModel

/// A lot's amount that can be reckoned with: pieces, or a number and its unit.
struct LotAmount {
  let number: DecimalText
  /// The unit as it is written; `nil` for pieces.
  let unit: String?

  /// Reads an amount as `pantry.json` has it; `nil` for one without a number.
  init?(_ value: JSONValue?) {
    switch value {
    case .number(let text):
      guard let number = DecimalText(text) else { return nil }
      self.init(number: number, unit: nil)
    case .string(let text):
      let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
      let unit = text.dropFirst(digits.count).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      guard let number = DecimalText(digits), !unit.isEmpty else { return nil }
      self.init(number: number, unit: unit)
    default: return nil
    }
  }

  private init(number: DecimalText, unit: String?) {
    self.number = number
    self.unit = unit
  }

  /// The amount as it is written.
  var value: JSONValue {
    unit.map { .string("\(number.text) \($0)") } ?? .number(number.text)
  }

  /// Whether both are counted alike: a unit in any spelling of its case.
  func isLike(_ other: Self) -> Bool {
    unit.map(LatinLetters.folded) == other.unit.map(LatinLetters.folded)
  }

  /// The same unit with another number.
  func with(_ number: DecimalText) -> Self {
    Self(number: number, unit: unit)
  }
}
