import Diagnostics
import MealModel
import Testing

@testable import MealRules

/// What a rule that isn't linear in the plans would take minutes for.
struct LargeHouseholdTests {
  private let today = day("2026-02-04")

  @Test func `history adds findings of past weeks, and changes none of the others`() {
    let household = Household.large(dishes: 1_000, weeks: 150)
    let now = HouseholdCheck(household: household, today: today).findings()
    let all = HouseholdCheck(household: household, today: today, includingHistory: true).findings()
    let thisWeek = Household.Record.plan(today.week).path
    // Paths of plans are in the order of time.
    let current = all.filter { !$0.place.path.hasPrefix("plans/") || $0.place.path >= thisWeek }
    #expect(!now.isEmpty && all.count > now.count)
    #expect(now == current)
  }

  @Test func `what advice says of a dish is what the check finds once it is there`() {
    var household = Household.large(dishes: 300, weeks: 30)
    let address = SlotAddress(today + 4, .dinner)
    let advice = SlotAdvice(household: household, at: address)
    let scope = RuleScope(of: household)
    let before = Set(RuleBook.breaches(in: PlanTimeline(of: household), scope: scope))
    let standing = household[address]
    for dish in household.dishes.keys.sorted().prefix(60) {
      let outcome = advice.outcome(of: dish)
      household.plans[address.week]?.slots[address.key] = advice.slot(with: dish)
      let after = RuleBook.breaches(in: PlanTimeline(of: household), scope: scope)
      let added = after.filter { !before.contains($0) && $0.involves(address) }
      #expect(
        (outcome.breaches + outcome.remarks).filter { $0.involves(address) }.count == added.count
      )
      #expect(Set(added).isSubset(of: outcome.breaches + outcome.remarks))
      household.plans[address.week]?.slots[address.key] = standing
    }
  }

  @Test func `the order of findings is always the same`() {
    let first = HouseholdCheck(household: .large(dishes: 200, weeks: 8), today: today).findings()
    let second = HouseholdCheck(household: .large(dishes: 200, weeks: 8), today: today).findings()
    #expect(first == second)
  }
}
