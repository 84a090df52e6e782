extension CanonicalText {
  /// The most significant digits that a canonical number has.
  public static let maximumDigits = 15

  /// A number as decimal text without exponent, at most 15 significant digits, rounded half
  /// away from zero: `12.6`, `1`, never `1.0`, `1e2` or `-0`.
  ///
  /// Linear in the value of the exponent, which the reader bounds at 308.
  public static func number(_ text: String) -> String {
    var decimal = Decimal(text)
    decimal.round(to: maximumDigits)
    return decimal.text
  }

  /// A number as its shortest canonical text; `null` for what JSON has no number for.
  public static func number(_ value: Double) -> String {
    value.isFinite ? number(value.description) : "null"
  }

  /// Digits and the place of the point, a zero and the point standing before the first digit.
  private struct Decimal {
    var isNegative = false
    var digits: [UInt8] = []
    var point = 0

    init(_ text: String) {
      var afterPoint = false
      var exponent = 0
      var scanned = Substring(text)
      if let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }) {
        exponent = Int(text[text.index(after: mark)...]) ?? 0
        scanned = text[..<mark]
      }
      for byte in scanned.utf8 {
        switch byte {
        case UInt8(ascii: "-"): isNegative = true
        case UInt8(ascii: "."): afterPoint = true
        default:
          digits.append(byte &- UInt8(ascii: "0"))
          if !afterPoint { point += 1 }
        }
      }
      point += exponent
      normalize()
    }

    mutating func normalize() {
      let leading = digits.prefix { $0 == 0 }.count
      digits.removeFirst(leading)
      point -= leading
      while digits.last == 0 { digits.removeLast() }
      if digits.isEmpty {
        point = 0
        isNegative = false
      }
    }

    mutating func round(to count: Int) {
      guard digits.count > count else { return }
      let roundsUp = digits[count] >= 5
      digits.removeLast(digits.count - count)
      if roundsUp { increment() }
      normalize()
    }

    private mutating func increment() {
      for index in digits.indices.reversed() {
        if digits[index] < 9 {
          digits[index] += 1
          return
        }
        digits[index] = 0
      }
      digits.insert(1, at: 0)
      point += 1
    }

    var text: String {
      guard !digits.isEmpty else { return "0" }
      let all = digits.map(String.init).joined()
      let magnitude: String
      if point <= 0 {
        magnitude = "0." + String(repeating: "0", count: -point) + all
      } else if point >= digits.count {
        magnitude = all + String(repeating: "0", count: point - digits.count)
      } else {
        magnitude = all.prefix(point) + "." + all.dropFirst(point)
      }
      return (isNegative ? "-" : "") + magnitude
    }
  }
}
