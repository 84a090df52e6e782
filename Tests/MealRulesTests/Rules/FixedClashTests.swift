import Diagnostics
import MealModel
import Testing
import Wording

@testable import MealRules

struct FixedClashTests {
  private func findings(_ household: Household) -> [Finding] {
    FixedClash.findings(in: household, scope: RuleScope(of: household))
  }

  @Test func `two claims on one slot stand at the later, with a note at the first`() {
    var household = tagged(RuleSet(fixed: [key("friday.dinner")]))
    household.addDish(
      "a",
      tags: ["t"],
      rules: RuleSet(fixed: [key("monday.lunch"), key("friday.dinner")])
    )
    let found = findings(household)
    #expect(found.map(\.code) == [.fixedClash])
    #expect(
      found.first?.place
        == Place(path: "dishes/a.json", target: .value(["rules", "fixed", 1]))
    )
    #expect(
      found.first?.notes.map(\.place) == [
        Place(path: "tags/t.json", target: .value(["rules", "fixed", 0]))
      ]
    )
    #expect(found.first?.message.es == "'A' y 'T' piden el mismo hueco: viernes, cena")
  }

  @Test func `other slots, slots that aren't planned and archived dishes don't clash`() {
    var household = tagged(RuleSet(fixed: [key("friday.dinner"), key("friday.breakfast")]))
    household.addDish("a", rules: RuleSet(fixed: [key("friday.breakfast"), key("monday.lunch")]))
    household.addDish("b", rules: RuleSet(fixed: [key("friday.dinner")])) { $0.archived = true }
    #expect(findings(household).isEmpty)
  }
}
