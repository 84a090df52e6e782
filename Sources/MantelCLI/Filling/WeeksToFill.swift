internal import MealModel
internal import Wording

/// Which weeks are filled.
struct WeeksToFill {
  /// As many as anyone plans at once: two years.
  static let most = 104

  let today: CalendarDay
  /// The word on the command line.
  let word: String?
  /// From the first of them on, so many.
  let count: Int?

  /// The weeks; `nil` where this one is filled if it has gaps, else the next.
  ///
  /// Of a range, weeks that are over are passed over.
  ///
  /// - Throws: `ReferenceError`, or `CommandFailure` where all of them are over, or they lie
  ///   further apart than anyone plans.
  func named() throws -> [ISOWeek]? {
    guard let word else { return nil }
    let all = extended(try ShowWeek.weeks([word], today: today).sorted())
    let weeks = all.filter { $0 >= today.week }
    guard !weeks.isEmpty else {
      let week = all.last ?? today.week
      throw CommandFailure(.weekIsOver(week.description), exitCode: .refused)
    }
    return weeks
  }

  /// The weeks from some on, as many as were asked for.
  func extended(_ weeks: [ISOWeek]) -> [ISOWeek] {
    guard let count, let first = weeks.first else { return weeks }
    return (0..<count).map { first + $0 }
  }
}
