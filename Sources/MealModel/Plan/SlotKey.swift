/// A slot of any week: `tuesday.dinner`.
public struct SlotKey: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The day.
  public var day: Weekday
  /// The meal.
  public var meal: Meal

  /// Creates a slot's key.
  public init(_ day: Weekday, _ meal: Meal) {
    self.day = day
    self.meal = meal
  }

  /// Creates a key from `tuesday.dinner`; `nil` for any other text.
  public init?(_ text: String) {
    guard let key = Self.byText[text] else { return nil }
    self = key
  }

  /// The forty-nine slots of a week: a look-up costs a tenth of taking the text apart.
  private static let byText: [String: SlotKey] = Dictionary(
    uniqueKeysWithValues: Weekday.allCases.flatMap { day in
      Meal.allCases.map { meal in (day.rawValue + "." + meal.rawValue, SlotKey(day, meal)) }
    }
  )

  /// Orders by day, then by meal.
  public static func < (left: Self, right: Self) -> Bool {
    (left.day, left.meal) < (right.day, right.meal)
  }

  /// `tuesday.dinner`.
  public var description: String { day.rawValue + "." + meal.rawValue }
}

/// A slot of a certain week.
public struct SlotAddress: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The week.
  public var week: ISOWeek
  /// The slot in it.
  public var key: SlotKey

  /// Creates an address.
  public init(_ week: ISOWeek, _ key: SlotKey) {
    self.week = week
    self.key = key
  }

  /// Creates the address of a meal on a day.
  public init(_ day: CalendarDay, _ meal: Meal) {
    self.init(day.week, SlotKey(day.weekday, meal))
  }

  /// The day it lies on.
  public var day: CalendarDay { week.day(key.day) }

  /// Orders by time.
  public static func < (left: Self, right: Self) -> Bool {
    (left.day, left.key.meal) < (right.day, right.key.meal)
  }

  /// `2026-02-03.dinner`.
  public var description: String { "\(day).\(key.meal.rawValue)" }
}
