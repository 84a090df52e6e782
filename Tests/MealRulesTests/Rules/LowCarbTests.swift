import MealModel
import Testing

@testable import MealRules

struct LowCarbTests {
  /// Lunch and dinner are 65 % of a day, lunch alone 35 %.
  private func household(portion: Double = 1) -> Household {
    var household = Household()
    household.addPerson("ana") { ($0.diets, $0.portion) = ([.lowCarb], portion) }
    household.addPerson("marcos")
    for (dish, grams) in [("rice", 60.0), ("stew", 35.0), ("bit-more", 36.0), ("soup", 5.0)] {
      household.addDish(dish) { $0.nutrition = Nutrition(carbohydrates: grams) }
    }
    household.addDish("unknown")
    return household
  }

  @Test(arguments: [
    (1, "stew", "", []),
    (1, "bit-more", "", ["ana 2026-W06 monday.lunch"]),
    (0.5, "bit-more", "", []),
    (1, "rice", "soup", []),
    (1, "rice", "soup+soup", ["ana 2026-W06 monday.dinner < 2026-W06 monday.lunch"]),
    (1, "rice", "=stew", ["ana 2026-W06 monday.dinner < 2026-W06 monday.lunch"]),
    (1, "rice", "unknown", []),
    (1, "rice", "(Fuera)t", ["ana 2026-W06 monday.lunch"]),
    (1, "rice", "#t", ["ana 2026-W06 monday.lunch"]),
  ])
  func `a day's carbohydrates over the planned meals' share`(
    portion: Double,
    lunch: String,
    dinner: String,
    expected: [String]
  ) {
    var household = household(portion: portion)
    household.plan("2026-W06", ["monday.lunch": lunch, "monday.dinner": dinner])
    #expect(lines(LowCarb.self, household) == expected)
  }

  // 200 g of bread with 49 g a hundred, in two portions: 49 g each, of at most 35 g.
  @Test func `what ingredients come to counts where a dish gives nothing`() {
    var household = household()
    household.addDish("toast") { dish in
      dish.servings = 2
      dish.ingredients = [Ingredient("bread", [Ingredient.Use(amount: .text("200 g"))])]
    }
    household.plan("2026-W06", ["monday.lunch": "toast"])
    #expect(lines(LowCarb.self, household).isEmpty)
    household.foods[id("bread")] = Food(name: Name("Bread"))
    household.foods[id("bread")]?.nutrition = Nutrition(carbohydrates: 49)
    #expect(lines(LowCarb.self, household) == ["ana 2026-W06 monday.lunch"])
  }

  @Test func `only meals at which they eat count`() {
    var household = household()
    household.plan("2026-W06", ["monday.lunch": "rice"])
    household.plans[week("2026-W06")]?.slots[key("monday.lunch")]?.without = [id("ana")]
    #expect(lines(LowCarb.self, household).isEmpty)
  }

  @Test func `a meal's share may be set, and the training snack's counts where planned`() {
    var household = household()
    household.settings.meals[.lunch]?.share = 40
    household.settings.meals[.preWorkout] = MealSettings()
    // 40 of 110 is 36.4 g.
    household.plan("2026-W06", ["monday.lunch": "bit-more"])
    #expect(lines(LowCarb.self, household).isEmpty)
    household.settings.meals[.lunch]?.share = 39
    // 39 of 109 is 35.8 g.
    #expect(lines(LowCarb.self, household) == ["ana 2026-W06 monday.lunch"])
  }

  @Test func `a slot of the day may accept it`() {
    var household = household()
    household.plan(
      "2026-W06",
      ["monday.lunch": "rice", "monday.dinner": "rice"],
      allow: ["monday.lunch": ["ana.lowCarb"]]
    )
    #expect(
      lines(LowCarb.self, household) == [
        "ana 2026-W06 monday.dinner < 2026-W06 monday.lunch ok"
      ]
    )
  }

  @Test func `carbohydrates that were worked out count too`() {
    var household = household()
    household.plan("2026-W06", ["monday.lunch": "unknown"])
    let scope = RuleScope(of: household) { _ in 80 }
    #expect(LowCarb.breaches(in: PlanTimeline(of: household), scope: scope).count == 1)
  }
}
