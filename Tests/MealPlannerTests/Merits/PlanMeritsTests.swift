import MealModel
import MealRules
import Testing

@testable import MealPlanner

/// Values worked out by hand from the definitions in docs/planner.md.
struct PlanMeritsTests {
  /// Ana alone, dinners only, which are 30 of 100 parts of the day.
  private func kitchen() -> Kitchen {
    var kitchen = Kitchen()
    kitchen.today = "2026-02-08"
    kitchen.household.people[id("ana")] = Person(name: "Ana")
    return kitchen
  }

  private func dish(
    _ kcal: Double?,
    _ protein: Double?,
    _ carbs: Double?,
    _ fat: Double?
  ) -> Nutrition {
    Nutrition(kcal: kcal, protein: protein, carbohydrates: carbs, fat: fat)
  }

  /// Sunday's dinner is the only slot.
  @Test func `a day whose dishes lack figures isn't judged, and is told apart`() {
    var kitchen = kitchen()
    kitchen.dish("rice", ["any"])
    for (figures, judged) in [(dish(600, 30, 70.5, 22), 1), (dish(nil, 30, 70.5, 22), 0)] {
      let plan = kitchen.filled {
        $0.targets = [id("ana"): dish(2000, 100, 235, 73.333)]
        $0.nutrition = [id("rice"): figures]
      }.plan
      #expect(plan.nutrition == 0)
      #expect(plan.judgedDays == judged)
      #expect(plan.daysWithTargets == 1)
      #expect(plan.isNutritionProven == (judged == 1))
    }
  }

  @Test(arguments: [
    // Dinner should bring 600 kcal, 30 g protein, 70.5 g carbohydrates, 22 g fat: in kcal 600,
    // 120, 282 and 198, each give or take a tenth.
    (600.0, 30.0, 70.5, 22.0, 0),
    (660, 33, 77.5, 24.1, 0),
    // 700 is 40 beyond 660.
    (700, 30, 70.5, 22, 40),
    // 40 g protein are 160 kcal, 28 beyond 132.
    (600, 40, 70.5, 22, 28),
    // 10 g fat are 90 kcal, 89 short of 198 − 19.
    (600, 30, 70.5, 10, 89),
  ])
  func `a day's distance from its targets is what exceeds a tenth, in kcal`(
    kcal: Double,
    protein: Double,
    carbohydrates: Double,
    fat: Double,
    expected: Int
  ) {
    var kitchen = kitchen()
    kitchen.dish("rice", ["any"])
    let plan = kitchen.filled {
      $0.targets = [id("ana"): dish(2000, 100, 235, 73.333)]
      $0.nutrition = [id("rice"): dish(kcal, protein, carbohydrates, fat)]
    }.plan
    #expect(plan.nutrition == expected)
  }

  @Test func `what isn't known of a dish is left out, and a day without its energy altogether`() {
    var kitchen = kitchen()
    kitchen.dish("rice", ["any"])
    let targets: [Person.ID: Nutrition] = [id("ana"): dish(2000, 100, 235, 73.333)]
    let half = kitchen.filled {
      $0.targets = targets
      $0.nutrition = [id("rice"): dish(700, nil, 70.5, 0)]
    }.plan
    // 40 kcal of energy and 179 of fat; protein isn't known.
    #expect(half.nutrition == 40 + 179)
    let none = kitchen.filled {
      $0.targets = targets
      $0.nutrition = [id("rice"): dish(nil, 100, 70.5, 0)]
    }.plan
    #expect(none.nutrition == 0)
  }

  @Test func `a portion that nobody could eat doesn't end the program`() {
    var kitchen = kitchen()
    kitchen.household.people[id("ana")]?.portion = 1e-300
    kitchen.dish("rice", ["any"])
    let plan = kitchen.filled {
      $0.targets = [id("ana"): dish(2000, 100, 235, 73)]
      $0.nutrition = [id("rice"): dish(600, 30, 70, 22)]
    }.plan
    #expect(plan.nutrition == 1_000_000_000)
  }

