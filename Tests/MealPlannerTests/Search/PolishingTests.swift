import MealModel
import Testing

@testable import MealPlanner

/// Saturday and Sunday, dinners of 600 kcal; one dish has 700, 40 kcal beyond a tenth, the other
/// 900, 240 beyond it.
struct PolishingTests {
  private func polishing(seed: UInt64) -> Polishing {
    var kitchen = Kitchen()
    kitchen.today = "2026-02-07"
    kitchen.household.people[id("ana")] = Person(name: "Ana")
    kitchen.dish("near", ["any"])
    kitchen.dish("far", ["any"])
    var request = kitchen.request
    request.targets = [id("ana"): Nutrition(kcal: 2000)]
    request.nutrition = [id("near"): Nutrition(kcal: 700), id("far"): Nutrition(kcal: 900)]
    let ground = Groundwork(request)
    var builder = ProblemBuilder(ground)
    let problem = builder.build()
    // Saturday alone is filled, with what is near.
    var plan = Arrangement(problem)
    plan.put(problem.candidates.firstIndex { $0.id.rawValue == "near" } ?? 0, at: 0)
    return Polishing(
      plan,
      scale: MeritScale(problem, ground: ground, rank: [0, 1]),
      random: RandomSource(seed: seed)
    )
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `a plan that fills one more is better, however far its days are off`(seed: UInt64) {
    var polishing = polishing(seed: seed)
    #expect(polishing.bestMerits.nutrition == 40)
    var control = SearchControl(steps: 2_000) { false }
    polishing.approachTargets(steps: 2_000, control: &control)
    #expect(polishing.best.filled == 2)
    // Its figures are its own, not those of the plan before.
    #expect(polishing.bestMerits == polishing.scale.merits(of: polishing.best))
    #expect(polishing.bestMerits.nutrition == 280)
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `who climbs to what is better liked fills one more too`(seed: UInt64) {
    var polishing = polishing(seed: seed)
    var control = SearchControl(steps: 2_000) { false }
    polishing.climb(steps: 2_000, control: &control)
    #expect(polishing.best.filled == 2)
    #expect(polishing.bestMerits == polishing.scale.merits(of: polishing.best))
  }
}
