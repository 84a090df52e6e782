import MealModel
import MealRules
import Testing

@testable import MealPlanner

struct BranchAndBoundTests {
  /// The seven lines of the Fano plane: any two of them share a point.
  ///
  /// Of dishes that bear three tags each, all at most once a week, only one can be cooked. Thirds of them would be two
  /// and a third.
  private var fano: Kitchen {
    var kitchen = Kitchen()
    let lines = [
      [0, 1, 2], [0, 3, 4], [0, 5, 6], [1, 3, 5], [1, 4, 6], [2, 3, 6], [2, 4, 5],
    ]
    for point in 0..<7 { kitchen.tag("point-\(point)", RuleSet(maxPerWeek: 1)) }
    for (number, line) in lines.enumerated() {
      kitchen.dish("line-\(number)", line.map { "point-\($0)" })
    }
    return kitchen
  }

  @Test func `what only whole numbers exclude is proven by cases`() {
    let plan = fano.filled().plan
    #expect(plan.filled == PlannedWeeks.Level(1, bound: 1))
    #expect((plan.certificate?.cases.count ?? 0) >= 2)
  }

  private func fanoOutcome(nodes: Int, steps: Int = 10_000) -> BranchAndBound.Outcome {
    let problem = fano.problem
    let model = ProofModel(problem, goal: .filled, groups: Array(problem.groups.indices))
    var proof = BranchAndBound(model)
    var control = SearchControl(steps: 1_000_000) { false }
    var steps = steps
    return proof.run(known: 1, mostNodes: nodes, steps: &steps, control: &control)
  }

  @Test func `a proof that ends early says what the cases left open allow, in whole numbers`() {
    // Before anything is looked at, every dish at every dinner; without cases, two and a third.
    #expect(fanoOutcome(nodes: 0).bound == 49)
    #expect(fanoOutcome(nodes: 1).bound == 2)
    #expect(fanoOutcome(nodes: 1).cases.isEmpty)
    // Without a step nothing is looked at; with one, the solve is cut short.
    #expect(fanoOutcome(nodes: 50, steps: 0).bound == 49)
    #expect((2...49).contains(fanoOutcome(nodes: 50, steps: 1).bound))
    let bounds = [0, 1, 2, 3, 5, 8, 13, 60].map { fanoOutcome(nodes: $0).bound }
    #expect(bounds.last == 1)
    #expect(zip(bounds, bounds.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func `a proof that goes on turn by turn comes to what it comes to at once`() {
    let problem = fano.problem
    let model = ProofModel(problem, goal: .filled, groups: Array(problem.groups.indices))
    var proof = BranchAndBound(model)
    var control = SearchControl(steps: 1_000_000) { false }
    var bounds: [Int] = []
    var cases = 0
    for turn in 1...60 {
      var steps = 2
      let outcome = proof.run(known: 1, mostNodes: turn, steps: &steps, control: &control)
      bounds.append(outcome.bound)
      cases = outcome.cases.count
    }
    #expect(zip(bounds, bounds.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(bounds.last == 1)
    #expect(cases == fanoOutcome(nodes: 60).cases.count)
  }

  /// Many dishes that bear three of many tags, over a month: one linear program of it takes
  /// thousands of steps.
  private var crowd: Kitchen {
    var kitchen = Kitchen(meals: [.lunch, .dinner])
    for point in 0..<40 { kitchen.tag("point-\(point)", RuleSet(maxPerWeek: 1)) }
    for number in 0..<200 {
      let points = [number % 40, (number * 7 + number / 40 + 1) % 40, (number * 11 + 5) % 40]
      kitchen.dish("dish-\(number)", Set(points).sorted().map { "point-\($0)" })
    }
    return kitchen
  }