  @Test func `of dishes that are as good in all else the nearest to the target is taken`() {
    var kitchen = kitchen()
    kitchen.dishes(30, of: "dish")
    var nutrition: [Dish.ID: Nutrition] = [:]
    for number in 1...30 {
      nutrition[id("dish-\(number)")] = dish(Double(number) * 100, nil, nil, nil)
    }
    let after = kitchen.filled {
      $0.targets = [id("ana"): Nutrition(kcal: 2000)]
      $0.nutrition = nutrition
    }.household
    #expect(after.holds("2026-W06", "sunday.dinner") == "dish-6")
  }

  @Test func `a target that no dish can meet is approached`() {
    var kitchen = kitchen()
    kitchen.dishes(3, of: "salad")
    let plan = kitchen.filled {
      $0.targets = [id("ana"): Nutrition(kcal: 9000)]
      $0.nutrition = [
        id("salad-1"): dish(100, nil, nil, nil), id("salad-2"): dish(300, nil, nil, nil),
        id("salad-3"): dish(200, nil, nil, nil),
      ]
    }.plan
    // 30 % of 9000 are 2700, less a tenth 2430; the best has 300.
    #expect(plan.nutrition == 2130)
  }

  @Test func `a liked cuisine, a food kept out of the house, and dislikes`() {
    var kitchen = kitchen()
    kitchen.household.people[id("ana")]?.cuisines = ["MEDITERRÁNEA"]
    kitchen.household.people[id("ana")]?.dislikes = ["liver"]
    kitchen.household.foods[id("lard")] = Food(name: Name("lard"))
    kitchen.household.foods[id("lard")]?.active = false
    kitchen.dish("liver-and-onions", ["any"]) { $0.ingredients = [Ingredient("liver", [.init()])] }
    kitchen.dish("lardy", ["any"]) { $0.ingredients = [Ingredient("lard", [.init()])] }
    kitchen.dish("greek-salad", ["any"]) { $0.cuisine = "mediterranea" }
    kitchen.dish("plain", ["any"])
    let (plan, after) = kitchen.filled()
    #expect(after.holds("2026-W06", "sunday.dinner") == "greek-salad")
    #expect(plan.liking == 1)
    kitchen.household.dishes[id("greek-salad")] = nil
    #expect(kitchen.filled().household.holds("2026-W06", "sunday.dinner") == "plain")
    kitchen.household.dishes[id("plain")] = nil
    #expect(kitchen.filled().plan.liking == -2)
  }

  @Test func `what expires is used before it does`() {
    var kitchen = kitchen()
    kitchen.today = "2026-02-07"
    kitchen.dishes(20, of: "other")
    kitchen.dish("custard", ["any"]) { $0.ingredients = [Ingredient("milk", [.init()])] }
    kitchen.household.pantry.lots[id("milk")] = [
      Pantry.Lot(amount: .text("1 l"), expires: day("2026-02-07"))
    ]
    let (plan, after) = kitchen.filled()
    #expect(after.holds("2026-W06", "saturday.dinner") == "custard")
    #expect(plan.liking == 3)
  }

  @Test func `what was longest ago comes first, and sixty days are as good as never`() {
    var kitchen = kitchen()
    kitchen.dish("last-week", ["any"])
    kitchen.dish("last-month", ["any"])
    kitchen.plan("2026-W05", "sunday.dinner", "last-week")
    kitchen.plan("2026-W02", "sunday.dinner", "last-month")
    let (plan, after) = kitchen.filled()
    #expect(after.holds("2026-W06", "sunday.dinner") == "last-month")
    #expect(plan.longestAgo == 28)
    kitchen.household.plans[week("2026-W02")] = nil
    #expect(kitchen.filled().plan.longestAgo == 60)
  }
}
