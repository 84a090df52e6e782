internal import MealFormat
internal import MealModel
internal import MealRules
internal import MealStore
internal import Wording

extension CompletionCandidates {
  /// How many weeks are offered before and after this one.
  private static let weeksAround = 5

  /// Weeks by their words and numbers.
  func weeks(_ typed: String) -> [CompletionAnswer.Candidate] {
    guard let today else { return [] }
    let words = [
      (Phrase(es: "esta", en: "this"), 0), (Phrase(es: "próxima", en: "next"), 1),
      (Phrase(es: "pasada", en: "last"), -1),
    ]
    .map { (context.text($0), today.week + $1) }
    let numbered = (-Self.weeksAround...Self.weeksAround).map { today.week + $0 }
      .map { ($0.description, $0) }
    return (words + numbered).filter { begins($0.0, typed) }
      .map { .init(text: $0, explanation: context.text($1.days)) }
  }

  /// The days from today on.
  func days(_ typed: String) -> [CompletionAnswer.Candidate] {
    guard let today else { return [] }
    return (0..<7).map { today + $0 }.map { (word(for: $0), $0) }
      .filter { begins($0.0, typed) }
      .map { .init(text: $0, explanation: context.text($1.phrase)) }
  }

  /// The slots from today on, or those of the week or day that is typed before the point.
  func slots(_ typed: String) -> [CompletionAnswer.Candidate] {
    guard let store, let today else { return [] }
    let settings = context.settings(of: store)
    let days = daysOfSlots(typed, today)
    let weeks = days.map(\.1.week)
    guard let first = weeks.min(), let last = weeks.max() else { return [] }
    let household = store.load(weeks: first...last).household
    let candidates = days.flatMap { lead, day in
      settings.plannedMeals.map { meal in
        let address = SlotAddress(day, meal)
        let word = ReferenceWords.oneWord(context.text(household.name(of: meal)))
        return (lead + "." + word, household[address].summary(in: household))
      }
    }
    return candidates.filter { begins($0.0, typed) }
      .map { .init(text: $0, explanation: context.text($1)) }
  }

  /// The days whose slots are offered, and how they are written.
  private func daysOfSlots(_ typed: String, _ today: CalendarDay) -> [(String, CalendarDay)] {
    let week = typed.prefix { $0 != "." }
    if week.count < typed.count, Weekday(word: String(week)) == nil {
      if let day = CalendarDay(String(week)) { return [(day.description, day)] }
      guard let found = try? WeekReference.parse(String(week), today: today) else { return [] }
      return Weekday.allCases.map { ("\(week).\(word(for: found.day($0)))", found.day($0)) }
    }
    return (0..<7).map { (word(for: today + $0), today + $0) }
  }

  private var today: CalendarDay? {
    guard let store else { return nil }
    return try? context.today(context.settings(of: store))
  }

  /// A weekday as short as it is typed: `tue`, `mar`.
  private func word(for day: CalendarDay) -> String {
    String(LatinLetters.folded(context.text(.weekday(day.weekday.index))).prefix(3))
  }

  private func begins(_ word: String, _ typed: String) -> Bool {
    LatinLetters.folded(word).hasPrefix(LatinLetters.folded(typed))
  }
}

extension ISOWeek {
  /// Its first and last day.
  fileprivate var days: Phrase {
    .joined([day(.monday).phrase, day(.sunday).phrase], separator: " – ")
  }
}

extension Slot {
  /// What is planned; nothing where nothing is.
  fileprivate func summary(in household: Household) -> Phrase {
    holdsNothing ? Phrase(es: "", en: "") : contentPhrase(in: household)
  }
}
