import MealModel
import MealRules
import Testing

@testable import MealPlanner

struct ShortageTests {
  private func shortage(_ kitchen: Kitchen) -> Shortage? {
    let planner = Planner(kitchen.request)
    return planner.shortage(of: planner.plan())
  }

  private func text(_ changes: [RuleChange]) -> String {
    changes.map { "\($0.rule)" + ($0.limit.map { "=\($0)" } ?? "") }.joined(separator: " & ")
  }

  @Test func `a full week has no shortage`() {
    var kitchen = Kitchen()
    kitchen.dishes(7, of: "greens")
    #expect(shortage(kitchen) == nil)
  }

  @Test func `two limits that add up to less than a week are named, and what each would give`() {
    var kitchen = Kitchen()
    kitchen.tag("meat", RuleSet(maxPerWeek: 3))
    kitchen.tag("fish", RuleSet(maxPerWeek: 2))
    kitchen.tag("loud", RuleSet(maxPerWeek: 6))
    kitchen.dishes(6, of: "meat")
    kitchen.dishes(6, of: "fish")
    kitchen.dishes(6, of: "fish", "loud")
    let found = shortage(kitchen)
    #expect(found?.emptyCells == 2)
    #expect(found?.conflict.map(\.description) == ["tag:fish.maxPerWeek", "tag:meat.maxPerWeek"])
    #expect(found?.isMinimal == true)
    #expect(
      found?.relaxations.map { text($0.changes) } == [
        "tag:fish.maxPerWeek", "tag:meat.maxPerWeek", "tag:fish.maxPerWeek=3",
        "tag:meat.maxPerWeek=4",
      ]
    )
    #expect(found?.relaxations.map(\.gain) == [2, 2, 1, 1])
    #expect(
      found?.missing == [
        Shortage.MissingDishes(
          count: 2,
          meal: .dinner,
          course: nil,
          without: [id("fish"), id("meat")]
        )
      ]
    )
  }

  @Test func `where no single change helps, a pair does`() {
    var kitchen = Kitchen()
    kitchen.today = "2026-02-08"
    kitchen.tag("meat", RuleSet(maxPerWeek: 0))
    kitchen.tag("summer", RuleSet(months: [7]))
    kitchen.dish("barbecue", ["meat", "summer"])
    let found = shortage(kitchen)
    #expect(
      found?.conflict.map(\.description) == ["tag:meat.maxPerWeek"]
        || found?.conflict.map(\.description) == ["tag:summer.months"]
    )
    #expect(
      found?.relaxations.map { text($0.changes) } == [
        "tag:meat.maxPerWeek=1 & tag:summer.months", "tag:meat.maxPerWeek & tag:summer.months",
      ]
    )
  }

  @Test func `a dinner with no time to cook says so`() {
    var kitchen = Kitchen()
    kitchen.household.settings.meals[.dinner]?.maxMinutes = .always(20)
    kitchen.dishes(9, of: "stew") { $0.minutes = 120 }
    let found = shortage(kitchen)
    #expect(found?.conflict == [.minutes(.dinner)])
    #expect(found?.relaxations.map { text($0.changes) } == ["meal:dinner.maxMinutes"])
    #expect(found?.relaxations.first?.gain == 7)
  }

  @Test func `where nobody could eat any dish no rule is to blame`() {
    var kitchen = Kitchen()
    kitchen.dishes(3, of: "bread") { $0.contains = [.gluten] }
    var child = Person(name: "Nora")
    child.diets = [.glutenFree]
    kitchen.household.people[id("nora")] = child
    let found = shortage(kitchen)
    #expect(found?.conflict == [])
    #expect(found?.relaxations == [])
    #expect(found?.missing.map(\.count) == [7])
  }

  @Test func `what leftovers fill is no shortage`() {
    var kitchen = Kitchen()
    kitchen.today = "2026-02-08"
    kitchen.dish("stew", ["any"]) {
      $0.leftovers = 2
      $0.rules = RuleSet(minDaysBetween: 9)
    }
    kitchen.plan("2026-W06", "saturday.dinner", "stew")
    var request = kitchen.request
    request.leftovers = true
    let planner = Planner(request)
    let plan = planner.plan()
    #expect(plan.leftovers == 1 && plan.emptySlots == [])
    #expect(planner.shortage(of: plan) == nil)
  }

  @Test func `what is relaxed already is loosened from there`() {
    var kitchen = Kitchen()
    kitchen.tag("meat", RuleSet(maxPerWeek: 3))
    kitchen.dishes(9, of: "meat")
    var request = kitchen.request
    request.changes = [RuleChange(.bearer(.tag(id("meat")), "maxPerWeek"), to: 4)]
    let planner = Planner(request)
    let found = planner.shortage(of: planner.plan())
    #expect(found?.conflict.map(\.description) == ["tag:meat.maxPerWeek"])
    #expect(
      found?.relaxations.map { text($0.changes) } == [
        "tag:meat.maxPerWeek", "tag:meat.maxPerWeek=5",
      ]
    )
    #expect(found?.areAllTried == true)
  }

  @Test func `a rule that is relaxed for this plan alone fills it`() {
    var kitchen = Kitchen()
    kitchen.tag("meat", RuleSet(maxPerWeek: 3))
    kitchen.dishes(9, of: "meat")
    let rule = PlanningRule.bearer(.tag(id("meat")), "maxPerWeek")
    let plan = kitchen.filled { $0.changes = [RuleChange(rule, to: 5)] }.plan
    #expect(plan.filled == PlannedWeeks.Level(5, bound: 5))
  }

  /// Each lunch wishes fish twice, of which no first course can be any: that wish is dropped.
  ///
  /// The other isn't: one fish a week leaves one second course open.
  @Test func `of two equal wishes in one slot, the one that is dropped doesn't drop the other`() {
    var kitchen = Kitchen(meals: [.lunch])
    kitchen.household.settings.meals[.lunch]?.courses = [.first, .second]
    kitchen.today = "2026-02-07"
    kitchen.tag("fish", RuleSet(maxPerWeek: 1))
    kitchen.dishes(2, of: "soup") { $0.course = .first }
    kitchen.dishes(2, of: "fish") { $0.course = .second }
    kitchen.dishes(2, of: "meat") { $0.course = .second }
    for weekday in ["saturday", "sunday"] {
      kitchen.plan("2026-W06", "\(weekday).lunch", Slot([.wish(id("fish")), .wish(id("fish"))]))
    }
    #expect(kitchen.filled().plan.filled == PlannedWeeks.Level(3, bound: 3))
    let found = shortage(kitchen)
    #expect(
      found?.conflict.map(\.description) == [
        "tag:fish.maxPerWeek", "tag:fish@2026-02-07.lunch", "tag:fish@2026-02-08.lunch",
      ]
    )
    #expect(found?.isMinimal == true)
  }
}
