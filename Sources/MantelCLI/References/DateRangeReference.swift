internal import MealModel

/// A range of days as it is named on the command line.
enum DateRangeReference {
  /// Which way words without a date look from today.
  enum Direction: Sendable {
    /// Up to today: for what has been eaten.
    case past
    /// From today on: for what will be shopped.
    case future
  }

  /// Reads a range: `2026-01`, `2026`, `last-month`, `30d`, `4w`, a week, a day, or two of these
  /// with `..` between: `2026-W01..2026-W05`, `sat..fri`.
  ///
  /// `30d` has today in it. Weekdays alone are the next ones from today on, or, looking back, the
  /// last ones up to today; the one at the other end is the nearest to its partner.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - today: The day from which it is told.
  ///   - direction: Which way words without a date look.
  /// - Returns: The days, at least one.
  /// - Throws: `ReferenceError` when it is no range.
  static func parse(
    _ text: String,
    today: CalendarDay,
    direction: Direction = .past
  ) throws(ReferenceError) -> DateRange {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
    let reader = RangeReader(today: today, direction: direction)
    switch ends.count {
    case 1: return try reader.range(text, whole: text)
    case 2:
      let range = try reader.range(from: ends[0], to: ends[1], whole: text)
      guard range.first <= range.last else { throw .reversedRange(range) }
      return range
    default: throw .notARange(text)
    }
  }
}

private struct RangeReader {
  let today: CalendarDay
  let direction: DateRangeReference.Direction

  func range(
    from first: String,
    to last: String,
    whole: String
  ) throws(ReferenceError) -> DateRange {
    switch (Weekday(word: first), Weekday(word: last)) {
    case (let start?, let end?) where direction == .past:
      let last = today.previous(end)
      return DateRange(last.previous(start), last)
    case (let start?, let end?):
      let first = today.next(start)
      return DateRange(first, first.next(end))
    case (let start?, nil):
      let end = try range(last, whole: whole).last
      return DateRange(direction == .past ? end.previous(start) : today.next(start), end)
    case (nil, let end?):
      let start = try range(first, whole: whole)
      return DateRange(start.first, start.last.next(end))
    case (nil, nil):
      let start = try range(first, whole: whole)
      return DateRange(start.first, try range(last, whole: whole).last)
    }
  }

  func range(_ text: String, whole: String) throws(ReferenceError) -> DateRange {
    if let range = month(text) ?? span(text) ?? word(text) { return range }
    if let weekday = Weekday(word: text) {
      let day = direction == .past ? today.previous(weekday) : today.next(weekday)
      return DateRange(day, day)
    }
    do {
      let day = try DayReference.parse(text, today: today)
      return DateRange(day, day)
    } catch ReferenceError.notADay {
      return try week(text, whole: whole)
    }
  }

  private func week(_ text: String, whole: String) throws(ReferenceError) -> DateRange {
    do {
      return DateRange(try WeekReference.parse(text, today: today))
    } catch ReferenceError.notAWeek {
      throw .notARange(whole)
    }
  }

  /// `2026-01` or `2026`.
  private func month(_ text: String) -> DateRange? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let year = parts.first.flatMap({ Int(digits: $0, count: 4...4) }) else { return nil }
    if parts.count == 1 { return DateRange(year: year) }
    guard parts.count == 2, let month = Int(digits: parts[1], count: 2...2) else { return nil }
    return DateRange(year: year, month: month)
  }

  /// `30d` or `4w`.
  private func span(_ text: String) -> DateRange? {
    guard let number = Int(digits: text.dropLast(), count: 1...4), number > 0 else { return nil }
    let days: Int
    switch text.last {
    case "d", "D": days = number
    case "w", "W", "s", "S": days = number * 7
    default: return nil
    }
    return direction == .past
      ? DateRange(today + -(days - 1), today) : DateRange(today, today + (days - 1))
  }

  /// `last-month`, `este-año`.
  private func word(_ text: String) -> DateRange? {
    switch LatinLetters.folded(text) {
    case "this-month", "este-mes": month(at: 0)
    case "last-month", "mes-pasado": month(at: -1)
    case "next-month", "proximo-mes", "mes-proximo": month(at: 1)
    case "this-year", "este-ano": DateRange(year: today.year)
    case "last-year", "ano-pasado": DateRange(year: today.year - 1)
    default: nil
    }
  }

  private func month(at distance: Int) -> DateRange? {
    let months = today.year * 12 + today.month - 1 + distance
    return DateRange(year: months / 12, month: months % 12 + 1)
  }
}
