import MealModel
import Testing

@testable import MealRules

struct PlanAdviceTests {
  @Test func `what a swap takes away isn't held against it`() {
    var household = tagged(RuleSet(noConsecutive: .sameMeal))
    household.plan("2026-W06", slots(lunch: "a . x . . . ."))
    let (tuesday, wednesday) = (at("2026-W06", "monday.lunch"), at("2026-W06", "tuesday.lunch"))
    let both = PlanAdvice(household: household).outcome(of: [
      tuesday: Slot(), wednesday: Slot([.dish(id("a"))]),
    ])
    #expect(both.breaches.isEmpty)
    let copied = PlanAdvice(household: household).outcome(of: [
      wednesday: Slot([.dish(id("a"))])
    ])
    #expect(copied.breaches.count == 1)
  }

  @Test func `the new slots are held against each other`() {
    let household = tagged(RuleSet(maxPerWeek: 1))
    let outcome = PlanAdvice(household: household).outcome(of: [
      at("2026-W06", "monday.lunch"): Slot([.dish(id("a"))]),
      at("2026-W06", "friday.lunch"): Slot([.dish(id("b"))]),
    ])
    #expect(outcome.breaches.map(\.allowance) == ["t.maxPerWeek"])
    #expect(outcome.tables.count == 2)
    #expect(PlanAdvice(household: household).outcome(of: [:]).breaches.isEmpty)
  }
}
