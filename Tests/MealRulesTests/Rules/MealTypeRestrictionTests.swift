import MealModel
import Testing

@testable import MealRules

struct MealTypeRestrictionTests {
  @Test(arguments: [
    ([Meal.lunch], "a x b . . . .", "x x . . . . .", []),
    ([.lunch], "x . . . . . .", "x+a . . . . . .", ["t 2026-W06 monday.dinner/1"]),
    ([.lunch], "x . . . . . .", "=a . . . . . .", []),
    ([.lunch], "x . . . . . .", "#t _ . . . . .", []),
    ([.lunch, .dinner], "a . . . . . .", "b . . . . . .", []),
    ([], "a . . . . . .", "", ["t 2026-W06 monday.lunch/0"]),
  ])
  func `only at its meals`(meals: [Meal], lunch: String, dinner: String, expected: [String]) {
    var household = tagged(RuleSet(mealTypeRestriction: meals))
    household.plan("2026-W06", slots(lunch: lunch, dinner: dinner))
    #expect(lines(MealTypeRestriction.self, household) == expected)
  }

  @Test func `the slot may accept it`() {
    var household = tagged(RuleSet(mealTypeRestriction: [.dinner]))
    household.plan(
      "2026-W06",
      slots(lunch: "a b . . . . ."),
      allow: ["monday.lunch": ["t.mealTypeRestriction"]]
    )
    #expect(
      lines(MealTypeRestriction.self, household) == [
        "t 2026-W06 monday.lunch/0 ok", "t 2026-W06 tuesday.lunch/0",
      ]
    )
  }
}
