import MealModel
import Testing

@testable import MealRules

struct NoConsecutiveTests {
  @Test(arguments: [
    ("a x b . . . .", "", []),
    ("a b . c . . .", "", ["t 2026-W06 tuesday.lunch/0 < 2026-W06 monday.lunch"]),
    (
      "a b c . . . .", "",
      [
        "t 2026-W06 tuesday.lunch/0 < 2026-W06 monday.lunch",
        "t 2026-W06 wednesday.lunch/0 < 2026-W06 tuesday.lunch",
      ]
    ),
    // Another meal is no neighbour; leftovers, wishes and open courses aren't there.
    ("a . . . . . .", ". b . . . . .", []),
    ("a =a . . . . .", "", []),
    ("a #t b _ c+_ . .", "", []),
    ("a x+b . . . . .", "", ["t 2026-W06 tuesday.lunch/1 < 2026-W06 monday.lunch"]),
  ])
  func `the same meal of neighbouring days`(lunch: String, dinner: String, expected: [String]) {
    var household = tagged(RuleSet(noConsecutive: .sameMeal))
    household.plan("2026-W06", slots(lunch: lunch, dinner: dinner))
    #expect(lines(NoConsecutive.self, household) == expected)
  }

  @Test func `any meals of neighbouring days`() {
    var household = tagged(RuleSet(noConsecutive: .anyMeal))
    household.plan("2026-W06", slots(lunch: "a . . b . . .", dinner: "b c . . x . ."))
    #expect(
      lines(NoConsecutive.self, household) == [
        "t 2026-W06 tuesday.dinner/0 < 2026-W06 monday.lunch, 2026-W06 monday.dinner"
      ]
    )
  }

  @Test(arguments: [
    ("2026-W06", "2026-W07"), ("2025-W52", "2026-W01"), ("2026-W53", "2027-W01"),
  ])
  func `Sunday and the next Monday are neighbours`(before: String, after: String) {
    var household = tagged(RuleSet(noConsecutive: .sameMeal))
    household.plan(before, ["sunday.dinner": "a"])
    household.plan(after, ["monday.dinner": "(Fuera)t"])
    let expected = ["t \(after) monday.dinner < \(before) sunday.dinner"]
    #expect(lines(NoConsecutive.self, household) == expected)
    #expect(lines(NoConsecutive.self, household, from: after) == expected)
  }

  @Test func `with a week missing between, nobody is a neighbour`() {
    var household = tagged(RuleSet(noConsecutive: .anyMeal))
    household.plan("2026-W06", ["sunday.dinner": "a"])
    household.plan("2026-W08", ["monday.dinner": "b"])
    #expect(lines(NoConsecutive.self, household).isEmpty)
  }

  @Test func `a pair that one of the two accepts is left out`() {
    var household = tagged(RuleSet(noConsecutive: .anyMeal))
    let week = slots(lunch: "a c . . . . .", dinner: "b . . . . . .")
    household.plan("2026-W06", week, allow: ["monday.lunch": ["t.noConsecutive"]])
    #expect(
      lines(NoConsecutive.self, household) == [
        "t 2026-W06 tuesday.lunch/0 < 2026-W06 monday.dinner"
      ]
    )
    household.plan("2026-W06", week, allow: ["tuesday.lunch": ["t.noConsecutive"]])
    #expect(
      lines(NoConsecutive.self, household) == [
        "t 2026-W06 tuesday.lunch/0 < 2026-W06 monday.lunch, 2026-W06 monday.dinner ok"
      ]
    )
  }
}
