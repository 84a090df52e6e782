import Diagnostics
import MealModel
import Testing

@testable import MealRules

struct MinPerWeekTests {
  private let full = "x x x x x x x"

  /// Lunches and dinners, the least wanted, and the shortfall's severity.
  @Test(arguments: [
    ("a x x x x x x", "x x x x x x b", 2, nil),
    ("a x x x x x x", "x x x x x x x", 2, Severity.warning),
    ("a x x x x x x", "x x - x x x x", 2, .note),
    ("a x x x x x x", "x x . x x x x", 2, .note),
    ("a x x x x x x", "x x #t x x x x", 2, .note),
    ("a x x x x x x", "x x x+_ x x x x", 2, .note),
    ("a =a x x x x x", "x x x x x x x", 2, nil),
    ("a+b x x x x x x", "x x x x x x x", 2, .warning),
    ("x x x x x x x", "x x x x x x x", 0, nil),
  ])
  func `a week with too few falls short`(
    lunch: String,
    dinner: String,
    minimum: Int,
    severity: Severity?
  ) {
    var household = tagged(RuleSet(minPerWeek: minimum))
    household.plan("2026-W06", slots(lunch: lunch, dinner: dinner))
    let breaches = MinPerWeek.breaches(
      in: PlanTimeline(of: household),
      scope: RuleScope(of: household)
    )
    #expect(breaches.first?.severity == severity)
    #expect(breaches.allSatisfy { $0.site == .week(week("2026-W06")) })
  }

  @Test func `a meal out with the tag counts`() {
    var household = tagged(RuleSet(minPerWeek: 1))
    household.plan("2026-W06", slots(lunch: full, dinner: "x x x x x x ."))
    household.plan("2026-W06", ["sunday.dinner": "(Fuera)t"])
    #expect(lines(MinPerWeek.self, household).isEmpty)
  }

  @Test func `a slot that the settings don't plan may be missing`() {
    var household = tagged(RuleSet(minPerWeek: 1))
    household.settings.meals[.dinner]?.days = DayPattern([.monday])
    household.plan("2026-W06", slots(lunch: full, dinner: "x . . . . . ."))
    #expect(
      MinPerWeek.breaches(in: PlanTimeline(of: household), scope: RuleScope(of: household))
        .map(\.severity) == [.warning]
    )
  }

  @Test func `a week without a file lacks nothing, an empty one all`() {
    var household = tagged(RuleSet(minPerWeek: 1))
    #expect(lines(MinPerWeek.self, household).isEmpty)
    household.plans[week("2026-W06")] = WeekPlan()
    #expect(lines(MinPerWeek.self, household) == ["t 2026-W06"])
  }

  @Test func `nothing is said where a dish isn't known or is archived`() {
    var household = tagged(RuleSet(minPerWeek: 1))
    household.plan("2026-W06", slots(lunch: "nobody x x x x x x"))
    #expect(lines(MinPerWeek.self, household).isEmpty)
    household = tagged(.none)
    household.addDish("old", rules: RuleSet(minPerWeek: 1)) { $0.archived = true }
    household.plan("2026-W06", slots(lunch: full))
    #expect(lines(MinPerWeek.self, household).isEmpty)
  }

  @Test func `any slot of the week may accept it`() {
    var household = tagged(RuleSet(minPerWeek: 1))
    household.plan("2026-W06", slots(lunch: full), allow: ["friday.lunch": ["t.minPerWeek"]])
    #expect(lines(MinPerWeek.self, household) == ["t 2026-W06 ok"])
  }

  @Test func `contradictory rules are each judged by themselves`() {
    var household = tagged(RuleSet(maxPerWeek: 1, minPerWeek: 3))
    household.plan("2026-W06", slots(lunch: "a b x x x x x", dinner: full))
    #expect(lines(MinPerWeek.self, household) == ["t 2026-W06"])
    #expect(
      lines(MaxPerWeek.self, household) == ["t 2026-W06 tuesday.lunch/0 < 2026-W06 monday.lunch"]
    )
  }
}
