/// A day of the Gregorian calendar, which is no instant and has no time zone.
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Days since 1970-01-01, before it negative.
  public let daysSinceEpoch: Int

  /// Creates the day that lies so many days after 1970-01-01.
  public init(daysSinceEpoch: Int) {
    self.daysSinceEpoch = daysSinceEpoch
  }

  /// Creates a day; `nil` where the calendar has no such day or the year isn't 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1 else { return nil }
    self.init(daysSinceEpoch: Self.days(year: year, month: month, day: day))
    guard components == (year, month, day) else { return nil }
  }

  /// Creates a day from `YYYY-MM-DD`; `nil` for any other text and for days that aren't.
  public init?(_ text: String) {
    guard let (year, month, day) = Self.parts(of: text) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private static func parts(of text: String) -> (Int, Int, Int)? {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = digits(bytes[0..<4]), let month = digits(bytes[5..<7]),
      let day = digits(bytes[8..<10])
    else { return nil }
    return (year, month, day)
  }

  /// The value of a run of ASCII digits; `nil` where there is anything else.
  static func digits(_ bytes: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for byte in bytes {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return bytes.isEmpty ? nil : value
  }

  /// Year, month and day, months and days from 1.
  public var components: (year: Int, month: Int, day: Int) {
    // After Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": years begin in March,
    // so that the leap day is the last of its year.
    let shifted = daysSinceEpoch + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// Days since 1970-01-01, of any year.
  static func days(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The year.
  public var year: Int { components.year }
  /// The month, from 1.
  public var month: Int { components.month }
  /// The day of the month, from 1.
  public var day: Int { components.day }

  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday(index: ((daysSinceEpoch + 3) % 7 + 7) % 7)
  }

  /// The ISO week that the day lies in.
  public var week: ISOWeek { ISOWeek(containing: self) }

  /// The day so many days later, or earlier.
  public static func + (day: Self, count: Int) -> Self {
    Self(daysSinceEpoch: day.daysSinceEpoch + count)
  }

  /// How many days lie from one day to another.
  public static func - (later: Self, earlier: Self) -> Int {
    later.daysSinceEpoch - earlier.daysSinceEpoch
  }

  /// Orders days by time.
  public static func < (left: Self, right: Self) -> Bool {
    left.daysSinceEpoch < right.daysSinceEpoch
  }

  /// `YYYY-MM-DD`.
  public var description: String {
    let (year, month, day) = components
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }
}

/// A number with zeros before it.
func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
