internal import JSONDocument
internal import MealModel

/// The lots of one food, as `pantry.json` has them.
///
/// What a lot has that isn't known stays with it.
struct PantryLots {
  private var lots: [JSONValue]

  /// Reads a food's value; none where there is no food.
  init(_ value: JSONValue?) {
    lots = value?.array ?? value.map { [$0] } ?? []
  }

  /// The value as it is written: a lot alone, or a list; `nil` where nothing is left.
  var value: JSONValue? {
    switch lots.count {
    case 0: nil
    case 1: lots[0]
    default: .array(lots)
    }
  }

  /// Adds an amount to a lot that expires on the same day and can be summed with it, else as a
  /// lot of its own.
  mutating func add(_ amount: JSONValue, expires: CalendarDay?) {
    for index in lots.indices where Self.expires(lots[index]) == expires?.description {
      guard let sum = Self.sum(Self.amount(lots[index]), amount) else { continue }
      lots[index] = Self.lot(lots[index], amount: sum)
      return
    }
    lots.append(Self.lot(amount, expires: expires?.description))
  }

  /// Makes an amount all that there is; a day that isn't said stays where there was one lot.
  mutating func set(_ amount: JSONValue, expires: Expiry) {
    let only = lots.count == 1 ? lots[0] : nil
    var lot = only?.object ?? JSONObject()
    lot["amount"] = amount
    switch expires {
    case .unsaid: break
    case .never: lot["expires"] = nil
    case .day(let day): lot["expires"] = .string(day.description)
    }
    lots = [lot.keys == ["amount"] ? amount : .object(lot)]
  }

  private static func expires(_ lot: JSONValue) -> String? {
    lot.object?["expires"]?.string
  }

  private static func amount(_ lot: JSONValue) -> JSONValue? {
    if let object = lot.object { object["amount"] } else { lot }
  }

  private static func lot(_ lot: JSONValue, amount: JSONValue) -> JSONValue {
    guard var object = lot.object else { return amount }
    object["amount"] = amount
    return .object(object)
  }

  private static func lot(_ amount: JSONValue, expires: String?) -> JSONValue {
    guard let expires else { return amount }
    return .object(["amount": amount, "expires": .string(expires)])
  }

  /// Two amounts in one, where both are pieces or have the same unit.
  private static func sum(_ left: JSONValue?, _ right: JSONValue) -> JSONValue? {
    switch (left, right) {
    case (.number(let first)?, .number(let second)):
      guard let first = DecimalText(first), let second = DecimalText(second) else { return nil }
      return (first + second).map(JSONValue.number)
    case (.string(let first)?, .string(let second)):
      let (left, right) = (UnitAmount(first), UnitAmount(second))
      guard let left, let right, left.isSameUnit(as: right) else { return nil }
      return (left.number + right.number).map { .string("\($0) \(left.unit)") }
    default: return nil
    }
  }
}

/// What is said of when something expires.
enum Expiry: Hashable {
  case unsaid
  case never
  case day(CalendarDay)
}

/// A number and its unit: `500 g`.
private struct UnitAmount {
  let number: DecimalText
  let unit: String

  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
    let unit = text.dropFirst(digits.count).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    guard let number = DecimalText(digits), !unit.isEmpty else { return nil }
    self.number = number
    self.unit = unit
  }

  func isSameUnit(as other: Self) -> Bool {
    LatinLetters.folded(unit) == LatinLetters.folded(other.unit)
  }
}
