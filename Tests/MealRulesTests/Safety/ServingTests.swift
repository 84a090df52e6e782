import MealModel
import Testing

@testable import MealRules

struct ServingTests {
  private func household() -> Household {
    var household = Household()
    household.addPerson("nora") { ($0.diets, $0.allergies) = ([.glutenFree], ["nuts"]) }
    household.addPerson("ana")
    household.addFood("chorizo", contains: [.gluten, .pork])
    household.addFood("chorizo-sin-gluten", contains: [.pork])
    household.addFood("chorizo-con-nuez", contains: [.nuts])
    household.addFood("lenteja", contains: [])
    household.addDish("lentejas-viudas", contains: [])
    household.addDish("pan", contains: [.gluten])
    return household
  }

  private func form(
    _ household: Household,
    _ dish: String,
    _ person: String = "nora"
  )
    -> Serving.Form
  {
    SafetyCheck(household: household).serving(of: id(dish), to: id(person)).form
  }

  @Test func `an ingredient is replaced for whom its instead names`() {
    var household = household()
    household.addDish(
      "lentejas",
      ingredients: [.food("lenteja"), .food("chorizo", instead: ["gluten": "chorizo-sin-gluten"])]
    ) { $0.instead = [Replacement("gluten", id("lentejas-viudas"))] }
    let serving = SafetyCheck(household: household).serving(of: id("lentejas"), to: id("nora"))
    let expected = Serving.Replacement(
      ingredient: "chorizo",
      of: id("lentejas"),
      with: id("chorizo-sin-gluten")
    )
    #expect(serving == Serving(.replaced([expected]), dish: id("lentejas"), verdict: .safe))
    #expect(form(household, "lentejas", "ana") == .asPlanned)
  }

  @Test func `where that isn't safe, the dish's own instead is`() {
    var household = household()
    household.addDish(
      "lentejas",
      ingredients: [.food("chorizo", instead: ["gluten": "chorizo-con-nuez"])]
    ) {
      // Nora excludes no milk; the bread isn't safe for her.
      $0.instead = [
        Replacement("eggs", id("lentejas-viudas")), Replacement("gluten", id("pan")),
        Replacement("nuts", id("lentejas-viudas")),
      ]
    }
    let serving = SafetyCheck(household: household).serving(of: id("lentejas"), to: id("nora"))
    #expect(serving.form == .otherDish(id("lentejas-viudas")))
    #expect(serving.verdict == .safe)
    #expect(serving.dish == id("lentejas-viudas"))
  }

  @Test func `the dish's own word isn't cleared by replacing an ingredient`() {
    var household = household()
    household.addDish(
      "croquetas",
      contains: [.gluten],
      ingredients: [.food("chorizo", instead: ["gluten": "chorizo-sin-gluten"])]
    )
    let serving = SafetyCheck(household: household).serving(of: id("croquetas"), to: id("nora"))
    #expect(serving.form == .asPlanned)
    #expect(
      serving.verdict
        == .unsafe([
          UnsafeReason(.substance(.gluten), source: .dish(id("croquetas"))),
          UnsafeReason(.substance(.gluten), source: .food(id("chorizo"))),
        ])
    )
  }

  @Test func `ingredients of a dish within the dish are replaced too`() {
    var household = household()
    household.addFood("harina", contains: [.gluten])
    household.addFood("maicena", contains: [])
    household.addDish("bechamel", ingredients: [.food("harina", instead: ["gluten": "maicena"])])
    household.addDish("lasana", ingredients: [.dish("bechamel")])
    let expected = Serving.Replacement(
      ingredient: "harina",
      of: id("bechamel"),
      with: id("maicena")
    )
    #expect(form(household, "lasana") == .replaced([expected]))
  }

  @Test func `a replacement that nobody checked doesn't make a dish safe`() {
    var household = household()
    household.addFood("chorizo-raro")
    household.addDish(
      "lentejas",
      ingredients: [.food("chorizo", instead: ["gluten": "chorizo-raro"])]
    )
    household.addDish("sin-mirar") { $0.instead = [Replacement("gluten", id("no-existe"))] }
    let check = SafetyCheck(household: household)
    let serving = check.serving(of: id("lentejas"), to: id("nora"))
    #expect(serving.form == .asPlanned)
    #expect(
      serving.verdict
        == .unsafe([UnsafeReason(.substance(.gluten), source: .food(id("chorizo")))])
    )
    #expect(
      check.serving(of: id("sin-mirar"), to: id("nora")).verdict
        == .notChecked([.dishNotLookedAt(id("sin-mirar"))])
    )
  }

  @Test func `a dish that nobody checked is served as what is safe instead`() {
    var household = household()
    household.addDish("guiso") { $0.instead = [Replacement("gluten", id("lentejas-viudas"))] }
    #expect(form(household, "guiso") == .otherDish(id("lentejas-viudas")))
  }

  @Test func `a food may be named by an instead`() {
    var household = household()
    household.addPerson("leo") { $0.allergies = ["kiwi"] }
    household.addFood("kiwi", contains: [])
    household.addDish("macedonia", ingredients: [.food("kiwi", instead: ["kiwi": "lenteja"])])
    let expected = Serving.Replacement(
      ingredient: "kiwi",
      of: id("macedonia"),
      with: id("lenteja")
    )
    #expect(form(household, "macedonia", "leo") == .replaced([expected]))
  }

  @Test func `who can't have meat is named by pork`() {
    var household = household()
    household.addPerson("leo") { $0.allergies = ["meat"] }
    household.addDish("guiso", contains: [.pork]) {
      $0.instead = [Replacement("pork", id("lentejas-viudas"))]
    }
    #expect(form(household, "guiso", "leo") == .otherDish(id("lentejas-viudas")))
  }
}
