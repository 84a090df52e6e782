/// A day of the week, Monday first as ISO 8601 has it.
public enum Weekday: String, CaseIterable, Comparable, Sendable {
  /// Monday.
  case monday
  /// Tuesday.
  case tuesday
  /// Wednesday.
  case wednesday
  /// Thursday.
  case thursday
  /// Friday.
  case friday
  /// Saturday.
  case saturday
  /// Sunday.
  case sunday

  /// Its place in the week, 0 for Monday to 6 for Sunday.
  public var index: Int {
    switch self {
    case .monday: 0
    case .tuesday: 1
    case .wednesday: 2
    case .thursday: 3
    case .friday: 4
    case .saturday: 5
    case .sunday: 6
    }
  }

  /// The weekday at a place in the week, taken modulo 7.
  public init(index: Int) {
    self = Self.allCases[((index % 7) + 7) % 7]
  }

  /// Orders weekdays from Monday to Sunday.
  public static func < (left: Self, right: Self) -> Bool {
    left.index < right.index
  }
}
