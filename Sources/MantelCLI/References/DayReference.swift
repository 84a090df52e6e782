internal import MealModel

/// A day as it is named on the command line.
enum DayReference {
  /// Reads a day: `tue`, `X`, `today`, `2026-02-03`, or a weekday of a week, `next.tue`.
  ///
  /// A weekday alone is the next one from today on; today counts.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - today: The day from which it is told.
  /// - Returns: The day.
  /// - Throws: `ReferenceError` when it is no day.
  static func parse(_ text: String, today: CalendarDay) throws(ReferenceError) -> CalendarDay {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    switch parts.count {
    case 1:
      if let day = try date(text) ?? relative(text, today: today) { return day }
      return today.next(try weekday(text))
    case 2: return try WeekReference.parse(parts[0], today: today).day(try weekday(parts[1]))
    default: throw .notADay(text, near: nil)
    }
  }

  /// The day of a text that has a date's form; `nil` for any other text.
  ///
  /// - Throws: `ReferenceError` when the calendar has no such day.
  static func date(_ text: String) throws(ReferenceError) -> CalendarDay? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, Int(digits: parts[0], count: 4...4) != nil,
      Int(digits: parts[1], count: 1...2) != nil, Int(digits: parts[2], count: 1...2) != nil
    else { return nil }
    guard let day = CalendarDay(text) else { throw .noSuchDay(text) }
    return day
  }

  /// The day that a word such as `tomorrow` tells.
  private static func relative(_ text: String, today: CalendarDay) -> CalendarDay? {
    ReferenceWords.relativeDays[LatinLetters.folded(text)].map { today + $0 }
  }

  private static func weekday(_ text: String) throws(ReferenceError) -> Weekday {
    guard let day = Weekday(word: text) else {
      throw .notADay(text, near: ReferenceWords.day(near: text))
    }
    return day
  }
}

extension CalendarDay {
  /// The first such weekday from this day on; this day counts.
  func next(_ weekday: Weekday) -> CalendarDay {
    self + (weekday.index - self.weekday.index + 7) % 7
  }

  /// The last such weekday up to this day; this day counts.
  func previous(_ weekday: Weekday) -> CalendarDay {
    self + -((self.weekday.index - weekday.index + 7) % 7)
  }
}
