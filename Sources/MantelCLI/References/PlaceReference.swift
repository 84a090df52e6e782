internal import MealModel

/// What is swapped, moved or copied: a slot, a whole day or a whole week.
enum PlaceReference: Hashable, Sendable {
  /// A slot.
  case slot(SlotAddress)
  /// All slots of a day.
  case day(CalendarDay)
  /// All slots of a week.
  case week(ISOWeek)

  /// Reads a slot, a day or a week; a date alone is a day.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - today: The day from which it is told.
  ///   - settings: The household's settings.
  /// - Returns: What it names.
  /// - Throws: `ReferenceError` when it is none of them.
  static func parse(
    _ text: String,
    today: CalendarDay,
    settings: Settings
  ) throws(ReferenceError) -> Self {
    guard let point = text.lastIndex(of: ".") else { return try dayOrWeek(text, today: today) }
    let last = String(text[text.index(after: point)...])
    guard Weekday(word: last) == nil else {
      return .day(try DayReference.parse(text, today: today))
    }
    return .slot(try SlotReference.parse(text, today: today, settings: settings))
  }

  private static func dayOrWeek(
    _ text: String,
    today: CalendarDay
  ) throws(ReferenceError) -> Self {
    do {
      return .day(try DayReference.parse(text, today: today))
    } catch ReferenceError.notADay(_, let nearDay) {
      do {
        return .week(try WeekReference.parse(text, today: today))
      } catch ReferenceError.notAWeek(_, let nearWeek) {
        throw .notAPlace(text, near: nearDay ?? nearWeek)
      }
    }
  }
}
