import MealModel
import Testing

@testable import MealRules

struct OccurrencesTests {
  @Test func `cookings are told apart from leftovers`() {
    var household = tagged(.none)
    household.plan("2026-W05", slots(lunch: "a =a . . . . ."))
    household.plan("2026-W06", slots(lunch: "x a . . . . a"))
    let occurrences = Occurrences(of: .dish(id("a")), in: household)
    let today = day("2026-02-04")
    #expect(occurrences.slots.count == 3)
    #expect(occurrences.count(through: today) == 2)
    #expect(occurrences.last(through: today) == at("2026-W06", "tuesday.lunch"))
    #expect(occurrences.next(after: today) == at("2026-W06", "sunday.lunch"))
    #expect(Occurrences(of: .dish(id("nobody")), in: household).slots.isEmpty)
  }

  /// Today is Wednesday, 4 February 2026; the last time was Monday's lunch.
  @Test(arguments: [
    (RuleSet.none, "2026-02-04.lunch"),
    (RuleSet(minDaysBetween: 10), "2026-02-12.lunch"),
    (RuleSet(maxPerWeek: 1), "2026-02-09.lunch"),
    (RuleSet(mealTypeRestriction: [.dinner]), "2026-02-04.dinner"),
    (RuleSet(months: [6]), "2026-06-01.lunch"),
    (RuleSet(maxPerWeek: 0), nil),
  ])
  func `the next slot that its rules allow`(rules: RuleSet, expected: String?) {
    var household = tagged(rules)
    household.plan("2026-W06", slots(lunch: "a . . . . . ."))
    for bearer in [Bearer.tag(id("t")), .dish(id("a"))] {
      let next = Occurrences(of: bearer, in: household).nextAllowed(from: day("2026-02-04"))
      #expect(next?.description == expected)
    }
  }

  @Test func `slots that hold it or are locked are passed over`() {
    var household = tagged(.none)
    household.plan("2026-W06", slots(lunch: ". . a . . . .", dinner: ". . x . . . ."))
    household.plans[week("2026-W06")]?.slots[key("wednesday.dinner")]?.locked = true
    let occurrences = Occurrences(of: .dish(id("a")), in: household)
    #expect(
      occurrences.nextAllowed(from: day("2026-02-04"))?.description == "2026-02-05.lunch"
    )
  }
}
