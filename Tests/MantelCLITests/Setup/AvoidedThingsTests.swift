import MealModel
import Testing
import Wording

@testable import MantelCLI

struct AvoidedThingsTests {
  private let things = AvoidedThings(
    foods: RecordLookup(foodsOf: FirstDishes().household, language: .es)
  )

  /// Answers to the list as it is shown: 1 gluten, 2 milk, 3 eggs, 4 nuts.
  private static let answers: [(String, [Avoidable])] = [
    ("1", [.diet(.glutenFree)]),
    ("gluten", [.diet(.glutenFree)]),
    ("Celíaca", [.diet(.glutenFree)]),
    ("2, 3", [.diet(.dairyFree), .substance(.eggs)]),
    ("1 4", [.diet(.glutenFree), .substance(.nuts)]),
    ("frutos secos", [.substance(.nuts)]),
    ("shellfish", [.substance(.crustaceans), .substance(.molluscs)]),
    ("mariscos", [.substance(.crustaceans), .substance(.molluscs)]),
    ("gambas", [.substance(.crustaceans)]),
    ("huevos", [.substance(.eggs)]),
    ("vegana", [.diet(.vegan)]),
    ("cerdo", [.substance(.pork)]),
    ("", []),
  ]

  @Test(arguments: answers)
  func `numbers and words of both languages are understood`(
    answer: String,
    expected: [Avoidable]
  ) {
    let (found, unknown) = things.read(answer)
    #expect(found == expected)
    #expect(unknown.isEmpty)
  }

  @Test func `a food is understood`() throws {
    let tomato = try #require(Food.ID("tomate"))
    #expect(things.read("tomato").things == [.food(tomato)])
  }

  @Test(arguments: ["99", "xyzzy", "0"])
  func `what isn't understood is said, never dropped`(answer: String) {
    #expect(things.read("gluten, \(answer)").unknown == [answer])
  }
}
