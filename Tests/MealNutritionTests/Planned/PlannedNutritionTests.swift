import MealModel
import Testing

@testable import MealNutrition

@Suite struct PlannedNutritionTests {
  private let monday = day("2026-11-30")

  /// Lunch for Ana alone, dinner for Ana and Nora, whose portion is 0.5.
  private var household: Household {
    var household = Household()
    household.addDish("sopa", nutrition: Nutrition(200, 10, 20, 8, 2))
    household.addDish("pescado", nutrition: Nutrition(300, 30, 5, 15, nil))
    household.addDish("tortilla", nutrition: Nutrition(400, 20, 25, 22, 3))
    household.addPerson(
      "ana",
      objective: Objective(.maintenance, targets: Nutrition(2_000, 100, 250, 60, nil))
    )
    household.addPerson("nora", portion: 0.5)
    var lunch = Slot([.dish(id("sopa")), .dish(id("pescado"))])
    lunch.without = [id("nora")]
    plan(&household, .monday, .lunch, lunch)
    plan(&household, .monday, .dinner, Slot([.leftovers(id("tortilla"))]))
    return household
  }

  private func plan(_ household: inout Household, _ day: Weekday, _ meal: Meal, _ slot: Slot) {
    household.plans[monday.week, default: WeekPlan()].slots[SlotKey(day, meal)] = slot
  }

  // Lunch is 35 % and dinner 30 % of the day; leftovers count like what is cooked.
  @Test func aDayOfAPortionOfOne() {
    let day = NutritionBook(household: household).planned(on: monday)
    #expect(day.planned.known == Nutrition(900, 60, 50, 45, nil))
    #expect(day.planned.atLeast[.fibre] == 5)
    #expect(day.planned.gaps.map(\.dish) == [id("pescado")])
    #expect(day.planned.coverage(of: .fibre) == 2.0 / 3)
    #expect(day.target.map(rounded) == Nutrition(1_300, 65, 162.5, 39, nil))
    #expect(abs(day.share - 0.65) < 1e-12)
  }

  @Test func aDayOfSomeonesPortions() {
    let nora = NutritionBook(household: household).planned(on: monday, for: id("nora"))
    #expect(nora.planned.known == Nutrition(200, 10, 12.5, 11, 1.5))
    // Ana's 2,000 × Nora's half × dinner's 30 %.
    #expect(nora.target.map(rounded) == Nutrition(300, 15, 37.5, 9, nil))
    let ana = NutritionBook(household: household).planned(on: monday, for: id("ana"))
    #expect(ana.planned.known.kcal == 900)
  }

  @Test func aMealElsewhereIsUnknownAndHasNoPartInTheTarget() {
    var household = household
    plan(&household, .monday, .dinner, Slot(note: "Cena fuera"))
    let day = NutritionBook(household: household).planned(on: monday)
    #expect(day.planned.known == Nutrition())
    #expect(day.planned.atLeast[.kcal] == 500)
    #expect(day.target?.kcal == 700)
    #expect(day.planned.gaps.last?.dish == nil)
  }

  @Test func anEmptyDayHasNothing() {
    let day = NutritionBook(household: household).planned(on: monday + 1)
    #expect(day == PlannedNutrition())
    #expect(day.planned.known == Nutrition())
  }

  @Test func aMealAtWhichNobodyHasATargetLeavesTheDayWithoutOne() {
    var household = household
    var dinner = Slot([.dish(id("tortilla"))])
    dinner.without = [id("ana")]
    plan(&household, .monday, .dinner, dinner)
    #expect(NutritionBook(household: household).planned(on: monday).target == nil)
  }

  @Test func aWeekIsTheSumOfItsDays() {
    var household = household
    plan(&household, .sunday, .lunch, Slot([.dish(id("sopa"))]))
    let week = NutritionBook(household: household).planned(in: monday.week)
    #expect(week.planned.known.kcal == 1_100)
    #expect(week.target?.kcal == 2_000)
    #expect(week.planned.gaps.count == 1)
  }

  @Test func wishesBringNothing() {
    var household = household
    plan(&household, .tuesday, .lunch, Slot([.wish(id("pescado"))]))
    #expect(NutritionBook(household: household).planned(on: monday + 1) == PlannedNutrition())
  }
}
