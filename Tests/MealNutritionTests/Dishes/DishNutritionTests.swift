import MealModel
import Testing
import Wording

@testable import MealNutrition

@Suite struct DishNutritionTests {
  // By hand: 500 ml of milk 230 kcal, 62.5 g of flour 217.5, 28 g of butter 207.2: 654.7 for four.
  @Test func aDishIsWorkedOutFromItsIngredients() {
    let dish = NutritionBook(household: .kitchen).dish(id("bechamel"))
    #expect(dish.origin == .workedOut)
    #expect(rounded(dish.known) == Nutrition(163.675, 5.4795, 17.13575, 7.9275, 0.46875))
    #expect(dish.gaps.isEmpty)
    #expect(dish.parts == 4)
    #expect(Nutrient.allCases.allSatisfy { dish.coverage(of: $0) == 1 })
  }

  @Test func aDishInADishBringsItsPortions() {
    var household = Household.kitchen
    household.addDish("croquetas", ["bechamel": "servings 4", "huevo": "2"])
    let dish = NutritionBook(household: household).dish(id("croquetas"))
    #expect(rounded(dish.known) == Nutrition(202.675, 8.6295, 17.43575, 10.5775, 0.46875))
  }

  @Test func whatIsGivenWinsAsAWhole() {
    var household = Household.kitchen
    household.addDish("otra", nutrition: Nutrition(kcal: 500, protein: 20), ["huevo": "2"])
    let dish = NutritionBook(household: household).dish(id("otra"))
    #expect(dish.origin == .given)
    #expect(dish.known == Nutrition(kcal: 500, protein: 20))
    #expect(
      dish.gaps
        == [NutritionGap(nutrients: [.carbohydrates, .fat, .fibre], reason: .missingFigures)]
    )
  }

  @Test func unknownIsNeverZero() {
    var household = Household.kitchen
    household.addFood("seta", nil)
    household.addFood("jamon", Nutrition(kcal: 240, protein: 30, carbohydrates: 0, fat: 13))
    household.addDish(
      "revuelto",
      servings: 2,
      [
        "huevo": "4", "seta": "200 g", "jamon": "50 g", "ajo": "2 dientes", "harina": "1 bote",
        "leche": "un poquito", "mantequilla": "1.500 g",
      ]
    )
    let dish = NutritionBook(household: household).dish(id("revuelto"))
    #expect(dish.known == Nutrition())
    #expect(dish.parts == 7)
    #expect(dish.knownParts[.kcal] == 2)
    #expect(dish.knownParts[.fibre] == 1)
    #expect(dish.atLeast[.kcal] == (4 * 78 + 120) / 2)
    let all = Nutrient.allCases
    #expect(
      dish.gaps == [
        NutritionGap(ingredient: "seta", nutrients: all, reason: .noFigures),
        NutritionGap(ingredient: "jamon", nutrients: [.fibre], reason: .missingFigures),
        NutritionGap(ingredient: "ajo", nutrients: all, reason: .noFood),
        NutritionGap(ingredient: "harina", nutrients: all, reason: .noWeight("jar")),
        NutritionGap(
          ingredient: "leche",
          nutrients: all,
          reason: .unreadableAmount("un poquito")
        ),
        NutritionGap(
          ingredient: "mantequilla",
          nutrients: all,
          reason: .ambiguousAmount("1.500 g")
        ),
      ]
    )
  }

  @Test func aGapInADishIsAGapOfWhatHoldsIt() {
    var household = Household.kitchen
    household.addDish("sofrito", ["tomate": "200 g"])
    household.addDish("huevos-con-sofrito", ["huevo": "4", "sofrito": "servings 2"])
    let dish = NutritionBook(household: household).dish(id("huevos-con-sofrito"))
    #expect(dish.known == Nutrition())
    #expect(dish.atLeast[.kcal] == 78)
    #expect(dish.gaps.map(\.ingredient) == ["sofrito"])
    #expect(dish.gaps.map(\.reason) == [.partlyKnownDish])
  }

  @Test func whatIsNegligibleNeedsNoFile() {
    var household = Household.kitchen
    household.addDish(
      "huevo-frito",
      servings: 1,
      ["huevo": "1", "sal": "al gusto", "x": "1 pizca"]
    )
    #expect(NutritionBook(household: household).planned(id("huevo-frito")).kcal == 78)
  }

  @Test func aRangeCountsWithItsMiddleAndSaysSo() {
    var household = Household.kitchen
    household.addDish("huevos", servings: 1, ["huevo": "2-3 grandes"])
    let dish = NutritionBook(household: household).dish(id("huevos"))
    #expect(dish.known.kcal == 195)
    #expect(
      dish.remarks.map(\.phrase.en) == [
        "of '2-3 grandes', 2 1/2 is taken",
        "in '2-3 grandes' the size isn't accounted for",
      ]
    )
  }

  @Test func filesWithErrorsAreNotReliedOn() {
    var household = Household.kitchen
    household.faulty = [.food(id("leche"))]
    let dish = NutritionBook(household: household).dish(id("bechamel"))
    #expect(dish.known == Nutrition())
    #expect(dish.gaps.map(\.reason) == [.faultyFile])
    household.faulty = [.dish(id("bechamel"))]
    #expect(NutritionBook(household: household).planned(id("bechamel")) == Nutrition())
  }

  @Test func nothingIsKnownOfADishThatIsNotThereOrEmpty() {
    var household = Household()
    household.addDish("vacio")
    let book = NutritionBook(household: household)
    #expect(book.dish(id("nada")).gaps.map(\.reason) == [.noDish])
    #expect(book.dish(id("vacio")).gaps.map(\.reason) == [.noIngredients])
  }

  @Test func sumsDoNotHangOnTheOrderOfIngredients() {
    let pairs = [
      "leche": "500 ml", "harina": "1/2 taza", "mantequilla": "2 cda", "huevo": "3",
      "sal": "al gusto",
    ]
    .sorted { $0.key < $1.key }
    var results: Set<Nutrition> = []
    for turn in 0..<pairs.count {
      var household = Household.kitchen
      household.addDish("x")
      household.dishes[id("x")]?.ingredients = (pairs[turn...] + pairs[..<turn]).map {
        Ingredient($0.key, [Ingredient.Use(amount: .text($0.value))])
      }
      results.insert(rounded(NutritionBook(household: household).planned(id("x"))))
    }
    #expect(results.count == 1)
    #expect(results.first?.kcal == (654.7 + 3 * 78) / 4)
  }
}
