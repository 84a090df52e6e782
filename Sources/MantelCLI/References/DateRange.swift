internal import MealModel

/// Days from one to another, at least one.
struct DateRange: Hashable, Sendable {
  /// The first day.
  let first: CalendarDay
  /// The last day.
  let last: CalendarDay

  /// Creates a range; one that ends before it begins has no days.
  init(_ first: CalendarDay, _ last: CalendarDay) {
    self.first = first
    self.last = last
  }

  /// A week's days.
  init(_ week: ISOWeek) {
    self.init(week.monday, week.monday + 6)
  }

  /// A month's days; `nil` where there is no such month.
  init?(year: Int, month: Int) {
    guard let first = CalendarDay(year: year, month: month, day: 1) else { return nil }
    let next = first + 31
    self.init(first, next + -next.day)
  }

  /// A year's days; `nil` where there is no such year.
  init?(year: Int) {
    guard let first = CalendarDay(year: year, month: 1, day: 1),
      let last = CalendarDay(year: year, month: 12, day: 31)
    else { return nil }
    self.init(first, last)
  }

  /// How many days it has.
  var count: Int { max(0, last - first + 1) }

  /// Whether a day lies in it.
  func contains(_ day: CalendarDay) -> Bool { first <= day && day <= last }

  /// The weeks that have a day in it, in order.
  var weeks: [ISOWeek] {
    guard first <= last else { return [] }
    let count = (last.week.monday - first.week.monday) / 7
    return (0...count).map { first.week + $0 }
  }
}
