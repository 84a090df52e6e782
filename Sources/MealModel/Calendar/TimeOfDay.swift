/// A time of the day, `HH:MM`.
public struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Minutes since midnight, 0 to 1,439.
  public let minutes: Int

  /// Creates a time from `HH:MM`; `nil` for any other text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"),
      let hour = CalendarDay.digits(bytes[0..<2]), let minute = CalendarDay.digits(bytes[3..<5]),
      hour < 24, minute < 60
    else { return nil }
    minutes = hour * 60 + minute
  }

  /// Creates a time from its hour and minute; `nil` where no clock shows them.
  public init?(hour: Int, minute: Int) {
    guard 0..<24 ~= hour, 0..<60 ~= minute else { return nil }
    minutes = hour * 60 + minute
  }

  /// Orders times of one day.
  public static func < (left: Self, right: Self) -> Bool {
    left.minutes < right.minutes
  }

  /// `HH:MM`.
  public var description: String {
    padded(minutes / 60, 2) + ":" + padded(minutes % 60, 2)
  }
}
