import JSONDocument
import MealFormat
import MealModel
import Testing

/// What the sample household promises its reader.
struct SampleFoodTests {
  private func household() throws -> Household {
    let files = try ProjectFiles.paths(below: "samples/household").map { path in
      SourceFile(
        path: path,
        content: .bytes(try ProjectFiles.bytes("samples/household/" + path))
      )
    }
    return HouseholdReader.read(files).household
  }

  /// The foods of which `samples/README.md` says why their energy isn't that of their nutrients.
  private let exceptions: Set<String> = ["vino-blanco"]

  @Test func `a food's energy agrees with its nutrients within 15 % or 20 kcal`() throws {
    for (id, food) in try household().foods {
      let nutrition = try #require(food.nutrition, "\(id)")
      let kcal = try #require(nutrition.kcal, "\(id)")
      let sum =
        4 * (nutrition.protein ?? 0) + 4 * (nutrition.carbohydrates ?? 0)
        + 9 * (nutrition.fat ?? 0) + 2 * (nutrition.fibre ?? 0)
      let isNear = abs(kcal - sum) <= max(20, 0.15 * kcal)
      #expect(isNear != exceptions.contains(id.rawValue), "\(id): \(kcal) kcal, \(sum) worked out")
    }
  }

  @Test func `every food says what it contains and where its figures come from`() throws {
    let foods = try household().foods
    #expect(foods.count >= 70)
    for (id, food) in foods {
      #expect(food.contains != nil && food.traces != nil, "\(id)")
      let source = try #require(food.source, "\(id)")
      #expect(source.hasPrefix("CIQUAL 2025 ") || source.hasPrefix("USDA SR28 "), "\(id)")
      #expect(Set(food.name.texts.keys) == ["es", "en"], "\(id)")
    }
  }

  @Test func `every dish has course, minutes, ingredients with files, and two names`() throws {
    let household = try household()
    #expect(household.dishes.count >= 30)
    for (id, dish) in household.dishes {
      #expect(dish.minutes != nil && !dish.ingredients.isEmpty, "\(id)")
      #expect(Set(dish.name.texts.keys) == ["es", "en"], "\(id)")
      for ingredient in dish.ingredients {
        let isThere =
          ingredient.food.map { household.foods[$0] != nil }
          ?? ingredient.dish.map { household.dishes[$0] != nil } ?? false
        #expect(isThere, "\(id): \(ingredient.key)")
      }
    }
  }
}
