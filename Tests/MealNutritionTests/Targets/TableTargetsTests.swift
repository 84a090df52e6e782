import MealModel
import Testing

@testable import MealNutrition

@Suite struct TableTargetsTests {
  private let today = day("2026-11-30")

  private var household: Household {
    var household = Household()
    household.addPerson(
      "ana",
      objective: Objective(.maintenance, targets: Nutrition(kcal: 1_600, protein: 100))
    )
    household.addPerson(
      "marcos",
      portion: 1.5,
      objective: Objective(.maintenance, targets: Nutrition(kcal: 2_400))
    )
    household.addPerson("nora", born: "2016-09-14", portion: 0.7, diets: [.lowCarb])
    return household
  }

  // (1,600 + 2,400) ÷ 2.5 = 1,600; of protein only Ana says anything.
  @Test func aPortionIsTheTargetsOverThePortions() throws {
    let table = NutritionBook(household: household).table(
      of: [id("ana"), id("marcos"), id("nora")],
      on: today
    )
    #expect(table.perPortion.kcal == 1_600)
    #expect(table.perPortion.protein == 100)
    let nora = try #require(table.byPerson[id("nora")])
    #expect(rounded(nora).kcal == 1_120)
    #expect(rounded(nora).protein == 70)
    #expect(table.byPerson[id("marcos")]?.kcal == 2_400)
  }

  @Test func aReckonedTargetKeepsTheDietsLimit() {
    var household = household
    household.objectives[id("ana")]?[id("objetivo")]?.targets = Nutrition(
      kcal: 2_000,
      carbohydrates: 250
    )
    let table = NutritionBook(household: household).table(of: [id("ana"), id("nora")], on: today)
    #expect(table.byPerson[id("nora")]?.carbohydrates == 100)
    #expect(table.perPortion.carbohydrates == 250)
  }

  @Test func whereNobodyHasATargetThereIsNone() {
    let table = NutritionBook(household: household).table(of: [id("nora")], on: today)
    #expect(table == TableTargets())
  }
}
