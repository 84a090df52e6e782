import MealModel
import Testing

@testable import MealNutrition

@Suite struct CircularNutritionTests {
  @Test func dishesOnACircleAreUnknownAndWhatHoldsThemIsPartlyKnown() {
    var household = Household.kitchen
    household.addDish("a", ["b": "servings 1"])
    household.addDish("b", ["c": "servings 1", "huevo": "4"])
    household.addDish("c", ["a": "servings 1"])
    household.addDish("fuera", servings: 1, ["a": "servings 1", "huevo": "1"])
    household.addDish("solo", ["solo": "servings 1"])
    let book = NutritionBook(household: household)
    for circular in ["a", "b", "c", "solo"] {
      #expect(book.dish(id(circular)).gaps.map(\.reason) == [.circular], "\(circular)")
    }
    #expect(book.dish(id("fuera")).gaps.map(\.reason) == [.partlyKnownDish])
    #expect(book.dish(id("fuera")).atLeast[.kcal] == 78)
    #expect(book.planned(id("bechamel")).kcal != nil)
  }

  @Test func aCircularDishThatGivesItsFiguresIsKnown() {
    var household = Household()
    household.addDish("a", nutrition: Nutrition(100, 1, 1, 1, 1), ["a": "servings 1"])
    #expect(NutritionBook(household: household).planned(id("a")).kcal == 100)
  }

  // A stranger's household of dishes in dishes: its sums would have more digits than atoms are.
  @Test func aTowerOfDishesEnds() {
    var household = Household.kitchen
    household.addDish("d0", servings: 0.001, ["huevo": "1000"])
    for level in 1...2_000 {
      household.addDish(
        "d\(level)",
        servings: 0.001,
        ["d\(level - 1)": "servings 1000", "huevo": "1"]
      )
    }
    let book = NutritionBook(household: household)
    #expect(book.planned(id("d2000")) == Nutrition())
    #expect(book.dish(id("d1")).gaps.map(\.reason) == [.beyondMeasure])
  }
}
