import MealModel
import Testing

@testable import MealPlanner

struct SafePlanningTests {
  /// What a dish says that it contains and what someone excludes is all that counts here, so that
  /// the expectation is a comparison of sets and no other code of ours.
  @Test(arguments: 0..<100)
  func `nobody is seated at what they can't eat, nor a strict person at what nobody checked`(
    seed: Int
  ) {
    for part in 0..<10 {
      var chance = RandomSource(seed: UInt64(seed * 10 + part))
      let kitchen = randomKitchen(&chance)
      let after = kitchen.filled { $0.steps = seed % 10 > 0 ? 200 : 2_000 }.household
      for (key, slot) in after.plans[week("2026-W06")]?.slots ?? [:] {
        for person in after.diners(at: key, of: slot) {
          guard let eater = after.people[person] else { continue }
          let excluded = Set(eater.allergies)
          for dish in slot.cookedDishes.compactMap({ after.dishes[$0] }) {
            guard let contains = dish.contains else {
              #expect(!eater.strict || excluded.isEmpty)
              continue
            }
            let harm = eater.strict ? contains.union(dish.traces ?? []) : contains
            #expect(excluded.isDisjoint(with: harm.map(\.rawValue)))
            #expect(!eater.strict || dish.traces != nil || excluded.isEmpty)
          }
        }
      }
    }
  }

  private func randomKitchen(_ chance: inout RandomSource) -> Kitchen {
    let substances: [Substance] = [.gluten, .eggs, .milk, .nuts]
    func some(_ chance: inout RandomSource, of bound: Int) -> Set<Substance> {
      Set(substances.filter { _ in chance.below(bound) == 0 })
    }
    var kitchen = Kitchen(meals: [.lunch, .dinner])
    for number in 1...(5 + chance.below(30)) {
      let contains = chance.below(4) == 0 ? nil : some(&chance, of: 3)
      let traces = chance.below(2) == 0 ? nil : some(&chance, of: 5)
      kitchen.dish("dish-\(number)", ["any"]) {
        $0.contains = contains
        $0.traces = traces
      }
    }
    for name in ["ana", "luis", "nora", "guest"] {
      var person = Person(name: name)
      person.allergies = some(&chance, of: 3).map(\.rawValue).sorted()
      person.strict = chance.below(2) == 0
      person.guest = name == "guest"
      kitchen.household.people[id(name)] = person
    }
    kitchen.plan("2026-W06", "sunday.lunch", Slot(with: [id("guest")]))
    kitchen.plan("2026-W06", "saturday.lunch", Slot(without: [id("nora")]))
    return kitchen
  }

  @Test func `a guest with an allergy that nobody else has is cooked for at that meal`() {
    var kitchen = Kitchen()
    kitchen.dish("nut-cake", ["any"]) { $0.contains = [.nuts] }
    kitchen.dish("rice", ["any"]) {
      $0.contains = []
      $0.rules.maxPerWeek = 1
    }
    var guest = Person(name: "Luis")
    guest.allergies = ["nuts"]
    guest.guest = true
    kitchen.household.people[id("luis")] = guest
    kitchen.household.people[id("ana")] = Person(name: "Ana")
    kitchen.plan("2026-W06", "thursday.dinner", Slot(with: [id("luis")]))
    let after = kitchen.filled().household
    #expect(after.holds("2026-W06", "thursday.dinner") == "rice")
    #expect(after.holds("2026-W06", "monday.dinner") == "nut-cake")
  }

  @Test func `limits that leave nothing for a child leave the meal empty`() {
    var kitchen = Kitchen()
    kitchen.dishes(5, of: "bread") { $0.contains = [.gluten] }
    var child = Person(name: "Nora")
    child.diets = [.glutenFree]
    child.strict = true
    kitchen.household.people[id("nora")] = child
    let (plan, _) = kitchen.filled()
    #expect(plan.filled == PlannedWeeks.Level(0, bound: 0))
  }

  @Test func `a dish with something else for her is planned`() {
    var kitchen = Kitchen()
    kitchen.today = "2026-02-08"
    kitchen.dish("pasta", ["any"]) {
      $0.contains = [.gluten]
      $0.instead = [Replacement("gluten", id("rice"))]
    }
    kitchen.dish("rice", ["any"]) {
      $0.contains = []
      $0.traces = []
      $0.archived = true
    }
    var child = Person(name: "Nora")
    child.diets = [.glutenFree]
    child.strict = true
    kitchen.household.people[id("nora")] = child
    #expect(kitchen.filled().household.holds("2026-W06", "sunday.dinner") == "pasta")
  }
}
