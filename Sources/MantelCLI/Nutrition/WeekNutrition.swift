internal import MealModel
internal import MealNutrition
internal import MealRules
internal import Wording

/// A week's days against what its people need, as it is shown.
struct WeekNutrition: Hashable, Sendable {
  /// A day.
  struct Day: Hashable, Sendable {
    /// The day.
    let date: CalendarDay
    /// What is planned and what should be.
    let planned: PlannedNutrition
  }

  /// Something of which not all is known.
  struct Gap: Hashable, Sendable {
    /// Where it is eaten first.
    let address: SlotAddress
    /// The dish; `nil` where the meal is eaten elsewhere.
    let dish: Dish.ID?
    /// What it is called.
    let name: Phrase
    /// The figures that aren't known.
    let nutrients: [Nutrient]
    /// Why, ingredient by ingredient.
    let reasons: [Phrase]
  }

  /// Whose portions they are; `nil` for portions of one.
  let person: Phrase?
  /// The seven days, Monday first.
  let days: [Day]
  /// All of them together.
  let whole: PlannedNutrition
  /// What isn't known, each dish once.
  let gaps: [Gap]

  /// Works out a week.
  init(of week: ISOWeek, in book: NutritionBook, for person: Person.ID?) {
    self.person = person.map { book.household.name(of: $0) }
    days = week.days.map { Day(date: $0, planned: book.planned(on: $0, for: person)) }
    whole = book.planned(in: week, for: person)
    var seen: Set<Dish.ID> = []
    gaps = whole.planned.gaps.compactMap { gap in
      if let dish = gap.dish, !seen.insert(dish).inserted { return nil }
      return Self.gap(gap, in: book)
    }
  }

  private static func gap(_ gap: NutritionSum.Gap, in book: NutritionBook) -> Gap {
    let household = book.household
    guard let dish = gap.dish else {
      return Gap(
        address: gap.address,
        dish: nil,
        name: household.name(of: gap.address),
        nutrients: gap.nutrients,
        reasons: [UnknownReason.eatenElsewhere.phrase(for: gap.nutrients)]
      )
    }
    let reasons = book.dish(dish).gaps.map { gap in
      gap.ingredient.map { .gap(household.name(ofFoodOrDish: $0), gap.phrase) } ?? gap.phrase
    }
    return Gap(
      address: gap.address,
      dish: dish,
      name: household.name(of: .dish(dish)),
      nutrients: gap.nutrients,
      reasons: reasons
    )
  }
}

extension Household {
  /// What a food or dish is called that a text names; the text where nothing does.
  func name(ofFoodOrDish text: String) -> Phrase {
    if let food = Food.ID(text).flatMap({ foods[$0] }) { return food.name.phrase }
    if let dish = Dish.ID(text).flatMap({ dishes[$0] }) { return dish.name.phrase }
    return Phrase.word(text)
  }
}
