import MealModel
import Testing

@testable import MealRules

struct PlannedRuleTests {
  /// The slots that may newly bear `t`, and how many of them: `mon.lunch+tue.lunch<=1`.
  private func limits(
    _ rules: RuleSet,
    _ lunch: String,
    meals: [String] = ["lunch"],
    around: (inout Household) -> Void = { _ in }
  ) -> [String] {
    var household = tagged(rules)
    household.plan("2026-W06", slots(lunch: lunch))
    around(&household)
    let open = OpenSlots(
      meals.flatMap { meal in
        Weekday.allCases.map { at("2026-W06", "\($0).\(meal)") }
      }.filter { !household[$0].isFull }
    )
    let standing = PlanTimeline(of: household).bearings(of: .tag(id("t")))
    return RuleBook.limits(of: rules, standing: standing, over: open).map { rule, limit in
      let slots = limit.slots.map { number in
        let key = open.addresses[number].key
        return key.day.rawValue.prefix(3) + (meals.count > 1 ? ".\(key.meal)" : "")
      }
      return slots.joined(separator: "+") + "<=\(limit.most)"
    }
  }

  @Test func `what stands is taken off a week's most`() {
    #expect(
      limits(RuleSet(maxPerWeek: 3), "a - - x - - -") == ["tue+wed+fri+sat+sun<=2"]
    )
    #expect(limits(RuleSet(maxPerWeek: 1), "a =b - x x x x") == ["wed<=0"])
    #expect(limits(RuleSet(maxPerWeek: 5), "a x x x x - -") == [])
  }

  @Test func `neighbours of what stands are closed, and open neighbours exclude each other`() {
    #expect(
      limits(RuleSet(noConsecutive: .sameMeal), "x - a - - x -") == [
        "tue<=0", "thu<=0", "thu+fri<=1",
      ]
    )
  }

  @Test func `Sunday is closed by the next Monday`() {
    let found = limits(RuleSet(noConsecutive: .sameMeal), "x x x x x x -") {
      $0.plan("2026-W07", ["monday.lunch": "b"])
    }
    #expect(found == ["sun<=0"])
  }

  @Test func `leftovers close a week's count, and no neighbour`() {
    #expect(limits(RuleSet(noConsecutive: .sameMeal), "x - =a x x x x") == [])
    #expect(limits(RuleSet(noConsecutive: .sameMeal), "x - (out)t x x x x") == ["tue<=0"])
  }

  @Test func `any two slots of a window of days exclude each other`() {
    #expect(
      limits(RuleSet(minDaysBetween: 3), "x x - - - - -") == [
        "wed+thu+fri<=1", "thu+fri+sat<=1", "fri+sat+sun<=1",
      ]
    )
    #expect(
      limits(RuleSet(minDaysBetween: 3), "x x a - - x -") == [
        "thu+fri<=0", "thu+fri<=1", "fri+sun<=1",
      ]
    )
  }

  @Test func `months and meals close slots whatever else is planned`() {
    // The week goes from 2 to 8 February.
    #expect(limits(RuleSet(months: [3]), "x x x x x - -") == ["sat+sun<=0"])
    #expect(limits(RuleSet(months: [2]), "x x x x x - -") == [])
    #expect(limits(RuleSet(mealTypeRestriction: [.dinner]), "x x x x x - -") == ["sat+sun<=0"])
  }

  @Test(arguments: 0..<400)
  func `what keeps within the limits adds no breach, and what exceeds one adds one`(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    let rules = chance.rules()
    var household = tagged(rules)
    let weeks = ["2026-W53", "2027-W01"]
    let meals: [Meal] = [.lunch, .dinner]
    var open: [SlotAddress] = []
    for text in weeks {
      for day in Weekday.allCases {
        for meal in meals {
          let address = at(text, "\(day).\(meal)")
          switch chance.below(6) {
          case 0: household.put(Slot([.dish(id("a"))]), at: address)
          case 1: household.put(Slot([.leftovers(id("b"))]), at: address)
          case 2: household.put(Slot(note: "out", tags: [id("t")]), at: address)
          default: open.append(address)
          }
        }
      }
    }
    let slots = OpenSlots(open)
    let standing = PlanTimeline(of: household).bearings(of: .tag(id("t")))
    let limits = RuleBook.limits(of: rules, standing: standing, over: slots)
    let filled = open.filter { _ in chance.below(5) == 0 }
    let isWithin = limits.allSatisfy { _, limit in
      limit.slots.count { filled.contains(slots.addresses[$0]) } <= limit.most
    }
    var after = household
    for address in filled { after.put(Slot([.dish(id("c"))]), at: address) }
    let scope = RuleScope(of: after)
    let breaches = RuleBook.plannedRules.flatMap {
      $0.breaches(in: PlanTimeline(of: after), scope: scope)
    }
    let touched = breaches.filter { breach in filled.contains(where: breach.involves) }
    #expect(touched.isEmpty == isWithin, "\(rules) \(touched.map(line))")
  }
}

extension Household {
  fileprivate mutating func put(_ slot: Slot, at address: SlotAddress) {
    plans[address.week, default: WeekPlan()].slots[address.key] = slot
  }

  @Test func `each rule that limits a plan can be dropped, and a number be loosened by one`() {
    let all = RuleSet(
      maxPerWeek: 2,
      minPerWeek: 1,
      noConsecutive: .sameMeal,
      noDuplicateInDay: true,
      mealTypeRestriction: [.dinner],
      months: [7],
      minDaysBetween: 3
    )
    let names = [
      "maxPerWeek", "noConsecutive", "noDuplicateInDay", "mealTypeRestriction", "months",
      "minDaysBetween",
    ]
    #expect(all.limitingRules == names)
    for name in names {
      var rules = all
      rules.change(name, to: nil)
      #expect(rules.limitingRules == names.filter { $0 != name })
      #expect(rules.minPerWeek == 1)
    }
    // One more a week, one day less between; the others are kept or dropped.
    #expect(names.map { all.loosenedLimit(of: $0) } == [3, nil, nil, nil, nil, 2])
    #expect(RuleSet(minDaysBetween: 0).loosenedLimit(of: "minDaysBetween") == 0)
    var looser = all
    looser.change("maxPerWeek", to: 3)
    #expect(looser.maxPerWeek == 3)
    looser.change("minPerWeek", to: nil)
    #expect(looser.minPerWeek == 1)
  }
}

/// Numbers that come again (a linear congruential generator; Knuth's MMIX constants).
private struct Chance {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func rules() -> RuleSet {
    var rules = RuleSet()
    if below(3) == 0 { rules.maxPerWeek = below(5) }
    if below(3) == 0 { rules.noConsecutive = below(2) == 0 ? .sameMeal : .anyMeal }
    if below(3) == 0 { rules.noDuplicateInDay = true }
    if below(4) == 0 { rules.mealTypeRestriction = [below(2) == 0 ? .lunch : .dinner] }
    if below(4) == 0 { rules.months = [below(2) == 0 ? 12 : 1] }
    if below(3) == 0 { rules.minDaysBetween = below(9) }
    return rules
  }
}
