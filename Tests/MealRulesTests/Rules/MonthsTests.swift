import MealModel
import Testing

@testable import MealRules

struct MonthsTests {
  /// 2026-W05 is 26 January to 1 February.
  @Test(arguments: [
    ([1, 2], []), ([1], ["t 2026-W05 sunday.lunch/0"]),
    (
      [2, 12],
      ["t 2026-W05 monday.lunch/0", "t 2026-W05 saturday.lunch/0"]
    ),
  ])
  func `only in its months, by the slot's own day`(months: [Int], expected: [String]) {
    var household = tagged(RuleSet(months: months))
    household.plan("2026-W05", slots(lunch: "a =a x #t _ b c"))
    #expect(lines(Months.self, household) == expected)
  }

  @Test func `a dish's own months, accepted by its slot`() {
    var household = tagged(.none)
    household.addDish("gazpacho", rules: RuleSet(months: [6, 7, 8]))
    household.plan(
      "2026-W06",
      slots(lunch: "gazpacho . gazpacho . . . ."),
      allow: ["monday.lunch": ["gazpacho.months"]]
    )
    #expect(
      lines(Months.self, household) == [
        "gazpacho 2026-W06 monday.lunch/0 ok", "gazpacho 2026-W06 wednesday.lunch/0",
      ]
    )
  }
}
