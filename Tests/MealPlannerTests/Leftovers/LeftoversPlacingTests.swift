import MealModel
import MealRules
import Testing

@testable import MealPlanner

struct LeftoversPlacingTests {
  /// Stew once a week, two more meals from each cooking within three days.
  private func kitchen() -> Kitchen {
    var kitchen = Kitchen()
    kitchen.dish("stew", ["stews"]) {
      $0.rules = RuleSet(maxPerWeek: 7, minDaysBetween: 30)
      $0.leftovers = 2
      $0.keeps = 3
    }
    return kitchen
  }

  private func dinners(_ household: Household, _ week: String) -> [String] {
    Weekday.allCases.map { household.holds(week, "\($0).dinner") }
  }

  @Test func `without the flag nothing is left over`() {
    var kitchen = kitchen()
    kitchen.plan("2026-W06", "monday.dinner", "stew")
    #expect(kitchen.filled().plan.leftovers == 0)
  }

  @Test func `what is left goes into the next empty meals while it keeps`() {
    var kitchen = kitchen()
    kitchen.plan("2026-W06", "tuesday.dinner", "stew")
    let (plan, after) = kitchen.filled { $0.leftovers = true }
    #expect(dinners(after, "2026-W06") == ["", "stew", "=stew", "=stew", "", "", ""])
    #expect(plan.leftovers == 2)
    #expect(plan.emptySlots.count == 4)
    #expect(after.broken() == [])
  }

  @Test func `a week begins with what Saturday left`() {
    var kitchen = kitchen()
    kitchen.weeks = ["2026-W07"]
    kitchen.plan("2026-W06", "saturday.dinner", "stew")
    let after = kitchen.filled { $0.leftovers = true }.household
    #expect(dinners(after, "2026-W07") == ["=stew", "=stew", "", "", "", "", ""])
  }

  @Test func `leftovers count for what a week may have`() {
    var kitchen = kitchen()
    kitchen.household.dishes[id("stew")]?.rules.maxPerWeek = 2
    kitchen.plan("2026-W06", "tuesday.dinner", "stew")
    let after = kitchen.filled { $0.leftovers = true }.household
    #expect(dinners(after, "2026-W06") == ["", "stew", "=stew", "", "", "", ""])
  }

  @Test func `a dish that doesn't say how far it goes leaves nothing`() {
    var kitchen = kitchen()
    kitchen.household.dishes[id("stew")]?.leftovers = nil
    kitchen.plan("2026-W06", "tuesday.dinner", "stew")
    #expect(kitchen.filled { $0.leftovers = true }.plan.leftovers == 0)
  }
}
