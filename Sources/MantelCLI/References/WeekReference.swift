internal import MealModel

/// A week as it is named on the command line.
enum WeekReference {
  /// Reads a week: `2026-W06`, `this`, `next`, `last`, `+2`, `-1`, or a date in it.
  ///
  /// `W06` is a week of today's ISO year; a small `w` and a number of one digit do as well, and
  /// so do `esta`, `próxima` and `pasada`.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - today: The day from which it is told.
  /// - Returns: The week.
  /// - Throws: `ReferenceError` when it is no week.
  static func parse(_ text: String, today: CalendarDay) throws(ReferenceError) -> ISOWeek {
    let folded = LatinLetters.folded(text)
    if let distance = ReferenceWords.relativeWeeks[folded] ?? offset(folded) {
      return today.week + distance
    }
    if let distance = ReferenceWords.relativeDays[folded] { return (today + distance).week }
    if let (year, number) = numbered(folded, thisYear: today.week.year) {
      guard let week = ISOWeek(year: year, number: number) else {
        throw .noSuchWeek(year: year, number: number)
      }
      return week
    }
    if let day = try DayReference.date(text) { return day.week }
    throw .notAWeek(text, near: ReferenceWords.week(near: text))
  }

  /// The number of `+2` or `-1`.
  private static func offset(_ text: String) -> Int? {
    guard let number = Int(digits: text.dropFirst(), count: 1...4) else { return nil }
    switch text.first {
    case "+": return number
    case "-": return -number
    default: return nil
    }
  }

  /// Year and number of `2026-w06` or `w6`.
  private static func numbered(_ text: String, thisYear: Int) -> (year: Int, number: Int)? {
    let parts = text.split(separator: "w", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(digits: parts[1], count: 1...2) else { return nil }
    if parts[0].isEmpty { return (thisYear, number) }
    let year = parts[0].hasSuffix("-") ? parts[0].dropLast() : parts[0]
    return Int(digits: year, count: 4...4).map { ($0, number) }
  }
}
