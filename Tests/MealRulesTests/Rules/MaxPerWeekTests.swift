import MealModel
import Testing

@testable import MealRules

struct MaxPerWeekTests {
  /// Lunches of a week, the most allowed, and the slots with a finding.
  @Test(arguments: [
    ("a b x c . . .", 3, []),
    ("a b x c . a .", 3, ["saturday"]),
    ("a b c a b . a", 3, ["thursday", "friday", "sunday"]),
    ("a x x x x x x", 0, ["monday"]),
    ("x x x x x x x", 0, []),
    // Leftovers count, courses of one meal are one slot, wishes and open courses aren't there.
    ("a =a b . . . .", 2, ["wednesday"]),
    ("a+b c . . . . .", 2, []),
    ("a #t b _ #t . c", 3, []),
    ("a x+#t b - . . .", 2, []),
  ])
  func `each slot after the n-th is one too many`(lunch: String, limit: Int, days: [String]) {
    var household = tagged(RuleSet(maxPerWeek: limit))
    household.plan("2026-W06", slots(lunch: lunch))
    let found = lines(MaxPerWeek.self, household).map { $0.split(separator: " ")[2] }
    #expect(found.map { String($0.prefix { $0 != "." }) } == days)
  }

  @Test func `the earlier slots of the week are its others`() {
    var household = tagged(RuleSet(maxPerWeek: 1))
    household.plan(
      "2026-W06",
      ["monday.lunch": "x+a", "monday.dinner": "b", "friday.lunch": "x+c"]
    )
    #expect(
      lines(MaxPerWeek.self, household) == [
        "t 2026-W06 monday.dinner/0 < 2026-W06 monday.lunch",
        "t 2026-W06 friday.lunch/1 < 2026-W06 monday.lunch, 2026-W06 monday.dinner",
      ]
    )
  }

  @Test func `a meal out counts with its tags`() {
    var household = tagged(RuleSet(maxPerWeek: 1))
    household.plan("2026-W06", ["monday.lunch": "a", "friday.dinner": "(Cena fuera)t other"])
    #expect(
      lines(MaxPerWeek.self, household) == ["t 2026-W06 friday.dinner < 2026-W06 monday.lunch"]
    )
  }

  @Test func `weeks are counted apart, the long year's last too`() {
    var household = tagged(RuleSet(maxPerWeek: 2))
    household.plan("2026-W53", slots(lunch: ". . . . . a b"))
    household.plan("2027-W01", slots(lunch: "c a . . . . ."))
    #expect(lines(MaxPerWeek.self, household).isEmpty)
  }

  @Test func `a dish's rule counts the dish`() {
    var household = tagged(.none)
    household.addDish("a", tags: ["t"], rules: RuleSet(maxPerWeek: 1))
    household.plan("2026-W06", slots(lunch: "a b =a . . . ."))
    #expect(
      lines(MaxPerWeek.self, household) == ["a 2026-W06 wednesday.lunch/0 < 2026-W06 monday.lunch"]
    )
  }

  @Test(arguments: ["monday.lunch", "tuesday.lunch", "wednesday.lunch"])
  func `any slot of the finding may accept it`(accepting: String) {
    var household = tagged(RuleSet(maxPerWeek: 2))
    let lunches = slots(lunch: "a b c . . . .")
    household.plan("2026-W06", lunches, allow: [accepting: ["t.maxPerWeek"]])
    #expect(lines(MaxPerWeek.self, household).map { $0.hasSuffix("ok") } == [true])
    household.plan("2026-W06", lunches, allow: [accepting: ["other.maxPerWeek", "t.months"]])
    #expect(lines(MaxPerWeek.self, household).map { $0.hasSuffix("ok") } == [false])
  }

  @Test func `unknown and faulty dishes bear only themselves`() {
    var household = tagged(RuleSet(maxPerWeek: 1))
    household.faulty = [.dish(id("b"))]
    household.plan("2026-W06", slots(lunch: "a b nobody . . . ."))
    #expect(lines(MaxPerWeek.self, household).isEmpty)
    household.faulty = [.tag(id("t"))]
    household.plan("2026-W06", slots(lunch: "a b c . . . ."))
    #expect(lines(MaxPerWeek.self, household).isEmpty)
  }
}
