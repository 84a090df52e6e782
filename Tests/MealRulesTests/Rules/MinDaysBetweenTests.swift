import MealModel
import Testing

@testable import MealRules

struct MinDaysBetweenTests {
  @Test(arguments: [
    (3, "a . . b . . .", []),
    (3, "a . b . . . .", ["t 2026-W06 wednesday.lunch/0 < 2026-W06 monday.lunch"]),
    (3, "a =a . b . . .", []),
    (2, "a+b . x . c . .", []),
    (0, "a b c . . . .", []),
    (1, "a b c . . . .", []),
    (
      7, "a . b . c . .",
      [
        "t 2026-W06 wednesday.lunch/0 < 2026-W06 monday.lunch",
        "t 2026-W06 friday.lunch/0 < 2026-W06 wednesday.lunch",
      ]
    ),
  ])
  func `two slots lie too near`(minimum: Int, lunch: String, expected: [String]) {
    var household = tagged(RuleSet(minDaysBetween: minimum))
    household.plan("2026-W06", slots(lunch: lunch))
    #expect(lines(MinDaysBetween.self, household) == expected)
  }

  @Test func `two slots of one day lie no day apart`() {
    var household = tagged(RuleSet(minDaysBetween: 1))
    household.plan("2026-W06", ["monday.lunch": "a", "monday.dinner": "b"])
    #expect(
      lines(MinDaysBetween.self, household) == [
        "t 2026-W06 monday.dinner/0 < 2026-W06 monday.lunch"
      ]
    )
  }

  @Test func `history counts across years and missing weeks, and isn't judged itself`() {
    var household = tagged(RuleSet(minDaysBetween: 20))
    household.plan("2026-W51", ["monday.lunch": "a", "tuesday.lunch": "b"])
    household.plan("2026-W53", ["sunday.lunch": "c"])
    household.plan("2027-W03", ["saturday.lunch": "a"])
    #expect(
      lines(MinDaysBetween.self, household, from: "2026-W53") == [
        "t 2026-W53 sunday.lunch/0 < 2026-W51 tuesday.lunch"
      ]
    )
  }

  @Test func `a slot that accepts it is passed over for the next`() {
    var household = tagged(RuleSet(minDaysBetween: 7))
    let week = slots(lunch: "a . b . c . .")
    household.plan("2026-W06", week, allow: ["wednesday.lunch": ["t.minDaysBetween"]])
    #expect(
      lines(MinDaysBetween.self, household) == [
        "t 2026-W06 wednesday.lunch/0 < 2026-W06 monday.lunch ok",
        "t 2026-W06 friday.lunch/0 < 2026-W06 monday.lunch",
      ]
    )
  }
}
