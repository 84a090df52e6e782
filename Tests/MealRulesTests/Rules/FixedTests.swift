import MealModel
import Testing

@testable import MealRules

struct FixedTests {
  @Test(arguments: [
    ("a", false, true, []),
    ("x", false, true, ["t 2026-W06 friday.dinner/0"]),
    ("x", true, true, []),
    ("x", false, false, []),
    ("x+a", false, true, []),
    ("_+x", false, true, ["t 2026-W06 friday.dinner/1"]),
    ("x+=a", false, true, []),
    ("=x", false, true, []),
    ("", false, true, []),
    ("#t", false, true, []),
    ("(Fuera)other", false, true, []),
    ("nobody", false, true, []),
  ])
  func `the slot bears it where it holds a dish`(
    dinner: String,
    locked: Bool,
    planned: Bool,
    expected: [String]
  ) {
    var household = tagged(RuleSet(fixed: [key("friday.dinner")]))
    if !planned { household.settings.meals[.dinner]?.days = DayPattern([.monday]) }
    household.plan("2026-W06", ["friday.dinner": dinner, "monday.dinner": "x"])
    household.plans[week("2026-W06")]?.slots[key("friday.dinner")]?.locked = locked
    #expect(lines(Fixed.self, household) == expected)
  }

  @Test func `a slot that isn't in the file is no breach, an archived dish no claim`() {
    var household = tagged(RuleSet(fixed: [key("friday.dinner")]))
    household.plan("2026-W06", ["monday.dinner": "x"])
    #expect(lines(Fixed.self, household).isEmpty)
    household = tagged(.none)
    household.addDish("old", rules: RuleSet(fixed: [key("monday.dinner")])) { $0.archived = true }
    household.plan("2026-W06", ["monday.dinner": "x"])
    #expect(lines(Fixed.self, household).isEmpty)
  }

  @Test func `the slot may accept it`() {
    var household = tagged(RuleSet(fixed: [key("friday.dinner")]))
    household.plan("2026-W06", ["friday.dinner": "x"], allow: ["friday.dinner": ["t.fixed"]])
    #expect(lines(Fixed.self, household) == ["t 2026-W06 friday.dinner/0 ok"])
  }
}
