import MealModel
import MealRules
import Testing

@testable import MealPlanner

struct PlannerTests {
  private let dinners = Weekday.allCases.map { "\($0).dinner" }

  @Test func `a week is filled with seven different dishes, and that is proven`() {
    var kitchen = Kitchen()
    kitchen.tag("meat", RuleSet(maxPerWeek: 3, noConsecutive: .sameMeal))
    kitchen.tag("fish", RuleSet(maxPerWeek: 2))
    kitchen.dishes(5, of: "meat")
    kitchen.dishes(5, of: "fish")
    kitchen.dishes(4, of: "greens")
    let (plan, after) = kitchen.filled()
    #expect(plan.filled == PlannedWeeks.Level(7, bound: 7))
    #expect(plan.repeats == PlannedWeeks.Level(0, bound: 0))
    #expect(plan.isProven)
    #expect(Set(dinners.map { after.holds("2026-W06", $0) }).count == 7)
    #expect(after.broken() == [])
  }

  @Test func `limits that add up to five of seven dinners leave two empty, and that is proven`() {
    var kitchen = Kitchen()
    kitchen.tag("meat", RuleSet(maxPerWeek: 3))
    kitchen.tag("fish", RuleSet(maxPerWeek: 2))
    kitchen.dishes(6, of: "meat")
    kitchen.dishes(6, of: "fish")
    let (plan, after) = kitchen.filled()
    #expect(plan.filled == PlannedWeeks.Level(5, bound: 5))
    #expect(plan.emptySlots.count == 2)
    #expect(after.broken() == [])
    // The proof is the sum of the two limits.
    let lines = plan.certificate?.cases.flatMap(\.lines) ?? []
    #expect(
      plan.certificate?.rules.map(\.description) == [
        "tag:fish.maxPerWeek", "tag:meat.maxPerWeek",
      ]
    )
    #expect(lines.map { $0.limit * $0.times }.reduce(0, +) == 5)
  }

  @Test func `a dish on two neighbouring days only as its rule allows`() {
    var kitchen = Kitchen()
    kitchen.tag("soup", RuleSet(noConsecutive: .sameMeal))
    kitchen.dishes(7, of: "soup")
    let (plan, after) = kitchen.filled()
    // Monday, Wednesday, Friday and Sunday.
    #expect(plan.filled == PlannedWeeks.Level(4, bound: 4))
    #expect(
      ["monday", "wednesday", "friday", "sunday"].allSatisfy {
        after.holds("2026-W06", "\($0).dinner").hasPrefix("soup")
      }
    )
  }

  @Test func `the only dish comes every day if no rule forbids it`() {
    var kitchen = Kitchen()
    kitchen.dish("paella", ["rice"])
    let (plan, _) = kitchen.filled()
    // 7 × 6 ÷ 2 pairs of the same dish.
    #expect(plan.filled == PlannedWeeks.Level(7, bound: 7))
    #expect(plan.repeats == PlannedWeeks.Level(21, bound: 21))
  }

  /// Two of a week, and never on neighbouring days: of both own limits a dish keeps each.
  @Test func `a dish keeps its own limits, of two kinds, in every week`() {
    var kitchen = Kitchen()
    kitchen.weeks = ["2026-W06", "2026-W07"]
    kitchen.dish("paella", ["rice"]) { $0.rules = RuleSet(maxPerWeek: 2, minDaysBetween: 2) }
    kitchen.dish("hake", ["fish"]) { $0.rules = RuleSet(maxPerWeek: 5, minDaysBetween: 2) }
    let (plan, after) = kitchen.filled()
    // Every second day hake, four times in one week and three in the other, and paella twice.
    #expect(plan.filled == PlannedWeeks.Level(11, bound: 11))
    #expect(after.broken() == [])
  }

  @Test func `five dishes for seven dinners: two come twice, and no plan repeats less`() {
    var kitchen = Kitchen()
    kitchen.dishes(5, of: "rice")
    #expect(kitchen.filled().plan.repeats == PlannedWeeks.Level(2, bound: 2))
  }

  @Test func `without dishes nothing is filled and nothing breaks`() {
    let (plan, _) = Kitchen().filled()
    #expect(plan.filled == PlannedWeeks.Level(0, bound: 0))
    #expect(plan.slots.isEmpty && plan.emptySlots.count == 7)
  }

  @Test func `what is locked or planned is left as it is`() {
    var kitchen = Kitchen()
    kitchen.dishes(9, of: "rice")
    for key in dinners { kitchen.plan("2026-W06", key, Slot(locked: true)) }
    kitchen.plan("2026-W06", "friday.dinner", "rice-1")
    let (plan, _) = kitchen.filled()
    #expect(plan.cells == 0 && plan.slots.isEmpty)
  }

  @Test func `days before today are history`() {
    var kitchen = Kitchen()
    kitchen.tag("meat", RuleSet(maxPerWeek: 2))
    kitchen.dishes(4, of: "meat")
    kitchen.today = "2026-02-06"
    kitchen.plan("2026-W06", "tuesday.dinner", "meat-1")
    let (plan, after) = kitchen.filled()
    // Friday to Sunday are left; Tuesday's meat counts for the week.
    #expect(plan.cells == 3)
    #expect(plan.filled == PlannedWeeks.Level(1, bound: 1))
    #expect(after.holds("2026-W06", "monday.dinner") == "")
  }

  @Test func `a rule reaches over the year's end and week 53`() {
    var kitchen = Kitchen()
    kitchen.weeks = ["2026-W53"]
    kitchen.today = "2026-12-28"
    kitchen.dish("turkey", ["feast"]) { $0.rules = RuleSet(minDaysBetween: 10) }
    kitchen.plan("2026-W52", "friday.dinner", "turkey")
    kitchen.plan("2027-W01", "saturday.dinner", "turkey")
    // 25 December and 9 January: nothing from 28 December to 3 January is ten days from both.
    #expect(kitchen.filled().plan.filled == PlannedWeeks.Level(0, bound: 0))
    kitchen.household.plans[week("2027-W01")] = nil
    // Only the 10th day after Christmas's turkey is free: 4 January lies in the week after.
    #expect(kitchen.filled().plan.filled == PlannedWeeks.Level(0, bound: 0))
    kitchen.household.dishes[id("turkey")]?.rules = RuleSet(minDaysBetween: 9)
    #expect(kitchen.filled().plan.filled == PlannedWeeks.Level(1, bound: 1))
  }

  @Test func `contradictory rules leave what they leave`() {
    var kitchen = Kitchen()
    kitchen.tag("meat", RuleSet(maxPerWeek: 1, minPerWeek: 3))
    kitchen.tag("never", RuleSet(maxPerWeek: 0))
    kitchen.dishes(3, of: "meat")
    kitchen.dishes(3, of: "never")
    let (plan, _) = kitchen.filled()
    #expect(plan.filled == PlannedWeeks.Level(1, bound: 1))
    #expect(plan.shortfall == PlannedWeeks.Level(2, bound: 2))
  }

  @Test func `what a week should have at least comes before variety`() {
    var kitchen = Kitchen()
    kitchen.tag("fish", RuleSet(minPerWeek: 3))
    kitchen.dish("hake", ["fish"])
    kitchen.dishes(9, of: "greens")
    let (plan, after) = kitchen.filled()
    #expect(plan.shortfall == PlannedWeeks.Level(0, bound: 0))
    // Hake three times is three pairs.
    #expect(plan.repeats == PlannedWeeks.Level(3, bound: 3))
    #expect(dinners.count { after.holds("2026-W06", $0) == "hake" } == 3)
  }

  @Test func `a tag on every dish and fifty tags on one are nothing special`() {
    var kitchen = Kitchen()
    kitchen.tag("all", RuleSet(maxPerWeek: 7))
    kitchen.dishes(6, of: "all")
    for number in 1...50 { kitchen.tag("tag-\(number)", RuleSet(maxPerWeek: 1)) }
    kitchen.dish("everything", ["all"] + (1...50).map { "tag-\($0)" })
    let (plan, after) = kitchen.filled()
    #expect(plan.filled == PlannedWeeks.Level(7, bound: 7))
    #expect(plan.repeats == PlannedWeeks.Level(0, bound: 0))
    #expect(dinners.count { after.holds("2026-W06", $0) == "everything" } == 1)
  }

  @Test(arguments: [UInt64(1), 6, 99])
  func `the same seed gives the same plan, ten times`(seed: UInt64) {
    var kitchen = Kitchen(meals: [.lunch, .dinner])
    kitchen.tag("meat", RuleSet(maxPerWeek: 3, noConsecutive: .sameMeal))
    kitchen.dishes(12, of: "meat")
    kitchen.dishes(30, of: "greens")
    kitchen.seed = seed
    let first = kitchen.filled().plan.slots
    for _ in 0..<10 { #expect(kitchen.filled().plan.slots == first) }
  }

  @Test func `another seed gives another plan`() {
    var kitchen = Kitchen()
    kitchen.dishes(40, of: "greens")
    let first = kitchen.filled().plan.slots
    kitchen.seed = 7
    #expect(kitchen.filled().plan.slots != first)
  }

  @Test func `who stops it gets what was found`() {
    var kitchen = Kitchen()
    kitchen.dishes(40, of: "greens")
    let plan = Planner(kitchen.request).plan { true }
    #expect(plan.isInterrupted && plan.filled.value == 7)
  }
}
