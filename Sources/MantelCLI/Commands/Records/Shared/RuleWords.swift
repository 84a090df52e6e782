internal import MealModel
internal import Wording

extension Household {
  /// What rules ask for, each in a few words, in the format's order.
  func words(for rules: RuleSet) -> [Phrase] {
    var words: [Phrase] = []
    if let count = rules.maxPerWeek { words.append(.ruleMaxPerWeek(count)) }
    if let count = rules.minPerWeek { words.append(.ruleMinPerWeek(count)) }
    if let days = rules.noConsecutive {
      words.append(.ruleNoConsecutive(sameMeal: days == .sameMeal))
    }
    if rules.noDuplicateInDay { words.append(.ruleNoDuplicateInDay) }
    if let meals = rules.mealTypeRestriction { words.append(.ruleMeals(meals.map(mealName))) }
    if let months = rules.months { words.append(.ruleMonths(months)) }
    if let days = rules.minDaysBetween { words.append(.ruleMinDaysBetween(days)) }
    words += rules.fixed.map { .ruleFixed(weekday: $0.day.index, meal: mealName($0.meal)) }
    return words
  }

  /// What this household calls a meal.
  func mealName(_ meal: Meal) -> Phrase {
    settings.meals[meal]?.name?.phrase ?? .meal(meal.rawValue)
  }
}
