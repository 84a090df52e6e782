import MealModel
import MealRules
import Testing

@testable import MealPlanner

struct GroupDominanceTests {
  private func undominated(_ kitchen: Kitchen) -> [String] {
    var builder = ProblemBuilder(Groundwork(kitchen.request))
    let problem = builder.build()
    return GroupDominance(problem).undominated.compactMap { problem.groups[$0].dishes.first }.map {
      problem.candidates[$0].id.rawValue
    }
  }

  @Test func `dishes that a further rule limits are not needed to fill a week`() {
    var kitchen = Kitchen()
    kitchen.tag("meat", RuleSet(maxPerWeek: 3))
    kitchen.tag("fried", RuleSet(maxPerWeek: 2))
    kitchen.dish("stew", ["meat"])
    kitchen.dish("schnitzel", ["meat", "fried"])
    kitchen.dish("chips", ["fried"])
    #expect(undominated(kitchen) == ["chips", "stew"])
  }

  @Test func `a dish with a rule of its own replaces nothing`() {
    var kitchen = Kitchen()
    kitchen.tag("meat", RuleSet(maxPerWeek: 3))
    kitchen.dish("stew", ["meat"])
    kitchen.dish("salad", ["any"]) { $0.rules = RuleSet(maxPerWeek: 1) }
    #expect(undominated(kitchen) == ["salad", "stew"])
  }

  @Test func `a dish that goes to fewer slots is not needed beside one that goes everywhere`() {
    var kitchen = Kitchen(meals: [.lunch, .dinner])
    kitchen.tag("night", RuleSet(mealTypeRestriction: [.dinner]))
    kitchen.dish("soup", ["night"])
    kitchen.dish("stew", ["any"])
    #expect(undominated(kitchen) == ["stew"])
  }
}
