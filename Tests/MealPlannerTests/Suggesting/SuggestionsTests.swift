import MealModel
import MealPlanner
import MealRules
import Testing

/// The ranking of dishes for a slot; the slot is Wednesday's dinner of 2026-W06.
struct SuggestionsTests {
  private static let slot = SlotAddress(day("2026-02-04"), .dinner)

  /// Dinners alone, for Ana, with dishes `a` to `d` of the tag `plain`.
  private func household() -> Household {
    var household = Household()
    household.settings = Settings(meals: [.dinner: MealSettings()])
    household.people[id("ana")] = Person(name: "Ana")
    household.tags[id("plain")] = MealModel.Tag(name: Name("Plain"))
    for text in ["a", "b", "c", "d"] {
      household.dishes[id(text)] = Dish(name: Name(text.uppercased()), tags: [id("plain")])
    }
    return household
  }

  private func plan(_ dish: Dish.ID, on text: String, in household: inout Household) {
    let address = SlotAddress(day(text), .dinner)
    household.plans[address.week, default: WeekPlan()].slots[address.key] = Slot([.dish(dish)])
  }

  private func ranked(_ household: Household) -> [String] {
    suggestions(household).ranked.map(\.dish.rawValue)
  }

  private func suggestions(
    _ household: Household,
    nutrition: [Dish.ID: Nutrition] = [:],
    targets: [Person.ID: Nutrition] = [:]
  ) -> Suggestions {
    Suggestions(
      household: household,
      at: Self.slot,
      today: day("2026-02-02"),
      nutrition: nutrition,
      targets: targets
    )
  }

  @Test func `equals stand by name, what was cooked longest ago before them`() {
    var household = household()
    #expect(ranked(household) == ["a", "b", "c", "d"])
    plan(id("a"), on: "2026-01-20", in: &household)
    plan(id("c"), on: "2026-01-10", in: &household)
    #expect(ranked(household) == ["b", "d", "c", "a"])
  }

  @Test func `a minimum that the week lacks comes before what the week has not`() {
    var household = household()
    household.tags[id("fish")] = MealModel.Tag(name: Name("Fish"), rules: RuleSet(minPerWeek: 2))
    household.dishes[id("d")]?.tags = [id("fish")]
    plan(id("d"), on: "2026-02-02", in: &household)
    let first = suggestions(household).ranked.first
    #expect(first?.dish.rawValue == "d")
    #expect(first?.timesThisWeek == 1)
    #expect(first?.reasons.first == .minimum(.tag(id("fish")), 2))
    // Once the week has two, it is what the week has already.
    plan(id("d"), on: "2026-02-03", in: &household)
    #expect(ranked(household) == ["a", "b", "c", "d"])
  }

  @Test func `what people like comes first, what they dislike last`() {
    var household = household()
    household.people[id("ana")]?.cuisines = ["Italiana"]
    household.people[id("ana")]?.dislikes = ["a"]
    household.dishes[id("c")]?.cuisine = "italiana"
    #expect(ranked(household) == ["c", "b", "d", "a"])
  }

  /// Dinner is 30 of 100 shares of the usual day; a target of 2,000 kcal is 600 at dinner, and
  /// a tenth of it, 60, is no distance.
  @Test func `what brings the day nearer to its targets comes before liking`() {
    var household = household()
    household.people[id("ana")]?.cuisines = ["italiana"]
    household.dishes[id("a")]?.cuisine = "italiana"
    let share = household.settings.share(of: .dinner)
    let target = 600 / share
    let nutrition: [Dish.ID: Nutrition] = [
      id("a"): Nutrition(kcal: 400), id("b"): Nutrition(kcal: 650),
      id("c"): Nutrition(kcal: 500),
    ]
    let found = suggestions(
      household,
      nutrition: nutrition,
      targets: [id("ana"): Nutrition(kcal: target)]
    )
    #expect(found.ranked.map(\.dish.rawValue) == ["b", "c", "a", "d"])
    let distances = found.ranked.map { suggestion in
      suggestion.reasons.compactMap { if case .offTargets(let kcal) = $0 { kcal } else { nil } }
    }
    #expect(distances == [[0], [40], [140], []])
  }

