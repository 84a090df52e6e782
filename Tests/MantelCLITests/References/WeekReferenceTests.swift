import MealModel
import Testing
import Wording

@testable import MantelCLI

struct WeekReferenceTests {
  /// A Tuesday of 2026-W06.
  static let today = day("2026-02-03")

  @Test(arguments: [
    ("2026-W06", "2026-W06"), ("2026-w6", "2026-W06"), ("2026W06", "2026-W06"),
    ("W06", "2026-W06"), ("w9", "2026-W09"), ("2020-W53", "2020-W53"), ("this", "2026-W06"),
    ("Next", "2026-W07"), ("last", "2026-W05"), ("esta", "2026-W06"), ("próxima", "2026-W07"),
    ("PROXIMA", "2026-W07"), ("pasada", "2026-W05"), ("+2", "2026-W08"), ("-1", "2026-W05"),
    ("+0", "2026-W06"), ("-6", "2025-W52"), ("2026-02-08", "2026-W06"),
    ("2026-02-09", "2026-W07"), ("2027-01-01", "2026-W53"), ("today", "2026-W06"),
  ])
  func `a week is named in many ways`(text: String, expected: String) throws {
    #expect(try WeekReference.parse(text, today: Self.today).description == expected)
  }

  @Test func `a bare number belongs to the ISO year of today`() throws {
    let newYear = day("2027-01-01")
    #expect(try WeekReference.parse("W53", today: newYear).description == "2026-W53")
  }

  @Test(arguments: [
    ("", ReferenceError.notAWeek("", near: nil)), ("nxt", .notAWeek("nxt", near: "next")),
    ("proxma", .notAWeek("proxma", near: "próxima")), ("6", .notAWeek("6", near: nil)),
    ("+", .notAWeek("+", near: nil)), ("+99999", .notAWeek("+99999", near: nil)),
    ("2026-W60", .noSuchWeek(year: 2026, number: 60)),
    ("2025-W53", .noSuchWeek(year: 2025, number: 53)),
    ("W00", .noSuchWeek(year: 2026, number: 0)), ("2026-02-30", .noSuchDay("2026-02-30")),
    ("2026-W١٢", .notAWeek("2026-W١٢", near: nil)), ("２026-W06", .notAWeek("２026-W06", near: nil)),
  ])
  func `what is no week says why`(text: String, expected: ReferenceError) {
    #expect(throws: expected) { try WeekReference.parse(text, today: Self.today) }
  }

  @Test func `an error tells the word and what to write`() {
    let error = ReferenceError.notAWeek("nxt\u{1b}[2J", near: "next")
    #expect(error.message.en == "'nxt\\u{1b}[2J' isn't a week")
    #expect(error.hint?.es == "¿querías decir 'next'?")
    #expect(
      ReferenceError.noSuchWeek(year: 2025, number: 53).message.en
        == "2025 has no week 53: it has 52"
    )
  }

  @Test func `a word of any length is told in few columns`() {
    let error = ReferenceError.notASlot(String(repeating: "x", count: 10_000))
    #expect(error.message.en.count < 100)
  }
}

/// A day of a test; a text that is none makes the test fail.
func day(_ text: String) -> CalendarDay {
  guard let day = CalendarDay(text) else { fatalError("no day: \(text)") }
  return day
}

/// A week of a test.
func week(_ text: String) -> ISOWeek {
  guard let week = ISOWeek(text) else { fatalError("no week: \(text)") }
  return week
}

/// An id of a test.
func id<Kind>(_ text: String) -> Identifier<Kind> {
  guard let id = Identifier<Kind>(text) else { fatalError("no id: \(text)") }
  return id
}
