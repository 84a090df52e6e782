/// A number as it is written, added and taken away exactly: no rounding, whatever its digits.
struct DecimalText {
  private let digits: Int
  /// How many of the digits stand after the point.
  private let scale: Int

  /// Reads `12`, `1.5` or `1,5` of at most 15 digits; `nil` for any other text.
  init?(_ text: some StringProtocol) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard 1...2 ~= parts.count, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) })
    else { return nil }
    let joined = parts.joined()
    guard joined.utf8.count <= 15, let digits = Int(joined) else { return nil }
    self.init(digits: digits, scale: parts.count == 2 ? parts[1].utf8.count : 0)
  }

  private init(digits: Int, scale: Int) {
    self.digits = digits
    self.scale = scale
  }

  /// Nothing.
  static let zero = Self(digits: 0, scale: 0)

  /// Whether there is nothing.
  var isZero: Bool { digits == 0 }

  /// The sum; `nil` where it has too many digits.
  static func + (left: Self, right: Self) -> Self? {
    aligned(left, right).map { Self(digits: $0 + $1, scale: $2) }
  }

  /// The difference; `nil` where there is less than is taken away.
  static func - (left: Self, right: Self) -> Self? {
    guard let (first, second, scale) = aligned(left, right), first >= second else { return nil }
    return Self(digits: first - second, scale: scale)
  }

  /// The number without needless zeros.
  var text: String {
    guard scale > 0 else { return String(digits) }
    let text = String(digits)
    let padded = String(repeating: "0", count: max(0, scale + 1 - text.count)) + text
    var fraction = padded.suffix(scale)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = padded.dropLast(scale)
    return fraction.isEmpty ? String(whole) : "\(whole).\(fraction)"
  }

  /// The digits of two numbers with as many after the point.
  private static func aligned(_ left: Self, _ right: Self) -> (Int, Int, Int)? {
    let scale = max(left.scale, right.scale)
    guard let first = left.digits(at: scale), let second = right.digits(at: scale) else {
      return nil
    }
    return (first, second, scale)
  }

  private func digits(at scale: Int) -> Int? {
    var result = digits
    for _ in self.scale..<scale {
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      guard !overflow, product < Int.max / 4 else { return nil }
      result = product
    }
    return result
  }
}

extension Character {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
