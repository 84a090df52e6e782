import MealModel
import Testing

@testable import MealRules

struct SlotAdviceTests {
  private func advice(_ household: Household, _ slot: String) -> SlotAdvice {
    SlotAdvice(household: household, at: at("2026-W06", slot))
  }

  @Test func `a dish that breaks nothing may come`() {
    var household = tagged(RuleSet(maxPerWeek: 2, noConsecutive: .sameMeal))
    household.plan("2026-W06", slots(lunch: "a . . b . . ."))
    let outcome = advice(household, "tuesday.dinner").outcome(of: id("x"))
    #expect(outcome.breaches.isEmpty && outcome.remarks.isEmpty && outcome.unsafe.isEmpty)
  }

  @Test func `each rule that a dish would break is named, at the slot that would break it`() {
    var household = tagged(RuleSet(maxPerWeek: 2, noConsecutive: .sameMeal))
    household.plan("2026-W06", slots(lunch: "a . . b . . ."))
    let outcome = advice(household, "wednesday.lunch").outcome(of: id("c"))
    #expect(
      outcome.breaches.map(line) == [
        "t 2026-W06 thursday.lunch/0 < 2026-W06 monday.lunch, 2026-W06 wednesday.lunch",
        "t 2026-W06 thursday.lunch/0 < 2026-W06 wednesday.lunch",
      ]
    )
    #expect(outcome.allowances == ["t.maxPerWeek", "t.noConsecutive"])
  }

  /// Each is tried in the plan as it stands, whatever was tried before it.
  @Test func `several slots come to what each comes to alone`() {
    var household = tagged(RuleSet(maxPerWeek: 2, noConsecutive: .sameMeal))
    household.plan("2026-W06", slots(lunch: "a . . b . . ."))
    let advice = advice(household, "wednesday.lunch")
    let dishes = ["c", "c", "x", "c"].map { Slot([.dish(id($0))]) }
    let tried = dishes + [Slot()]
    let outcomes = advice.outcomes(of: tried)
    #expect(
      outcomes.map { $0.breaches.map(line) }
        == tried.map {
          advice.outcome(of: $0).breaches.map(line)
        }
    )
    #expect(outcomes.map(\.breaches.count) == [2, 2, 0, 2, 0])
  }

  @Test func `what is broken already, and what allow accepts, isn't new`() {
    var household = tagged(RuleSet(noConsecutive: .sameMeal))
    household.plan("2026-W06", slots(lunch: "a b . . . . ."))
    #expect(advice(household, "friday.lunch").outcome(of: id("c")).breaches.isEmpty)
    let slot = Slot([.dish(id("c"))], allow: ["t.noConsecutive"])
    #expect(advice(household, "wednesday.lunch").outcome(of: slot).breaches.isEmpty)
  }

  @Test func `a week without a file and the weeks beside it are looked at`() {
    var household = tagged(RuleSet(minDaysBetween: 30, fixed: [key("monday.lunch")]))
    household.plan("2026-W03", slots(lunch: "a . . . . . ."))
    household.plan("2026-W10", slots(lunch: "b . . . . . ."))
    let outcome = advice(household, "monday.lunch").outcome(of: id("c"))
    #expect(
      outcome.breaches.map(line) == [
        "t 2026-W06 monday.lunch/0 < 2026-W03 monday.lunch",
        "t 2026-W10 monday.lunch/0 < 2026-W06 monday.lunch",
      ]
    )
    #expect(
      advice(household, "monday.lunch").outcome(of: id("x")).breaches.map(line) == [
        "t 2026-W06 monday.lunch/0"
      ]
    )
  }

  @Test func `leftovers that lose their cooking are said`() {
    var household = tagged(.none)
    household.plan("2026-W06", slots(lunch: "a =a . . . . ."))
    #expect(
      advice(household, "monday.lunch").outcome(of: id("x")).breaches.map(line) == [
        "a 2026-W06 tuesday.lunch/0"
      ]
    )
  }

  @Test func `a shortfall and carbohydrates are remarks`() {
    var household = tagged(RuleSet(minPerWeek: 1))
    household.addPerson("ana") { $0.diets = [.lowCarb] }
    household.addDish("x", tags: ["other"]) { $0.nutrition = Nutrition(carbohydrates: 90) }
    household.settings.meals = [.dinner: MealSettings()]
    household.plan("2026-W06", slots(dinner: "- y y y y y y"))
    let outcome = advice(household, "monday.dinner").outcome(of: id("x"))
    #expect(outcome.breaches.isEmpty)
    #expect(outcome.remarks.map(line) == ["t 2026-W06", "ana 2026-W06 monday.dinner"])
  }

  @Test func `a dish takes the first course to be chosen, or the whole slot`() {
    var household = tagged(.none)
    household.plan("2026-W06", ["monday.lunch": "x+#t", "tuesday.lunch": "x+y"])
    #expect(advice(household, "monday.lunch").slot(with: id("a")).items == [item("x"), item("a")])
    #expect(advice(household, "tuesday.lunch").slot(with: id("a")).items == [item("a")])
    #expect(advice(household, "friday.lunch").slot(with: id("a")).items == [item("a")])
  }

  @Test func `it says for each at the table whether they can eat it`() {
    var household = tagged(.none)
    household.addPerson("ana")
    household.addPerson("nora") { ($0.diets, $0.strict) = ([.glutenFree], true) }
    household.addPerson("luis") { ($0.diets, $0.guest) = ([.vegan], true) }
    household.addDish("pan", contains: [.gluten], traces: [])
    let advice = advice(household, "monday.lunch")
    #expect(
      advice.outcome(of: id("pan")).unsafe == [
        SlotOutcome.Unsafe(
          person: id("nora"),
          dish: id("pan"),
          reasons: [UnsafeReason(.substance(.gluten), source: .dish(id("pan")))]
        )
      ]
    )
    let slot = Slot([.dish(id("a"))], with: [id("luis")])
    #expect(
      advice.outcome(of: slot).unchecked.map { [$0.person.rawValue, "\($0.isStrict)"] } == [
        ["luis", "false"], ["nora", "true"],
      ]
    )
    #expect(advice.outcome(of: Slot([.dish(id("pan"))], without: [id("nora")])).unsafe.isEmpty)
  }
}
