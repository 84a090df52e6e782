internal import MealModel

/// A slot as it is named on the command line.
enum SlotReference {
  /// Reads a slot: a day and a meal in one word, `tue.dinner`, `hoy.cena`, `next.tue.dinner`,
  /// `2026-02-03.dinner`.
  ///
  /// A weekday without a week is the next one from today on; today counts. Meals have the words
  /// of either language, and what the family calls them.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - today: The day from which it is told.
  ///   - settings: The household's settings.
  /// - Returns: The slot and its week.
  /// - Throws: `ReferenceError` when it is no slot.
  static func parse(
    _ text: String,
    today: CalendarDay,
    settings: Settings
  ) throws(ReferenceError) -> SlotAddress {
    guard let point = text.lastIndex(of: ".") else { throw .notASlot(text) }
    let (before, word) = (String(text[..<point]), String(text[text.index(after: point)...]))
    guard !before.isEmpty, !word.isEmpty else { throw .notASlot(text) }
    let day = try DayReference.parse(before, today: today)
    guard let meal = Meal(word: word, settings: settings) else {
      throw .notAMeal(word, near: ReferenceWords.meal(near: word, settings: settings))
    }
    return SlotAddress(day, meal)
  }
}
