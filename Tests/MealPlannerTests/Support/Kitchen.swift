import Diagnostics
import MealModel
import MealRules

@testable import MealPlanner

/// An id that a test wrote.
func id<Kind>(_ text: String) -> Identifier<Kind> {
  guard let id = Identifier<Kind>(text) else { preconditionFailure("no id: \(text)") }
  return id
}

/// A week that a test wrote.
func week(_ text: String) -> ISOWeek {
  guard let week = ISOWeek(text) else { preconditionFailure("no week: \(text)") }
  return week
}

/// A day that a test wrote.
func day(_ text: String) -> CalendarDay {
  guard let day = CalendarDay(text) else { preconditionFailure("no day: \(text)") }
  return day
}

/// A slot of a week, as `tuesday.dinner`.
func at(_ weekText: String, _ keyText: String) -> SlotAddress {
  guard let key = SlotKey(keyText) else { preconditionFailure("no slot: \(keyText)") }
  return SlotAddress(week(weekText), key)
}

/// A household that is made in a test, dinners only unless said.
struct Kitchen {
  var household = Household()
  var weeks = ["2026-W06"]
  var today = "2026-02-02"
  var seed: UInt64 = 6

  init(meals: [Meal] = [.dinner]) {
    household.settings.meals = Dictionary(
      uniqueKeysWithValues: meals.map { ($0, MealSettings()) }
    )
  }

  mutating func tag(_ text: String, _ rules: RuleSet = .none) {
    household.tags[id(text)] = MealModel.Tag(name: Name(text), rules: rules)
  }

  /// Adds so many dishes of a tag: `meat-1`, `meat-2` and so on.
  mutating func dishes(
    _ count: Int,
    of tags: String...,
    with change: (inout Dish) -> Void = { _ in }
  ) {
    for number in 1...count { dish("\(tags.joined(separator: "-"))-\(number)", tags, with: change) }
  }

  mutating func dish(
    _ text: String,
    _ tags: [String],
    with change: (inout Dish) -> Void = { _ in }
  ) {
    for tag in tags where household.tags[id(tag)] == nil { self.tag(tag) }
    var dish = Dish(name: Name(text), tags: tags.map { id($0) })
    change(&dish)
    household.dishes[id(text)] = dish
  }

  /// Puts something into a slot.
  mutating func plan(_ week: String, _ key: String, _ slot: Slot) {
    let address = at(week, key)
    household.plans[address.week, default: WeekPlan()].slots[address.key] = slot
  }

  /// Puts a dish into a slot.
  mutating func plan(_ week: String, _ key: String, _ dish: String) {
    plan(week, key, Slot([.dish(id(dish))]))
  }

  var request: PlanningRequest {
    PlanningRequest(
      household: household,
      weeks: weeks.map { week($0) },
      today: day(today),
      seed: seed
    )
  }

  /// The request in numbers.
  var problem: PlanningProblem {
    var builder = ProblemBuilder(Groundwork(request))
    return builder.build()
  }

  /// The plan, and the household with it.
  func filled(
    _ change: (inout PlanningRequest) -> Void = { _ in }
  ) -> (plan: PlannedWeeks, household: Household) {
    var request = request
    request.steps = 12_000
    change(&request)
    let plan = Planner(request).plan()
    var after = request.household
    for (address, slot) in plan.slots {
      after.plans[address.week, default: WeekPlan()].slots[address.key] = slot
    }
    return (plan, after)
  }

  /// What a slot holds after filling: dishes, `=` before leftovers, `_` where something is open.
  static func text(_ slot: Slot) -> String {
    slot.items.map { item in
      switch item {
      case .dish(let dish): dish.rawValue
      case .leftovers(let dish): "=" + dish.rawValue
      case .wish(let tag): "#" + tag.rawValue
      case .open: "_"
      }
    }.joined(separator: " + ")
  }
}

extension Household {
  /// The rules that its plans break, as `allow` names them.
  func broken() -> [String] {
    RuleBook.breaches(in: PlanTimeline(of: self), scope: RuleScope(of: self)).filter {
      !$0.isAllowed && $0.code != .minPerWeek
    }.map(\.allowance)
  }

  func holds(_ week: String, _ key: String) -> String { Kitchen.text(self[at(week, key)]) }
}