  @Test func `what breaks a rule or harms someone isn't there`() {
    var household = household()
    household.tags[id("plain")]?.rules = RuleSet(maxPerWeek: 1)
    household.dishes[id("d")]?.tags = [id("fish")]
    household.tags[id("fish")] = MealModel.Tag(name: Name("Fish"))
    plan(id("a"), on: "2026-02-02", in: &household)
    #expect(ranked(household) == ["d"])
    household.dishes[id("d")]?.archived = true
    #expect(ranked(household) == [])
  }

  @Test func `of a wish, only what it asks for, as long as there is any`() {
    var household = household()
    household.tags[id("fish")] = MealModel.Tag(name: Name("Fish"))
    household.dishes[id("c")]?.tags = [id("fish")]
    household.plans[Self.slot.week] = WeekPlan(slots: [Self.slot.key: Slot([.wish(id("fish"))])])
    #expect(ranked(household) == ["c"])
    household.dishes[id("c")]?.archived = true
    #expect(ranked(household) == ["a", "b", "d"])
  }

  @Test func `a dish goes to the course that takes it`() {
    var household = household()
    household.settings.meals[.dinner]?.courses = [.first, .second]
    household.dishes[id("a")]?.course = .second
    household.dishes[id("b")]?.course = .single
    household.dishes[id("c")]?.course = .side
    let slots = Dictionary(
      uniqueKeysWithValues: suggestions(household).ranked.map { ($0.dish, $0.slot.items) }
    )
    #expect(slots[id("a")] == [.open, .dish(id("a"))])
    #expect(slots[id("b")] == [.dish(id("b"))])
    #expect(slots[id("c")] == nil)
  }

  /// `a` and `b` are singles, `c` and `d` seconds.
  @Test func `a dish for first and second meets the wishes for both`() {
    var household = household()
    household.settings.meals[.dinner]?.courses = [.first, .second]
    for tag in ["fish", "rice"] { household.tags[id(tag)] = MealModel.Tag(name: Name(tag)) }
    household.dishes[id("a")]?.tags = [id("fish"), id("rice")]
    for (dish, tags) in [("b", ["rice"]), ("c", ["rice"]), ("d", ["fish"])] {
      household.dishes[id(dish)]?.tags = tags.map { id($0) }
    }
    for dish in ["c", "d"] { household.dishes[id(dish)]?.course = .second }
    household.plans[Self.slot.week] = WeekPlan(
      slots: [Self.slot.key: Slot([.wish(id("fish")), .wish(id("rice"))])]
    )
    let found = suggestions(household).ranked
    #expect(found.map(\.dish.rawValue) == ["a", "c"])
    #expect(
      found.map(\.slot.items) == [[.dish(id("a"))], [.wish(id("fish")), .dish(id("c"))]]
    )
    // Nor does it where it only meets the second wish, or only the first.
    household.dishes[id("b")]?.tags = [id("fish")]
    #expect(ranked(household) == ["a", "c"])
  }

  /// One of the week's once and one of twice against two that are not in it: 3 + 3 + 2 + 1.
  @Test func `a draw takes what the week doesn't have three times as often`() {
    var household = household()
    plan(id("c"), on: "2026-02-02", in: &household)
    plan(id("d"), on: "2026-02-03", in: &household)
    plan(id("d"), on: "2026-02-06", in: &household)
    let all = suggestions(household)
    var drawn: [String: Int] = [:]
    for seed in 0..<9_000 {
      drawn[all.drawn(seed: UInt64(seed))?.dish.rawValue ?? "", default: 0] += 1
    }
    for (dish, share) in [("a", 3_000), ("b", 3_000), ("c", 2_000), ("d", 1_000)] {
      let times = drawn[dish] ?? 0
      #expect(abs(times - share) < 150, "\(dish): \(times)")
    }
    #expect(all.drawn(seed: 7)?.dish == all.drawn(seed: 7)?.dish)
  }
}
