/// What calendar and clock on the wall showed at an instant.
public struct LocalDateTime: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// Seconds since its midnight, 0 to 86,399.
  public let secondOfDay: Int

  private static let secondsPerDay = 86_400
  /// From 0001-01-01 to 9999-12-31.
  private static let range = -62_135_596_800...253_402_300_799

  /// Tells an instant; what no calendar has, such as a commit may say of itself, is the nearest
  /// that there is.
  ///
  /// - Parameters:
  ///   - seconds: Seconds since 1970-01-01 in UTC.
  ///   - offset: The local offset from UTC, in minutes.
  public init(secondsSinceEpoch seconds: Int64, offsetMinutes offset: Int) {
    let utc = Self.clamped(Int(seconds))
    let local = Self.clamped(utc + min(max(offset, -1_440), 1_440) * 60)
    let (days, rest) = local.quotientAndRemainder(dividingBy: Self.secondsPerDay)
    day = CalendarDay(daysSinceEpoch: rest < 0 ? days - 1 : days)
    secondOfDay = rest < 0 ? rest + Self.secondsPerDay : rest
  }

  private static func clamped(_ seconds: Int) -> Int {
    min(max(seconds, range.lowerBound), range.upperBound)
  }

  /// The time, `HH:MM:SS`.
  public var time: String {
    [secondOfDay / 3_600, secondOfDay / 60 % 60, secondOfDay % 60].map { padded($0, 2) }
      .joined(separator: ":")
  }
}
