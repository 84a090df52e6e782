import Diagnostics
import MealModel
import Testing
import Wording

@testable import MealRules

struct TableSafetyTests {
  private func household() -> Household {
    var household = Household()
    household.addPerson("ana")
    household.addPerson("nora") { ($0.diets, $0.strict) = ([.glutenFree], true) }
    household.addPerson("leo") { $0.allergies = ["milk"] }
    household.addPerson("luis") { ($0.allergies, $0.guest) = (["gluten"], true) }
    household.addDish("pan", contains: [.gluten], traces: [])
    household.addDish("crema", contains: [], traces: [])
    household.addDish("guiso")
    return household
  }

  private func findings(_ household: Household) -> [Finding] {
    TableSafety.findings(in: PlanTimeline(of: household), scope: RuleScope(of: household))
  }

  @Test func `one finding a course and person, at the course`() {
    var household = household()
    household.plan("2026-W06", ["monday.lunch": "crema+pan", "monday.dinner": "=pan"])
    household.plans[week("2026-W06")]?.slots[key("monday.dinner")]?.with = [id("luis")]
    let found = findings(household)
    #expect(found.map(\.code) == [.unsafeDish, .unsafeDish, .unsafeDish])
    #expect(
      found.map(\.place) == [
        Place(slot: at("2026-W06", "monday.lunch"), item: 1),
        Place(slot: at("2026-W06", "monday.dinner"), item: 0),
        Place(slot: at("2026-W06", "monday.dinner"), item: 0),
      ]
    )
    #expect(found.first?.message.es == "'Nora' no puede comer 'Pan': 'Pan' lleva gluten")
    #expect(found.first?.message.en == "'Nora' can't eat 'Pan': 'Pan' contains gluten")
  }

  @Test func `not checked weighs more for who is strict, and nothing for who eats all`() {
    var household = household()
    household.plan("2026-W06", ["monday.lunch": "guiso"])
    #expect(findings(household).map(\.severity) == [.note, .warning])
    #expect(findings(household).map(\.code) == [.notChecked, .notChecked])
  }

  @Test func `an instead that is safe, or not eating there, leaves nothing to say`() {
    var household = household()
    household.dishes[id("pan")]?.instead = [Replacement("gluten", id("crema"))]
    household.plan("2026-W06", ["monday.lunch": "pan"])
    #expect(findings(household).isEmpty)
    household.dishes[id("pan")]?.instead = []
    household.plans[week("2026-W06")]?.slots[key("monday.lunch")]?.without = [id("nora")]
    #expect(findings(household).isEmpty)
  }

  @Test func `faulty dishes, foods and people are held back`() {
    var household = household()
    household.addFood("masa", contains: [.gluten])
    household.addDish("pizza", ingredients: [.food("masa")])
    household.plan("2026-W06", ["monday.lunch": "pan", "monday.dinner": "pizza"])
    household.faulty = [.dish(id("pan")), .food(id("masa"))]
    #expect(findings(household).isEmpty)
    household.faulty = [.person(id("nora")), .person(id("leo"))]
    #expect(findings(household).isEmpty)
  }
}
