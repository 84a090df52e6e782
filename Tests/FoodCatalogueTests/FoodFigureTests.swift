import MealModel
import Testing

/// Whether the built-in foods' figures can be true.
struct FoodFigureTests {
  /// Grams of alcohol in 100 g, from the same records: the files don't hold it.
  private let alcohol: [String: Double] = [
    "brandy": 31.3, "cava": 9.26, "cerveza": 3.57, "esencia-de-vainilla": 32.9, "ginebra": 37.9,
    "pisco": 32.9, "ron": 33.4, "sake": 16.1, "sidra": 3.18, "vermut": 13.1, "vino-blanco": 7.75,
    "vino-de-jerez": 15.3, "vino-dulce": 15.3, "vino-rosado": 9, "vino-tinto": 10.8,
    "vodka": 35.7, "whisky": 36,
  ]

  /// Foods whose energy isn't that of their nutrients, and why.
  private let exceptions = [
    "pimienta-de-jamaica": "SR28 counts the energy of spices by factors of their own"
  ]

  @Test func `energy is 4, 4, 9, 2 and 7 kcal a gram, within 15 % or 20 kcal`() throws {
    var judged = 0
    for (id, food) in Catalogue.foods {
      guard let nutrition = food.nutrition, let kcal = nutrition.kcal,
        let protein = nutrition.protein, let carbohydrates = nutrition.carbohydrates,
        let fat = nutrition.fat
      else { continue }
      judged += 1
      let fibre = nutrition.fibre ?? 0
      let sum = 4 * (protein + carbohydrates) + 9 * fat + 2 * fibre + 7 * (alcohol[id] ?? 0)
      let isNear = abs(kcal - sum) <= max(20, 0.15 * kcal)
      #expect(isNear == (exceptions[id] == nil), "\(id): \(kcal) kcal, \(sum) worked out")
    }
    #expect(judged > 640)
  }

  @Test func `100 g hold no more than 100 g`() {
    for (id, food) in Catalogue.foods {
      let parts = [
        food.nutrition?.protein, food.nutrition?.carbohydrates, food.nutrition?.fat,
        food.nutrition?.fibre, alcohol[id],
      ]
      #expect(parts.compactMap(\.self).reduce(0, +) <= 100.5, "\(id)")
    }
  }

  @Test func `what is known has a source, and a source is for figures`() {
    for (id, food) in Catalogue.foods {
      #expect((food.nutrition == nil) == (food.source == nil), "\(id)")
      #expect(food.basis == .hundredGrams, "\(id)")
      let tables = ["CIQUAL 2025 ", "USDA SR28 "]
      #expect(
        food.source.map { source in tables.contains { source.hasPrefix($0) } } ?? true,
        "\(id)"
      )
    }
  }

  @Test func `spoons, cups and densities are of this world`() {
    for (id, food) in Catalogue.foods {
      if let density = food.density { #expect(0.85...1.45 ~= density, "\(id)") }
      for (unit, grams) in food.weights {
        let range: ClosedRange<Double>? =
          switch unit {
          case "tsp": 0.3...8
          case "tbsp": 0.5...22
          case "cup": 14...310
          case "clove": 3...8
          case "pinch": 0.05...1
          case "slice": 2...250
          case "can": 30...500
          case "bunch": 15...500
          case "unit": 0.05...1200
          default: nil
          }
        #expect(range?.contains(grams) == true, "\(id): \(unit) \(grams)")
      }
    }
  }

  // What the two tables print for these, looked up by hand.
  @Test(arguments: [
    ("garbanzo", 350.0, 20.5, 47.5, 6.0), ("salsa-de-soja", 40, 7.3, 1.7, 0),
    ("platano-macho", 132, 1.3, 29.6, 0.4), ("tofu", 147, 13.4, 2.9, 8.5),
    ("frijol-negro", 341, 21.6, 46.9, 1.4), ("clara-de-huevo", 48, 10.9, 0.7, 0.2),
  ])
  func `figures of a few`(
    _ id: String,
    kcal: Double,
    protein: Double,
    carbohydrates: Double,
    fat: Double
  ) throws {
    let nutrition = try #require(Catalogue.foods[id]?.nutrition)
    #expect(nutrition.kcal == kcal)
    #expect(nutrition.protein == protein)
    #expect(nutrition.carbohydrates == carbohydrates)
    #expect(nutrition.fat == fat)
  }
}
