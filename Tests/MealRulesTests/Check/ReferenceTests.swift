import Diagnostics
import MealModel
import Testing
import Wording

@testable import MealRules

/// Archived dishes, meals that the settings don't plan, reserved ids and suspicions.
struct ReferenceTests {
  private let today = day("2026-02-04")

  @Test func `an archived dish is planned from today on`() {
    var household = tagged(.none)
    household.addDish("old") { $0.archived = true }
    household.plan("2026-W06", slots(lunch: "old old =old old+x . . ."))
    let found = ArchivedDishes.findings(
      in: PlanTimeline(of: household),
      scope: RuleScope(of: household),
      today: today
    )
    #expect(found.map(\.place) == [Place(slot: at("2026-W06", "thursday.lunch"), item: 0)])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func `something stands at a meal that the settings don't plan`() {
    var household = tagged(.none)
    household.settings.meals[.dinner]?.days = DayPattern([.friday])
    household.plan(
      "2026-W06",
      [
        "monday.breakfast": "a", "monday.lunch": "a", "monday.dinner": "", "tuesday.dinner": "_",
        "wednesday.dinner": "(Fuera)", "thursday.dinner": "#t", "friday.dinner": "a",
      ]
    )
    let found = UnplannedMeals.findings(in: household, scope: RuleScope(of: household))
    #expect(
      found.map(\.place.target) == [
        .key(["monday.breakfast"]), .key(["wednesday.dinner"]), .key(["thursday.dinner"]),
      ]
    )
    #expect(found.first?.message.es == "los ajustes no planean desayuno el lunes")
  }

  @Test func `no food may have a word of the vocabulary as its id`() {
    var household = Household()
    household.addFood("milk")
    household.addFood("leche")
    household.faulty = [.food(id("milk"))]
    let found = ReservedFoodIDs.findings(in: household)
    #expect(found.map(\.place) == [Place(path: "foods/milk.json")])
    #expect(found.map(\.severity) == [.error])
  }

  @Test func `a name raises a suspicion where someone here can't have it`() {
    var household = Household()
    household.addPerson("nora") { $0.diets = [.glutenFree] }
    household.addFood("harina", contains: [.gluten])
    household.addDish("crema", ingredients: [.food("nata"), .food("picatostes")])
    household.addDish("dicho", contains: [.gluten], ingredients: [.food("pan")])
    household.addDish("con-ficha", ingredients: [.food("harina")])
    household.addDish("viejo", ingredients: [.food("pan")]) { $0.archived = true }
    let found = SuspectedContents.findings(in: household)
    #expect(
      found.map(\.place) == [
        Place(path: "dishes/crema.json", target: .key(["ingredients", "picatostes"]))
      ]
    )
    #expect(found.map(\.severity) == [.note])
    #expect(
      found.first?.message.es
        == "'picatostes' podría llevar gluten, por su nombre; no tiene ficha"
    )
  }
}
