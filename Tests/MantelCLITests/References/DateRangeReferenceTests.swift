import MealModel
import Testing
import Wording

@testable import MantelCLI

struct DateRangeReferenceTests {
  /// A Tuesday of 2026-W06.
  static let today = day("2026-02-03")

  @Test(arguments: [
    ("2026-01", "2026-01-01", "2026-01-31"), ("2028-02", "2028-02-01", "2028-02-29"),
    ("2025-12", "2025-12-01", "2025-12-31"), ("2025", "2025-01-01", "2025-12-31"),
    ("last-month", "2026-01-01", "2026-01-31"), ("mes-pasado", "2026-01-01", "2026-01-31"),
    ("este-año", "2026-01-01", "2026-12-31"), ("next-month", "2026-03-01", "2026-03-31"),
    ("2026-W01..2026-W05", "2025-12-29", "2026-02-01"), ("this", "2026-02-02", "2026-02-08"),
    ("-1", "2026-01-26", "2026-02-01"), ("2026-02-03", "2026-02-03", "2026-02-03"),
    ("2026-01-30..2026-02-02", "2026-01-30", "2026-02-02"),
    ("2025-11..2026-01", "2025-11-01", "2026-01-31"),
    ("2026-01..today", "2026-01-01", "2026-02-03"),
    ("30d", "2026-01-05", "2026-02-03"), ("1d", "2026-02-03", "2026-02-03"),
    ("2w", "2026-01-21", "2026-02-03"), ("sat..fri", "2026-01-24", "2026-01-30"),
    ("mon..today", "2026-02-02", "2026-02-03"), ("sat", "2026-01-31", "2026-01-31"),
    ("2026-02-03..dom", "2026-02-03", "2026-02-08"),
  ])
  func `a range looks back unless told`(text: String, first: String, last: String) throws {
    let range = try DateRangeReference.parse(text, today: Self.today)
    #expect(range == DateRange(day(first), day(last)))
  }

  @Test(arguments: [
    ("sat..fri", "2026-02-07", "2026-02-13"), ("tue..tue", "2026-02-03", "2026-02-03"),
    ("7d", "2026-02-03", "2026-02-09"), ("sat", "2026-02-07", "2026-02-07"),
    ("next", "2026-02-09", "2026-02-15"), ("sat..2026-02-09", "2026-02-07", "2026-02-09"),
    ("next.sat..fri", "2026-02-14", "2026-02-20"),
  ])
  func `a range for shopping looks ahead`(text: String, first: String, last: String) throws {
    let range = try DateRangeReference.parse(text, today: Self.today, direction: .future)
    #expect(range == DateRange(day(first), day(last)))
  }

  @Test(arguments: [
    ("", ReferenceError.notARange("")), ("..", .notARange("..")),
    ("2026-01..", .notARange("2026-01..")),
    ("a..b..c", .notARange("a..b..c")), ("0d", .notARange("0d")),
    ("2026-13", .notARange("2026-13")),
    ("99999d", .notARange("99999d")), ("2026-02-30", .noSuchDay("2026-02-30")),
    ("2026-W01..2026-W60", .noSuchWeek(year: 2026, number: 60)),
    (
      "2026-02..2026-01",
      .reversedRange(DateRange(day("2026-02-01"), day("2026-01-31")))
    ),
  ])
  func `what is no range says why`(text: String, expected: ReferenceError) {
    #expect(throws: expected) { try DateRangeReference.parse(text, today: Self.today) }
  }

  @Test func `a range has the weeks that its days lie in`() {
    let range = DateRange(day("2026-12-31"), day("2027-01-04"))
    #expect(range.weeks.map(\.description) == ["2026-W53", "2027-W01"])
    #expect(range.count == 5)
    #expect(range.contains(day("2027-01-01")) && !range.contains(day("2027-01-05")))
  }
}
