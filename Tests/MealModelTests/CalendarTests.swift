import Testing

@testable import MealModel

struct CalendarTests {
  /// Computed with Python's `datetime.date.isocalendar`.
  @Test(arguments: [
    ("2025-12-29", "2026-W01", Weekday.monday), ("2026-01-01", "2026-W01", .thursday),
    ("2026-12-31", "2026-W53", .thursday), ("2027-01-03", "2026-W53", .sunday),
    ("2027-01-04", "2027-W01", .monday), ("2024-02-29", "2024-W09", .thursday),
    ("2000-02-29", "2000-W09", .tuesday), ("1970-01-01", "1970-W01", .thursday),
    ("0001-01-01", "0001-W01", .monday), ("2021-01-03", "2020-W53", .sunday),
  ])
  func `a day lies in its ISO week`(text: String, week: String, weekday: Weekday) throws {
    let day = try #require(CalendarDay(text))
    #expect(day.week.description == week)
    #expect(day.weekday == weekday)
    #expect(day.description == text)
    #expect(ISOWeek(week)?.day(weekday) == day)
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "26-01-01", "2026-02-3x",
    "", "2026/02/03", "0000-01-01", "２０２６-01-01",
  ])
  func `text that is no day of the calendar is refused`(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  /// Computed with Python's `datetime`, but for the last two, which no calendar has.
  @Test(arguments: [
    (0 as Int64, 60, "1970-01-01", "01:00:00"), (-1, 0, "1969-12-31", "23:59:59"),
    (1_796_083_199, -90, "2026-11-30", "22:29:59"), (951_782_400, 0, "2000-02-29", "00:00:00"),
    (.max, 840, "9999-12-31", "23:59:59"), (.min, -720, "0001-01-01", "00:00:00"),
  ])
  func `an instant has a day and a time where someone is`(
    seconds: Int64,
    offset: Int,
    day: String,
    time: String
  ) {
    let local = LocalDateTime(secondsSinceEpoch: seconds, offsetMinutes: offset)
    #expect(local.day.description == day)
    #expect(local.time == time)
  }

  @Test func `week 53 is there only in years that have it`() {
    #expect(ISOWeek("2026-W53") != nil)
    #expect(ISOWeek("2025-W53") == nil)
    #expect(ISOWeek("2026-W00") == nil)
    #expect(ISOWeek("2026-w06") == nil)
    // Years with 53 weeks, 2000 to 2030, as ISO 8601's rule on Thursdays gives them.
    let long = (2000...2030).filter { ISOWeek.count(in: $0) == 53 }
    #expect(long == [2004, 2009, 2015, 2020, 2026])
  }

  @Test func `every day of four centuries follows the one before`() throws {
    let first = try #require(CalendarDay(year: 1800, month: 1, day: 1))
    let last = try #require(CalendarDay(year: 2199, month: 12, day: 31))
    #expect(last - first == 146_096)
    for offset in stride(from: 0, through: last - first, by: 1) {
      let day = first + offset
      let (year, month, number) = day.components
      #expect(CalendarDay(year: year, month: month, day: number) == day)
    }
  }

  @Test func `patterns of days wrap round the week's end`() {
    #expect(DayPattern("monday-friday")?.days.count == 5)
    #expect(DayPattern("friday-monday")?.days == [.friday, .saturday, .sunday, .monday])
    #expect(DayPattern("sunday")?.days == [.sunday])
    for text in ["lunes", "monday-", "-friday", "monday-friday-sunday", "", "Monday"] {
      #expect(DayPattern(text) == nil)
    }
  }

  @Test func `times of day have two digits each`() {
    #expect(TimeOfDay("14:30")?.minutes == 870)
    for text in ["24:00", "12:60", "9:30", "0930", "12:3a"] { #expect(TimeOfDay(text) == nil) }
  }
}

extension CalendarTests {
  @Test(arguments: ["0001-W01", "9999-W01", "9999-W52"])
  func `the first and the last year have their weeks`(text: String) {
    #expect(ISOWeek(text)?.description == text)
  }
}
