import MealModel
import Testing

@testable import MealNutrition

@Suite struct FoodMeasuresTests {
  private func food(
    _ basis: Food.Basis = .hundredGrams,
    weights: [String: Double] = [:],
    density: Double? = nil
  ) -> Food {
    var food = Food(name: Name("x"))
    food.basis = basis
    food.weights = weights
    food.density = density
    return food
  }

  /// How many bases an amount is of a food.
  private func bases(_ text: String, of food: Food) throws -> Double {
    guard case .measured(let amount) = AmountReading(.text(text)) else {
      Issue.record("'\(text)' isn't read")
      return -1
    }
    return try FoodMeasures(food).bases(in: amount)
  }

  private func reason(_ text: String, of food: Food) -> UnknownReason? {
    do {
      _ = try bases(text, of: food)
      return nil
    } catch {
      return (error as? Unconvertible)?.reason
    }
  }

  @Test(arguments: [
    ("400 g", 4.0), ("1,5 kg", 15), ("500 mg", 0.005), ("1 lb", 4.5359237), ("1 oz", 0.28349523125),
  ])
  func massNeedsNothing(_ text: String, hundreds: Double) throws {
    #expect(abs(try bases(text, of: food()) - hundreds) < 1e-12)
  }

  @Test func volumeGoesThroughDensity() throws {
    let oil = food(density: 0.916)
    #expect(try bases("100 ml", of: oil) == 0.916)
    #expect(try bases("1 l", of: oil) == 9.16)
    #expect(try bases("2 cda", of: oil) == 30 * 0.916 / 100)
    #expect(try bases("1 fl oz", of: oil) == 29.5735295625 * 0.916 / 100)
    #expect(reason("100 ml", of: food()) == .noDensity)
  }

  @Test func aSpoonsWeightWinsOverDensity() throws {
    let oil = food(weights: ["tbsp": 13.5], density: 0.9)
    #expect(try bases("2 cda", of: oil) == 0.27)
    #expect(try bases("2 cdta", of: oil) == 0.09)
    #expect(try bases("1 taza", of: oil) == 2.25)
    #expect(reason("1 taza", of: food(weights: ["tbsp": 8])) == .noWeight("cup"))
  }

  @Test func piecesAndThingsGoThroughWeights() throws {
    let garlic = food(weights: ["unit": 45, "diente": 5])
    #expect(try bases("2", of: garlic) == 0.9)
    #expect(try bases("2 dientes", of: garlic) == 0.1)
    #expect(try bases("2 cloves", of: garlic) == 0.1)
    #expect(reason("1 manojo", of: garlic) == .noWeight("bunch"))
    #expect(reason("3", of: food()) == .noWeight("unit"))
  }

  @Test func aHouseholdsOwnWordIsAKeyOfWeights() throws {
    let stock = food(weights: ["cucharón": 60])
    #expect(try bases("2 cucharones", of: stock) == 1.2)
    #expect(try bases("1 cucharón", of: stock) == 0.6)
    #expect(reason("1 jícara", of: stock) == .noWeight("jicara"))
  }

  @Test func aPinchIsNegligibleUnlessItWeighsSomething() throws {
    #expect(try bases("1 pizca", of: food()) == 0)
    #expect(try bases("1 pizca", of: food(weights: ["pinch": 0.2])) == 0.002)
  }

  @Test func figuresPerHundredMillilitres() throws {
    let milk = food(.hundredMillilitres, weights: ["can": 412], density: 1.03)
    #expect(try bases("500 ml", of: milk) == 5)
    #expect(try bases("1 vaso", of: milk) == 2)
    #expect(try bases("206 g", of: milk) == 2)
    #expect(try bases("1 lata", of: milk) == 4)
    #expect(reason("206 g", of: food(.hundredMillilitres)) == .noDensity)
  }

  @Test func figuresPerPiece() throws {
    let egg = food(.unit, weights: ["unit": 55])
    #expect(try bases("3", of: egg) == 3)
    #expect(try bases("110 g", of: egg) == 2)
    #expect(reason("110 g", of: food(.unit)) == .noWeight("unit"))
    #expect(try bases("3", of: food(.unit)) == 3)
  }
}
