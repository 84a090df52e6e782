import MealModel
import MealRules
import Testing

@testable import MealPlanner

/// A day's distance from its targets, worked out in fractions from the definition: share ×
/// (Σ targets ÷ Σ portions), both rounded to whole kcal, half up, the tenth down.
struct DayNutritionTests {
  /// A decimal in hundredths.
  private struct Hundredths {
    var number: Int
    var double: Double { Double(number) / 100 }
  }

  /// Sunday: dinner is open, and lunch, where it is planned, stands.
  private struct Sunday {
    var shares: [Meal: Int]
    var people: [(portion: Hundredths, targets: [Hundredths])]
    /// What each dish brings, lunch's first.
    var dishes: [[Hundredths]]

    var kitchen: Kitchen {
      var kitchen = Kitchen(meals: [])
      kitchen.today = "2026-02-08"
      for (meal, share) in shares {
        kitchen.household.settings.meals[meal] = MealSettings()
        kitchen.household.settings.meals[meal]?.share = Double(share)
      }
      for (number, person) in people.enumerated() {
        kitchen.household.people[id("person-\(number)")] = Person(name: "Person \(number)")
        kitchen.household.people[id("person-\(number)")]?.portion = person.portion.double
      }
      for number in dishes.indices { kitchen.dish("dish-\(number)", ["any"]) }
      if dishes.count > 1 {
        kitchen.plan("2026-W06", "sunday.lunch", "dish-0")
        kitchen.household.dishes[id("dish-0")]?.archived = true
      }
      return kitchen
    }

    private func figures(_ values: [Hundredths]) -> Nutrition {
      Nutrition(
        kcal: values[0].double,
        protein: values[1].double,
        carbohydrates: values[2].double,
        fat: values[3].double
      )
    }

    var nutrition: [Dish.ID: Nutrition] {
      Dictionary(
        uniqueKeysWithValues: dishes.enumerated().map { (id("dish-\($0)"), figures($1)) }
      )
    }

    var targets: [Person.ID: Nutrition] {
      Dictionary(
        uniqueKeysWithValues: people.enumerated().map {
          (id("person-\($0)"), figures($1.targets))
        }
      )
    }

    /// By the definition: the sum of the planned meals' shares × Σ targets ÷ Σ portions.
    var expected: Int {
      let own = shares[.dinner, default: 0] + (dishes.count > 1 ? shares[.lunch, default: 0] : 0)
      // Breakfast, morning and afternoon snack keep their usual 20, 5 and 10, lunch 35.
      let all = shares.values.reduce(35, +) + (shares[.lunch] == nil ? 35 : 0)
      let portions = people.map(\.portion.number).reduce(0, +)
      return zip(0..<4, [1, 4, 4, 9]).map { index, kcal in
        let planned = dishes.map { $0[index].number }.reduce(0, +) * kcal
        let target = people.map { $0.targets[index].number }.reduce(0, +) * kcal * own
        let whole = (target * 2 + portions * all) / (portions * all * 2)
        return max(0, abs((planned * 2 + 100) / 200 - whole) - whole / 10)
      }.reduce(0, +)
    }

    /// What `fill` makes of it, and what `suggest` does.
    var found: (fill: Int, suggest: Int?) {
      let kitchen = kitchen
      let plan = kitchen.filled {
        $0.nutrition = nutrition
        $0.targets = targets
        $0.steps = 20
      }.plan
      let suggested = Suggestions(
        household: kitchen.household,
        at: at("2026-W06", "sunday.dinner"),
        today: day("2026-02-08"),
        nutrition: nutrition,
        targets: targets
      ).ranked.first
      let distances = suggested?.reasons.compactMap {
        if case .offTargets(let kcal) = $0 { kcal } else { nil }
      }
      return (plan.nutrition, distances?.first)
    }
  }

  private func all(_ number: Int) -> [Hundredths] {
    Array(repeating: Hundredths(number: number), count: 4)
  }

  /// Portions of 0.1, 0.2 and 0.3 add up to a hair more than 0.6 as the processor adds them.
  @Test func `a half is rounded up, whatever its portions add up to`() {
    let targets = [40_000, 40_000, 40_100].map { [Hundredths(number: $0)] + all(0).dropFirst() }
    let portions = [10, 20, 30].map { Hundredths(number: $0) }
    let people = Array(zip(portions, targets)).map { (portion: $0, targets: $1) }
    // 1,201 ÷ 0.6 × 30 ÷ 100 = 600.5: it is 601, its tenth 60. 540.5 is 541, and 60 off.
    for (planned, expected) in [(54_050, 0), (54_049, 1), (53_949, 2)] {
      let sunday = Sunday(
        shares: [.dinner: 30],
        people: people,
        dishes: [[Hundredths(number: planned)] + all(0).dropFirst()]
      )
      #expect(sunday.expected == expected)
      #expect(sunday.found == (expected, expected))
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `fill and suggest work out the same as fractions do`(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for _ in 0..<10 {
      var sunday = Sunday(shares: [.dinner: 5 * (1 + random.below(9))], people: [], dishes: [])
      if random.below(2) == 0 { sunday.shares[.lunch] = 5 * (1 + random.below(9)) }
      for _ in 0...random.below(3) {
        let targets = [2_000, 100, 200, 70].map {
          // Whole numbers and halves, of which halves come about.
          Hundredths(number: ($0 + random.below($0)) * 100 / (1 + random.below(2)))
        }
        sunday.people.append((Hundredths(number: 5 * (1 + random.below(40))), targets))
      }
      let count = sunday.shares.count
      for _ in 0..<count {
        let brings = [600, 30, 60, 20].map { Hundredths(number: 50 * random.below($0 * 4)) }
        sunday.dishes.append(brings)
      }
      let found = sunday.found
      #expect(found.fill == sunday.expected, "\(sunday)")
      #expect(found.suggest == sunday.expected, "\(sunday)")
    }
  }
}
