/// A week as ISO 8601 numbers them: Monday to Sunday, week 1 the one with the year's first
/// Thursday.
public struct ISOWeek: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The Monday it begins with.
  public let monday: CalendarDay

  /// The week that a day lies in.
  public init(containing day: CalendarDay) {
    monday = day + -day.weekday.index
  }

  /// Creates a week from its year and number; `nil` where the year has no such week.
  public init?(year: Int, number: Int) {
    guard 1...9999 ~= year, 1...Self.count(in: year) ~= number else { return nil }
    self = Self.first(of: year) + (number - 1)
  }

  /// Creates a week from `YYYY-Www`; `nil` for any other text and for weeks that aren't.
  public init?(_ text: String) {
    guard let (year, number) = Self.parts(of: text) else { return nil }
    self.init(year: year, number: number)
  }

  /// Year and number of a text that has a week's form, whether or not there is such a week.
  public static func parts(of text: String) -> (year: Int, number: Int)? {
    let bytes = Array(text.utf8)
    guard bytes.count == 8, bytes[4] == UInt8(ascii: "-"), bytes[5] == UInt8(ascii: "W"),
      let year = CalendarDay.digits(bytes[0..<4]), let number = CalendarDay.digits(bytes[6..<8])
    else { return nil }
    return (year, number)
  }

  /// The year that the week belongs to: its Thursday's.
  public var year: Int { (monday + 3).year }

  /// The week's number in its year, 1 to 53.
  public var number: Int {
    (monday - Self.first(of: year).monday) / 7 + 1
  }

  /// How many weeks a year has: 52, or 53 where it begins or ends on a Thursday.
  public static func count(in year: Int) -> Int {
    (first(of: year + 1).monday - first(of: year).monday) / 7
  }

  private static func first(of year: Int) -> Self {
    // 4 January always lies in week 1.
    // The years 0 and 10000, of which there are no days, are beside the first and the last.
    Self(containing: CalendarDay(daysSinceEpoch: CalendarDay.days(year: year, month: 1, day: 4)))
  }

  /// A day of the week.
  public func day(_ weekday: Weekday) -> CalendarDay {
    monday + weekday.index
  }

  /// Its days, Monday first.
  public var days: [CalendarDay] {
    (0..<7).map { monday + $0 }
  }

  /// The week so many weeks later, or earlier.
  public static func + (week: Self, count: Int) -> Self {
    Self(containing: week.monday + 7 * count)
  }

  /// Orders weeks by time.
  public static func < (left: Self, right: Self) -> Bool {
    left.monday < right.monday
  }

  /// `YYYY-Www`.
  public var description: String {
    padded(year, 4) + "-W" + padded(number, 2)
  }
}
