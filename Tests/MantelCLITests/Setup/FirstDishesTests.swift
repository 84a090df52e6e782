import MealModel
import MealRules
import Testing

@testable import MantelCLI

struct FirstDishesTests {
  private let first = FirstDishes()

  private func dish(_ id: String) throws -> Dish.ID { try #require(Dish.ID(id)) }

  @Test func `a dish comes with its foods and the dishes that it is made with`() throws {
    // Gratin of cauliflower is made with bechamel, and that with flour, milk and butter.
    let paths = try Set(first.files(of: [dish("coliflor-gratinada")], avoided: []).map(\.path))
    #expect(paths.isSuperset(of: ["dishes/coliflor-gratinada.json", "dishes/bechamel.json"]))
    #expect(paths.isSuperset(of: ["foods/coliflor.json", "foods/mantequilla.json"]))
    #expect(!paths.contains("dishes/pisto-manchego.json"))
  }

  @Test func `a sauce isn't offered by itself`() throws {
    #expect(try !first.offered.contains(dish("bechamel")))
    #expect(try first.offered.contains(dish("coliflor-gratinada")))
  }

  @Test func `what someone can't eat is marked, and for whom`() throws {
    var nora = NewPerson("Nora")
    nora.avoid([.diet(.glutenFree)])
    nora.isStrict = true
    let verdicts = try first.verdicts(on: dish("fideua"), for: [nora])
    #expect(verdicts.map { $0.0.name } == ["Nora"])
    #expect(verdicts.first?.1.isSafe == false)
  }
}
