internal import MealModel

extension Person.Birth {
  /// How old someone is on a day, in whole years.
  ///
  /// Of someone of whom only the year is known, the age that they reach in that year. Whoever was
  /// born on 29 February is a year older on 1 March of other years.
  func age(on day: CalendarDay) -> Int {
    switch self {
    case .year(let year): return day.year - year
    case .day(let birthday):
      let (year, month, number) = birthday.components
      let isBefore = (day.month, day.day) < (month, number)
      return day.year - year - (isBefore ? 1 : 0)
    }
  }

  /// Whether someone is certainly 18 on a day.
  func isAdult(on day: CalendarDay) -> Bool {
    switch self {
    case .year: age(on: day) > 18
    case .day: age(on: day) >= 18
    }
  }
}
