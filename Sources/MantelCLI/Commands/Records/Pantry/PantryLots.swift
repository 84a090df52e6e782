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

  /// Takes an amount out of the lots that are counted like it, what expires first going first.
  ///
  /// - Returns: Whether there was as much; where there wasn't, nothing is taken.
  mutating func use(_ amount: JSONValue) -> Bool {
    guard let wanted = LotAmount(amount) else { return false }
    var left = wanted.number
    var remaining: [Int: LotAmount] = [:]
    let order = lots.indices.sorted {
      (Self.expires(lots[$0]) ?? "~", $0) < (Self.expires(lots[$1]) ?? "~", $1)
    }
    for index in order where !left.isZero {
      guard let there = LotAmount(Self.amount(lots[index])), there.isLike(wanted) else { continue }
      if let rest = there.number - left {
        remaining[index] = there.with(rest)
        left = DecimalText.zero
      } else if let rest = left - there.number {
        remaining[index] = there.with(.zero)
        left = rest
      }
    }
    guard left.isZero else { return false }
    lots = lots.enumerated().compactMap { index, lot in
      guard let rest = remaining[index] else { return lot }
      return rest.number.isZero ? nil : Self.lot(lot, amount: rest.value)
    }
    return true
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
    guard let first = LotAmount(left), let second = LotAmount(right), first.isLike(second) else {
      return nil
    }
    return (first.number + second.number).map { first.with($0).value }
  }
}

/// What is said of when something expires.
enum Expiry: Hashable {
  case unsaid
  case never
  case day(CalendarDay)
}
