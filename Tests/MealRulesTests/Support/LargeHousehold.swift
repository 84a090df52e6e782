import MealModel

extension Household {
  /// As large as a household gets: many dishes, ten years of lunches and dinners, four people.
  static func large(dishes count: Int = 5_000, weeks: Int = 520) -> Self {
    var household = Self()
    let rules = [
      RuleSet(maxPerWeek: 3, noConsecutive: .sameMeal, noDuplicateInDay: true),
      RuleSet(maxPerWeek: 2, minPerWeek: 1, noConsecutive: .anyMeal),
      RuleSet(mealTypeRestriction: [.lunch], months: [1, 2, 3, 10, 11, 12]),
      RuleSet(minPerWeek: 2, minDaysBetween: 2), RuleSet(fixed: [SlotKey(.friday, .dinner)]),
    ]
    for tag in 0..<10 { household.addTag("tag-\(tag)", rules[tag % rules.count]) }
    for food in 0..<300 {
      household.addFood("food-\(food)", contains: food % 9 == 0 ? [.gluten] : [], traces: [])
    }
    for dish in 0..<count {
      let foods = (0..<8).map { Ingredient.food("food-\((dish * 7 + $0 * 13) % 300)") }
      household.addDish(
        "dish-\(dish)",
        tags: ["tag-\(dish % 10)", "tag-\(dish / 10 % 10)"],
        rules: dish % 3 == 0 ? RuleSet(minDaysBetween: 14) : .none,
        ingredients: foods
      ) { ($0.minutes, $0.nutrition) = (dish % 90, Nutrition(carbohydrates: Double(dish % 80))) }
    }
    household.addPerson("ana") { $0.diets = [.lowCarb] }
    household.addPerson("nora") { ($0.diets, $0.strict) = ([.glutenFree], true) }
    household.addPerson("leo") { $0.allergies = ["nuts"] }
    household.addPerson("marcos")
    household.settings.meals[.dinner]?.maxMinutes = .always(60)
    for number in 0..<weeks {
      let week = ISOWeek(containing: CalendarDay(daysSinceEpoch: 20_487)) + (number - weeks + 2)
      var plan = WeekPlan()
      for (index, key) in household.settings.plannedSlots.enumerated() {
        let dish = (number * 31 + index * 17) % count
        plan.slots[key] = Slot([.dish(id("dish-\(dish)"))])
      }
      household.plans[week] = plan
    }
    return household
  }
}
