import MealModel
import Testing

@testable import MealRules

struct MaxMinutesTests {
  private func household() -> Household {
    var household = Household()
    household.settings.meals[.dinner]?.maxMinutes = .days([
      .init(DayPattern([.monday, .tuesday, .wednesday, .thursday]), 35)
    ])
    household.addDish("quick") { $0.minutes = 35 }
    household.addDish("slow") { $0.minutes = 36 }
    household.addDish("unknown")
    return household
  }

  @Test(arguments: [
    ("monday.dinner", "quick", []), ("monday.dinner", "slow", ["dinner 2026-W06 monday.dinner/0"]),
    ("friday.dinner", "slow", []), ("monday.lunch", "slow", []), ("monday.dinner", "unknown", []),
    ("monday.dinner", "nobody", []), ("monday.dinner", "=slow", []),
    ("monday.dinner", "quick+slow", ["dinner 2026-W06 monday.dinner/1"]),
  ])
  func `a dish that takes longer than the meal has`(slot: String, dish: String, expected: [String])
  {
    var household = household()
    household.plan("2026-W06", [slot: dish])
    #expect(lines(MaxMinutes.self, household) == expected)
  }

  @Test func `the slot may accept it, by the rule's name alone`() {
    var household = household()
    household.plan(
      "2026-W06",
      ["monday.dinner": "slow", "tuesday.dinner": "slow"],
      allow: ["monday.dinner": ["maxMinutes"], "tuesday.dinner": ["slow.maxMinutes"]]
    )
    #expect(
      lines(MaxMinutes.self, household) == [
        "dinner 2026-W06 monday.dinner/0 ok", "dinner 2026-W06 tuesday.dinner/0",
      ]
    )
  }
}