  @Test func `a proof that someone stops ends after a few steps, and says what holds`() {
    let problem = crowd.problem
    let model = ProofModel(problem, goal: .filled, groups: Array(problem.groups.indices))
    var whole = SearchControl(steps: 100_000_000) { false }
    var proof = BranchAndBound(model)
    var steps = 100_000_000
    let optimum = proof.run(known: 0, mostNodes: 1, steps: &steps, control: &whole).bound
    for patience in [1, 2, 3] {
      var looks = 0
      var control = SearchControl(steps: 100_000_000) {
        looks += 1
        return looks >= patience
      }
      var proof = BranchAndBound(model)
      var steps = 100_000_000
      let outcome = proof.run(known: 0, mostNodes: 1, steps: &steps, control: &control)
      #expect(control.isCancelled)
      // Asked again every 256 steps, and never again once it said so.
      #expect(looks == patience)
      #expect(control.stepsTaken < 300 * patience + 100)
      #expect(whole.stepsTaken > control.stepsTaken + 256)
      #expect(outcome.bound >= optimum)
      #expect(outcome.cases.isEmpty)
    }
  }

  /// A ring of five tags and five dishes that bear two neighbours each: halves would be 2.5.
  @Test func `a bound between whole numbers is rounded down`() {
    var kitchen = Kitchen()
    for point in 0..<5 { kitchen.tag("ring-\(point)", RuleSet(maxPerWeek: 1)) }
    for number in 0..<5 {
      kitchen.dish("pair-\(number)", ["ring-\(number)", "ring-\((number + 1) % 5)"])
    }
    let plan = kitchen.filled().plan
    #expect(plan.filled == PlannedWeeks.Level(2, bound: 2))
    #expect(plan.certificate?.cases.count == 1)
    #expect(plan.certificate?.cases.first?.denominator == 2)
  }

  /// The certificate read by hand: for each dish and slot the rows that count it must add up to
  /// at least what it fills, and the limits to less than one more than the bound.
  @Test func `a certificate's rows count every dish and add up to its bound`() throws {
    var kitchen = Kitchen(meals: [.lunch, .dinner])
    kitchen.tag("meat", RuleSet(maxPerWeek: 4, noDuplicateInDay: true))
    kitchen.tag("fish", RuleSet(maxPerWeek: 3))
    kitchen.tag("night", RuleSet(mealTypeRestriction: [.dinner]))
    kitchen.dishes(9, of: "meat")
    kitchen.dishes(9, of: "fish")
    kitchen.dish("soup", ["night"]) { $0.rules = RuleSet(maxPerWeek: 2) }
    let request = kitchen.request
    let plan = Planner(request).plan()
    #expect(plan.filled == PlannedWeeks.Level(9, bound: 9))
    let proof = try #require(plan.certificate?.cases.first)
    #expect(plan.certificate?.cases.count == 1)
    let sum = proof.lines.reduce(0) { $0 + $1.limit * $1.times }
    #expect(sum / proof.denominator == 9)
    for (dish, tag, meals) in [
      ("meat-1", "tag:meat", [Meal.lunch, .dinner]), ("fish-1", "tag:fish", [.lunch, .dinner]),
      ("soup", "dish:soup", [.dinner]),
    ] {
      for day in Weekday.allCases {
        for meal in meals {
          let address = SlotAddress(week("2026-W06"), SlotKey(day, meal))
          let counted = proof.lines.reduce(0) { count, line in
            switch line.reason {
            case .rule(let rule, let slots):
              return count
                + (slots.contains(address) && "\(rule)".hasPrefix(tag) ? line.times : 0)
            case .ownRules(let rules, let slots):
              let isOwn = rules.contains { "\($0)".hasPrefix(tag) }
              return count + (slots.contains(address) && isOwn ? line.times : 0)
            case .slot(let slot): return count + (slot == address ? line.times : 0)
            case .eachOnce, .courses, .supposed: return count
            }
          }
          #expect(counted >= proof.denominator, "\(dish) at \(address)")
        }
      }
    }
  }

  @Test func `many threads plan the same`() async {
    var kitchen = Kitchen(meals: [.lunch, .dinner])
    kitchen.tag("meat", RuleSet(maxPerWeek: 3, noConsecutive: .sameMeal))
    kitchen.dishes(12, of: "meat")
    kitchen.dishes(5, of: "greens")
    var request = kitchen.request
    request.steps = 12_000
    let alone = Planner(request).plan().slots
    await withTaskGroup(of: Bool.self) { [request] group in
      for _ in 0..<8 { group.addTask { Planner(request).plan().slots == alone } }
      for await isSame in group { #expect(isSame) }
    }
  }
}
