import Diagnostics
import MealModel
import Testing
import Wording

@testable import MealRules

struct CircularDishesTests {
  private func household(_ parts: [String: [String]]) -> Household {
    var household = Household()
    for (dish, ingredients) in parts {
      household.addDish(dish, ingredients: ingredients.map { .dish($0) })
    }
    return household
  }

  @Test(arguments: [
    (["a": ["b"], "b": ["c"], "c": []], []),
    (["a": ["a"]], ["a/a"]),
    (["a": ["b"], "b": ["a"]], ["a/b"]),
    (["a": ["b", "d"], "b": ["c"], "c": ["b"], "d": []], ["b/c"]),
    // From one circle to another there is a way, which is on none.
    (["a": ["b"], "b": ["a", "c"], "c": ["d"], "d": ["c"]], ["a/b", "c/d"]),
    (["a": ["nobody", "b", "b"], "b": []], []),
  ])
  func `a circle is one finding in its first dish`(parts: [String: [String]], expected: [String]) {
    let places = CircularDishes.findings(in: household(parts)).map(\.place)
    #expect(
      places
        == expected.map {
          let ends = $0.split(separator: "/").map(String.init)
          return Place(
            path: "dishes/\(ends[0]).json",
            target: .key(["ingredients", .key(ends[1])])
          )
        }
    )
  }

  @Test func `the circle is written out`() {
    let household = household(["a": ["b"], "b": ["c"], "c": ["a"]])
    #expect(
      CircularDishes.findings(in: household).first?.message.en
        == "a dish can't be made of itself: 'A' → 'B' → 'C' → 'A'"
    )
  }

  @Test func `a faulty dish is on no circle`() {
    var household = household(["a": ["b"], "b": ["a"]])
    household.faulty = [.dish(id("b"))]
    #expect(CircularDishes.findings(in: household).isEmpty)
  }
}
