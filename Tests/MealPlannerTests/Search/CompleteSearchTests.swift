import MealModel
import MealRules
import Testing

@testable import MealPlanner

struct CompleteSearchTests {
  /// Saturday's breakfast and dinner, Sunday's breakfast and lunch; three dishes, each once a week.
  ///
  /// Of plans that fill three, worked out with fractions one by one, the best is 203 kcal off: pasta
  /// on Saturday's dinner. The next best, 333, leaves Sunday's breakfast empty instead of Saturday's,
  /// and no exchange of two or three dishes leads from it to the best.
  private func kitchen(seed: UInt64) -> (Kitchen, [Dish.ID: Nutrition]) {
    var kitchen = Kitchen(meals: [.breakfast, .lunch, .dinner])
    kitchen.seed = seed
    kitchen.today = "2026-02-07"
    kitchen.household.settings.meals[.lunch]?.days = DayPattern([.sunday])
    kitchen.household.settings.meals[.dinner]?.days = DayPattern([.saturday])
    for person in ["ana", "marcos"] {
      kitchen.household.people[id(person)] = Person(name: person)
    }
    kitchen.household.people[id("marcos")]?.portion = 1.2
    var nutrition: [Dish.ID: Nutrition] = [:]
    for (dish, kcal, protein, carbohydrates, fat) in [
      ("stew", 870.0, 25.0, 107.0, 38.0), ("pasta", 666, 22, 59, 38), ("salad", 283, 38, 17, 7),
    ] {
      kitchen.dish(dish, ["any"]) { $0.rules = RuleSet(maxPerWeek: 1) }
      nutrition[id(dish)] = Nutrition(
        kcal: kcal,
        protein: protein,
        carbohydrates: carbohydrates,
        fat: fat
      )
    }
    return (kitchen, nutrition)
  }

  private func request(seed: UInt64) -> PlanningRequest {
    let (kitchen, nutrition) = kitchen(seed: seed)
    var request = kitchen.request
    request.nutrition = nutrition
    request.targets = [
      id("ana"): Nutrition(kcal: 2000, protein: 91, carbohydrates: 222, fat: 71)
    ]
    return request
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a request with few plans gets the best of all`(seed: UInt64) {
    let plan = Planner(request(seed: seed)).plan()
    #expect(plan.filled == PlannedWeeks.Level(3, bound: 3))
    #expect(plan.nutrition == 203)
    // 4 × 4 × 4 × 4 plans, limits aside, are fewer than exchanges would be tried.
    #expect(plan.steps < 600)
  }

  private func completeSearch(_ request: PlanningRequest) -> CompleteSearch? {
    let ground = Groundwork(request)
    var builder = ProblemBuilder(ground)
    let problem = builder.build()
    let rank = Array(problem.candidates.indices)
    return CompleteSearch(
      Arrangement(problem),
      scale: MeritScale(problem, ground: ground, rank: rank)
    )
  }

  @Test func `who runs out of steps hasn't tried all`() throws {
    var search = try #require(completeSearch(request(seed: 6)))
    var control = SearchControl(steps: 20) { false }
    let isDoneEarly = search.run(control: &control)
    #expect(!isDoneEarly)
    control = SearchControl(steps: 1_000) { false }
    let isDone = search.run(control: &control)
    #expect(isDone)
    #expect(search.best.filled == 3)
    #expect(search.bestMerits == PlanMerits(nutrition: 203, longestAgo: 180, rank: 3))
  }

  /// One of two courses must be fish: soup is none, so hake comes second, though it came a week ago.
  @Test func `what a slot has to bear is met by any of its courses`() throws {
    var kitchen = Kitchen(meals: [.lunch])
    kitchen.household.settings.meals[.lunch]?.courses = [.first, .second]
    kitchen.today = "2026-02-08"
    kitchen.dish("soup", ["any"]) { $0.course = .first }
    kitchen.dish("hake", ["fish"]) { $0.course = .second }
    kitchen.dish("steak", ["any"]) { $0.course = .second }
    kitchen.dish("paella", ["any"])
    kitchen.plan("2026-W06", "sunday.lunch", Slot([.wish(id("fish"))]))
    kitchen.plan("2026-W05", "sunday.lunch", "hake")
    var search = try #require(completeSearch(kitchen.request))
    var control = SearchControl(steps: 1_000) { false }
    let isDone = search.run(control: &control)
    #expect(isDone)
    let names = search.best.dishAt.filter { $0 >= 0 }.map {
      search.best.problem.candidates[$0].id.rawValue
    }
    #expect(names == ["soup", "hake"])
  }

  @Test func `where there are many plans they aren't tried one by one`() {
    var kitchen = Kitchen()
    kitchen.dishes(4, of: "any")
    // 5 to the power of 7 are 78,125.
    #expect(completeSearch(kitchen.request) == nil)
  }
}
