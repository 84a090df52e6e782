internal import MealModel

/// What the kinds of text look like.
enum TextRules {
  /// The rules that `allow` can name.
  static let allowedRules = [
    "maxPerWeek", "minPerWeek", "noConsecutive", "noDuplicateInDay", "mealTypeRestriction",
    "months", "minDaysBetween", "fixed", "leftovers", "lowCarb",
  ]

  /// C0, DEL and C1.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
  }

  /// White space, and what takes no room.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200D, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
    default: false
    }
  }

  /// A scalar's number as Unicode writes it: `U+001B`.
  static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  static func isYear(_ text: String) -> Bool {
    text.utf8.count == 4 && text.utf8.allSatisfy(isDigit)
  }

  static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.utf8.first == UInt8(ascii: "#")
      && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// Whether a text is an instant as RFC 3339 writes it, with its offset.
  static func isInstant(_ text: String) -> Bool {
    let text = Array(text.utf8)
    guard text.count >= 20, text[10] == UInt8(ascii: "T"), text[16] == UInt8(ascii: ":"),
      CalendarDay(string(text[0..<10])) != nil, TimeOfDay(string(text[11..<16])) != nil,
      text[17..<19].allSatisfy(isDigit), string(text[17..<19]) <= "60"
    else { return false }
    var rest = text[19...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      guard !fraction.isEmpty else { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    if rest.elementsEqual([UInt8(ascii: "Z")]) { return true }
    guard let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return false
    }
    return TimeOfDay(string(rest.dropFirst())) != nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

/// Spellings of units that have one plain meaning.
enum UnitSpelling {
  /// The misspelt unit at the end of an amount that begins with a number, and its spelling.
  static func misspelling(in text: String) -> (unit: String, right: String)? {
    guard let first = text.utf8.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= first else {
      return nil
    }
    let unit = String(text.drop { $0.isNumber || " .,/-".contains($0) })
    return MeasureUnit.spelling(ofMisspelt: unit.lowercased()).map { (unit, $0) }
  }
}
