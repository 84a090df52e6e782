/// An exact fraction in lowest terms; what doesn't fit into 64 bits is `nil`, never wrong.
public struct Rational: Hashable, Sendable, CustomStringConvertible {
  /// What is above the line; it bears the sign.
  public let numerator: Int
  /// What is below the line, above 0.
  public let denominator: Int

  /// Nothing.
  public static let zero = Self(whole: 0)
  /// One.
  public static let one = Self(whole: 1)

  /// Creates a whole number.
  public init(whole: Int) {
    numerator = whole
    denominator = 1
  }

  /// Creates a fraction; `nil` where the denominator isn't above 0, or the numerator has no
  /// opposite.
  public init?(_ numerator: Int, _ denominator: Int) {
    guard denominator > 0, numerator != .min else { return nil }
    let divisor = Self.greatestCommonDivisor(abs(numerator), denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Creates a number from digits with at most one `.` or `,` among them; `nil` for any other
  /// text, and for more than 18 digits.
  public init?(decimal text: some StringProtocol) {
    var value = 0
    var scale = 1
    var digits = 0
    var hasPoint = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where digits < 18:
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        scale *= hasPoint ? 10 : 1
        digits += 1
      case UInt8(ascii: "."), UInt8(ascii: ","):
        guard !hasPoint, digits > 0 else { return nil }
        hasPoint = true
      default: return nil
      }
    }
    guard digits > 0, !hasPoint || scale > 1 else { return nil }
    self.init(value, scale)
  }

  /// Creates a number from text as ``description`` prints it: `3`, `1/3`, `1 1/2`.
  public init?(_ text: String) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(
      separator: " ",
      omittingEmptySubsequences: false
    )
    guard let last = parts.last, let fraction = Self.fraction(last), parts.count <= 2 else {
      return nil
    }
    guard parts.count == 2 else {
      self = isNegative ? fraction.opposite : fraction
      return
    }
    guard let whole = Self(decimal: parts[0]), whole.isWhole, fraction < .one,
      let sum = whole.adding(fraction)
    else { return nil }
    self = isNegative ? sum.opposite : sum
  }

  private static func fraction(_ text: Substring) -> Self? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let above = Self(decimal: parts[0]) else { return nil }
    guard parts.count == 2 else { return above }
    guard above.isWhole, let below = Self(decimal: parts[1]), below.isWhole else { return nil }
    return Self(above.numerator, below.numerator)
  }

  /// Whether it is a whole number.
  public var isWhole: Bool { denominator == 1 }

  /// The nearest number that the processor has.
  public var double: Double { Double(numerator) / Double(denominator) }

  private var opposite: Self {
    Self(numerator: -numerator, denominator: denominator)
  }

  private init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The sum; `nil` where it doesn't fit.
  public func adding(_ other: Self) -> Self? {
    let divisor = Self.greatestCommonDivisor(denominator, other.denominator)
    let left = numerator.multipliedReportingOverflow(by: other.denominator / divisor)
    let right = other.numerator.multipliedReportingOverflow(by: denominator / divisor)
    let below = denominator.multipliedReportingOverflow(by: other.denominator / divisor)
    let above = left.partialValue.addingReportingOverflow(right.partialValue)
    guard !left.overflow, !right.overflow, !below.overflow, !above.overflow else { return nil }
    return Self(above.partialValue, below.partialValue)
  }

  /// The product; `nil` where it doesn't fit.
  public func multiplied(by other: Self) -> Self? {
    let first = Self.greatestCommonDivisor(abs(numerator), other.denominator)
    let second = Self.greatestCommonDivisor(abs(other.numerator), denominator)
    let above = (numerator / first).multipliedReportingOverflow(by: other.numerator / second)
    let below = (denominator / second).multipliedReportingOverflow(by: other.denominator / first)
    guard !above.overflow, !below.overflow else { return nil }
    return Self(above.partialValue, below.partialValue)
  }

  /// The quotient; `nil` where it doesn't fit, and for a divisor that isn't above 0.
  public func divided(by divisor: Self?) -> Self? {
    guard let divisor, let inverse = Self(divisor.denominator, divisor.numerator) else {
      return nil
    }
    return multiplied(by: inverse)
  }

  /// The sum of several; `nil` where it doesn't fit, or one of them is `nil`.
  public static func sum(of numbers: some Sequence<Self?>) -> Self? {
    numbers.reduce(.zero) { sum, number in
      guard let sum, let number else { return nil }
      return sum.adding(number)
    }
  }

  /// The largest whole number that is no larger.
  public var roundedDown: Int {
    let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    return rest < 0 ? whole - 1 : whole
  }

  /// `3`, `1/3`, `1 1/2`.
  public var description: String {
    guard !isWhole else { return "\(numerator)" }
    let (whole, rest) = abs(numerator).quotientAndRemainder(dividingBy: denominator)
    let sign = numerator < 0 ? "-" : ""
    return sign + (whole > 0 ? "\(whole) " : "") + "\(rest)/\(denominator)"
  }

  private static func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return max(left, 1)
  }
}

extension Rational: Comparable {
  /// Orders by value.
  public static func < (left: Self, right: Self) -> Bool {
    let first = left.numerator.multipliedFullWidth(by: right.denominator)
    let second = right.numerator.multipliedFullWidth(by: left.denominator)
    return (first.high, first.low) < (second.high, second.low)
  }
}
