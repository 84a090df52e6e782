import MealModel
import MealRules
import Testing

@testable import MealPlanner

/// Hake alone is fish, of which the week should have three; two more dishes, three dinners.
struct LevelBoundsTests {
  private let problem = {
    var kitchen = Kitchen()
    kitchen.today = "2026-02-06"
    kitchen.tag("fish", RuleSet(minPerWeek: 3))
    kitchen.dish("hake", ["fish"])
    kitchen.dishes(2, of: "greens")
    return kitchen.problem
  }()

  private func plan(_ dishes: String?...) -> Arrangement {
    var plan = Arrangement(problem)
    for (place, dish) in dishes.enumerated() {
      guard let number = problem.candidates.firstIndex(where: { $0.id.rawValue == dish })
      else { continue }
      plan.put(number, at: place)
    }
    return plan
  }

  @Test func `what is proven of plans that lack nothing says nothing of one that lacks more`() {
    var bounds = LevelBounds(problem)
    let lackingNothing = plan("hake", "hake", "hake")
    // Whoever lacks nothing cooks hake three times, which is three pairs.
    bounds.noteRepeats(atLeast: 3, of: lackingNothing.levels)
    #expect(bounds.repeats(of: lackingNothing) == 3)
    // Three different dishes repeat nothing, and lack two.
    #expect(bounds.repeats(of: plan("hake", "greens-1", "greens-2")) == 0)
    #expect(bounds.areReached(by: lackingNothing))
  }

  @Test func `what is proven holds for a plan that fills more and lacks no more`() {
    var bounds = LevelBounds(problem)
    bounds.noteRepeats(atLeast: 1, of: plan("hake", "hake", nil).levels)
    #expect(bounds.repeats(of: plan("hake", "hake", "greens-1")) == 1)
    #expect(bounds.repeats(of: plan("hake", nil, nil)) == 0)
    // Of the same plans the better proof stays.
    bounds.noteRepeats(atLeast: 0, of: plan("hake", "hake", nil).levels)
    #expect(bounds.repeats(of: plan("hake", "hake", nil)) == 1)
  }
}
