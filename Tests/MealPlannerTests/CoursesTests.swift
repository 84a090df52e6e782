import MealModel
import MealRules
import Testing

@testable import MealPlanner

struct CoursesTests {
  private func kitchen(_ courses: [Course] = [.first, .second]) -> Kitchen {
    var kitchen = Kitchen(meals: [.lunch])
    kitchen.household.settings.meals[.lunch]?.courses = courses
    kitchen.today = "2026-02-08"
    return kitchen
  }

  private func sunday(_ kitchen: Kitchen) -> String {
    kitchen.filled().household.holds("2026-W06", "sunday.lunch")
  }

  @Test func `a meal with courses gets one dish for each`() {
    var kitchen = kitchen([.first, .second, .dessert])
    kitchen.dish("soup", ["any"]) { $0.course = .first }
    kitchen.dish("hake", ["any"]) { $0.course = .second }
    kitchen.dish("flan", ["any"]) { $0.course = .dessert }
    #expect(sunday(kitchen) == "soup + hake + flan")
    #expect(kitchen.filled().plan.filled == PlannedWeeks.Level(3, bound: 3))
  }

  @Test func `a single dish stands for first and second, and counts for both`() {
    var kitchen = kitchen([.first, .second, .dessert])
    kitchen.dish("paella", ["any"])
    kitchen.dish("flan", ["any"]) { $0.course = .dessert }
    #expect(sunday(kitchen) == "paella + flan")
    #expect(kitchen.filled().plan.filled == PlannedWeeks.Level(3, bound: 3))
  }

  @Test func `what no dish fits stays open beside what was chosen`() {
    var kitchen = kitchen()
    kitchen.dish("hake", ["any"]) { $0.course = .second }
    #expect(sunday(kitchen) == "_ + hake")
    #expect(kitchen.filled().plan.filled == PlannedWeeks.Level(1, bound: 1))
  }

  @Test func `an open course of a list gets what no dish there has`() {
    var kitchen = kitchen()
    kitchen.dish("soup", ["any"]) { $0.course = .first }
    kitchen.dish("hake", ["any"]) { $0.course = .second }
    kitchen.dish("paella", ["any"])
    kitchen.plan("2026-W06", "sunday.lunch", Slot([.open, .dish(id("soup"))]))
    #expect(sunday(kitchen) == "hake + soup")
  }

  @Test func `courses of one meal bear a tag once`() {
    var kitchen = kitchen()
    kitchen.tag("fish", RuleSet(maxPerWeek: 1, noDuplicateInDay: true))
    kitchen.dish("fish-soup", ["fish"]) { $0.course = .first }
    kitchen.dish("hake", ["fish"]) { $0.course = .second }
    #expect(sunday(kitchen) == "fish-soup + hake")
  }

  @Test func `a wish for a meal of courses is met by one of them`() {
    var kitchen = kitchen()
    kitchen.dish("soup", ["any"]) { $0.course = .first }
    kitchen.dish("hake", ["fish"]) { $0.course = .second }
    kitchen.dish("steak", ["any"]) { $0.course = .second }
    kitchen.plan("2026-W06", "sunday.lunch", Slot([.wish(id("fish"))]))
    #expect(sunday(kitchen) == "soup + hake")
  }

  @Test func `no dish is put beside itself`() {
    var kitchen = Kitchen()
    kitchen.today = "2026-02-08"
    kitchen.dish("beans", ["any"])
    kitchen.plan("2026-W06", "sunday.dinner", Slot([.dish(id("beans")), .wish(id("eggs"))]))
    #expect(kitchen.filled().household.holds("2026-W06", "sunday.dinner") == "beans + #eggs")
  }

  @Test func `two open courses of a list don't get the same dish`() {
    var kitchen = Kitchen()
    kitchen.today = "2026-02-08"
    kitchen.dish("beans", ["any"])
    kitchen.plan("2026-W06", "sunday.dinner", Slot([.open, .open]))
    let (plan, after) = kitchen.filled()
    #expect(after.holds("2026-W06", "sunday.dinner") == "beans + _")
    #expect(plan.filled == PlannedWeeks.Level(1, bound: 1))
  }

  /// Three courses and two dishes: that the slot takes one dish a course isn't why one stays open.
  @Test func `the proof of a course that stays open says that each dish stands there once`() throws
  {
    var kitchen = Kitchen()
    kitchen.today = "2026-02-08"
    kitchen.dish("beans", ["any"])
    kitchen.dish("lentils", ["any"])
    kitchen.plan("2026-W06", "sunday.dinner", Slot([.open, .open, .open]))
    let plan = kitchen.filled().plan
    #expect(plan.filled == PlannedWeeks.Level(2, bound: 2))
    let proof = try #require(plan.certificate?.cases.first)
    #expect(proof.lines.map(\.reason) == [.eachOnce(at("2026-W06", "sunday.dinner"))])
    #expect(proof.lines.map(\.limit) == [2])
  }

  @Test func `a template's dish comes back where it breaks nothing`() {
    var kitchen = Kitchen()
    kitchen.tag("fish", RuleSet(noConsecutive: .sameMeal))
    kitchen.dishes(2, of: "fish")
    kitchen.household.settings.template = id("usual")
    var usual = WeekPlan()
    usual.slots[SlotKey(.monday, .dinner)] = Slot([.dish(id("fish-1"))])
    usual.slots[SlotKey(.tuesday, .dinner)] = Slot([.dish(id("fish-2"))])
    kitchen.household.templates[id("usual")] = Template(name: Name("usual"), plan: usual)
    kitchen.dishes(9, of: "greens")
    kitchen.plan("2026-W06", "monday.dinner", "greens-1")
    kitchen.plan("2026-W06", "tuesday.dinner", "greens-2")
    let request = {
      var request = kitchen.request
      request.refill = true
      return request
    }()
    let freed = request.freed.household
    #expect(freed.holds("2026-W06", "monday.dinner") == "fish-1")
    #expect(freed.holds("2026-W06", "tuesday.dinner") == "")
  }

  @Test func `a wish that no dish meets is dropped with a warning`() {
    var kitchen = Kitchen()
    kitchen.today = "2026-02-08"
    kitchen.dishes(3, of: "rice")
    kitchen.tag("pizza")
    kitchen.plan("2026-W06", "sunday.dinner", Slot([.wish(id("pizza"))]))
    let (plan, _) = kitchen.filled()
    #expect(plan.filled == PlannedWeeks.Level(1, bound: 1))
    #expect(
      plan.warnings == [
        .requirementDropped(.tag(id("pizza")), at("2026-W06", "sunday.dinner"))
      ]
    )
  }

  @Test func `what is fixed on Fridays comes on Fridays`() {
    var kitchen = Kitchen()
    kitchen.tag("fish", RuleSet(fixed: [SlotKey(.friday, .dinner)]))
    kitchen.dishes(1, of: "fish")
    kitchen.dishes(20, of: "greens")
    kitchen.weeks = ["2026-W06", "2026-W07", "2026-W08"]
    let after = kitchen.filled().household
    #expect(
      kitchen.weeks.map { after.holds($0, "friday.dinner") } == Array(repeating: "fish-1", count: 3)
    )
    #expect(after.broken() == [])
  }
}
