import MealModel
import Testing

@testable import MealRules

struct NoDuplicateInDayTests {
  @Test(arguments: [
    ("a x . . . . .", "x b . . . . .", []),
    ("a . . . . . .", "b . . . . . .", ["t 2026-W06 monday.dinner/0 < 2026-W06 monday.lunch"]),
    ("a+b . . . . . .", "x . . . . . .", []),
    ("a . . . . . .", "=a . . . . . .", []),
    ("=a . . . . . .", "b . . . . . .", []),
    ("a . . . . . .", "=a+b . . . . . .", ["t 2026-W06 monday.dinner/1 < 2026-W06 monday.lunch"]),
    ("a . . . . . .", "#t . . . . . .", []),
    (". . . . . . a", ". . . . . . .", []),
  ])
  func `two slots of one day`(lunch: String, dinner: String, expected: [String]) {
    var household = tagged(RuleSet(noDuplicateInDay: true))
    household.plan("2026-W06", slots(lunch: lunch, dinner: dinner))
    #expect(lines(NoDuplicateInDay.self, household) == expected)
  }

  @Test func `three slots of a day, one of which accepts it`() {
    var household = tagged(RuleSet(noDuplicateInDay: true))
    household.plan(
      "2026-W06",
      ["monday.breakfast": "a", "monday.lunch": "b", "monday.dinner": "c"],
      allow: ["monday.breakfast": ["t.noDuplicateInDay"]]
    )
    #expect(
      lines(NoDuplicateInDay.self, household) == [
        "t 2026-W06 monday.lunch/0 < 2026-W06 monday.breakfast ok",
        "t 2026-W06 monday.dinner/0 < 2026-W06 monday.lunch",
      ]
    )
  }
}
