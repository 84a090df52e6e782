import Diagnostics
import MealModel
import Testing

@testable import MealRules

struct LeftoversTests {
  private func household(keeps: Int = 2, leftovers: Int? = nil) -> Household {
    var household = tagged(.none)
    household.addDish("a") { ($0.keeps, $0.leftovers) = (keeps, leftovers) }
    return household
  }

  @Test(arguments: [
    (2, "a . =a . . . .", []), (2, "a . . =a . . .", ["a 2026-W06 thursday.lunch/0"]),
    (3, "a . . =a . . .", []), (2, "=a a . . . . .", ["a 2026-W06 monday.lunch/0"]),
    (2, "a . a . =a . .", []), (2, "x+=a . . . . . .", ["a 2026-W06 monday.lunch/1"]),
    (2, "a+=a . . . . . .", ["a 2026-W06 monday.lunch/1"]), (2, "=nobody . . . . . .", []),
    (2, "#t =a . . . . .", ["a 2026-W06 tuesday.lunch/0"]),
  ])
  func `leftovers without a cooking in time`(keeps: Int, lunch: String, expected: [String]) {
    var household = household(keeps: keeps)
    household.plan("2026-W06", slots(lunch: lunch))
    #expect(lines(Leftovers.self, household) == expected)
  }

  @Test func `dinner can be what lunch left, and Monday what Sunday left`() {
    var household = household()
    household.plan("2026-W53", ["sunday.lunch": "a", "sunday.dinner": "=a"])
    household.plan("2027-W01", ["monday.lunch": "=a"])
    #expect(lines(Leftovers.self, household).isEmpty)
  }

  @Test(arguments: [
    (nil, "a =a =a . . . .", []), (2, "a =a =a . . . .", []),
    (
      1, "a =a =a . . . .",
      ["a 2026-W06 wednesday.lunch/0 < 2026-W06 monday.lunch, 2026-W06 tuesday.lunch"]
    ),
    (1, "a =a a =a . . .", []),
    (0, "a =a . . . . .", ["a 2026-W06 tuesday.lunch/0 < 2026-W06 monday.lunch"]),
  ])
  func `more slots than hang on one cooking`(limit: Int?, lunch: String, expected: [String]) {
    var household = household(leftovers: limit)
    household.plan("2026-W06", slots(lunch: lunch))
    #expect(lines(Leftovers.self, household) == expected)
  }

  @Test func `the slot may accept it`() {
    var household = household()
    household.plan("2026-W06", slots(lunch: "=a"), allow: ["monday.lunch": ["a.leftovers"]])
    #expect(lines(Leftovers.self, household) == ["a 2026-W06 monday.lunch/0 ok"])
  }

  @Test func `nothing is said where the week of the cooking can't be read`() {
    var household = household()
    household.plan("2026-W07", slots(lunch: "=a . . =a . . ."))
    household.faulty = [.plan(week("2026-W06"))]
    #expect(lines(Leftovers.self, household) == ["a 2026-W07 thursday.lunch/0"])
  }
}
