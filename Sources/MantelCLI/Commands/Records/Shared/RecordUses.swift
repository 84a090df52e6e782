internal import MealModel

/// Which of a household's files name a record.
struct RecordUses {
  let household: Household

  /// The paths of the files that name it, plans last, each once and by bytes.
  func paths(of record: Household.Record) -> [String] {
    others(of: record).map(\.path).sorted() + plans(of: record).map(\.path).sorted()
  }

  /// The weeks that name it.
  func plans(of record: Household.Record) -> [Household.Record] {
    household.plans.filter { $0.value.names(record) }.map { .plan($0.key) }
  }

  /// What names it beside the weeks.
  private func others(of record: Household.Record) -> [Household.Record] {
    let templates = household.templates.filter { $0.value.plan.names(record) }
      .map { Household.Record.template($0.key) }
    return templates + dishes(naming: record) + people(naming: record)
      + (settingsName(record) ? [.settings] : [])
      + (pantryNames(record) ? [.pantry] : [])
  }

  private func dishes(naming record: Household.Record) -> [Household.Record] {
    household.dishes.filter { id, dish in
      switch record {
      case .tag(let tag): dish.tags.contains(tag)
      case .dish(let other):
        id != other
          && (dish.ingredients.contains { $0.dish == other }
            || dish.instead.contains { $0.replacement == other })
      case .food(let food): dish.names(food)
      default: false
      }
    }
    .map { .dish($0.key) }
  }

  private func people(naming record: Household.Record) -> [Household.Record] {
    household.people.filter { id, person in
      switch record {
      case .food(let food):
        (person.allergies + person.dislikes).contains(food.rawValue)
      case .dish(let dish): person.dislikes.contains(dish.rawValue)
      case .objective(let owner, let objective): owner == id && person.objective == objective
      default: false
      }
    }
    .map { .person($0.key) }
      + (record.person.map { owner in
        (household.objectives[owner] ?? [:]).keys.map { .objective(owner, $0) }
      } ?? [])
  }

  private func settingsName(_ record: Household.Record) -> Bool {
    if case .template(let template) = record { return household.settings.template == template }
    guard case .person(let person) = record else { return false }
    return household.settings.meals.values.contains { meal in
      switch meal.people {
      case .always(let people)?: people.contains(person)
      case .days(let entries)?: entries.contains { $0.value.contains(person) }
      case nil: false
      }
    }
  }

  private func pantryNames(_ record: Household.Record) -> Bool {
    if case .food(let food) = record { household.pantry.lots[food] != nil } else { false }
  }
}

extension Household.Record {
  fileprivate var person: Person.ID? {
    if case .person(let id) = self { id } else { nil }
  }
}

extension Dish {
  /// Whether a food is an ingredient, or goes in for one.
  fileprivate func names(_ food: Food.ID) -> Bool {
    ingredients.contains { ingredient in
      ingredient.food == food
        || ingredient.uses.contains { $0.instead.contains { $0.replacement == food } }
    }
  }
}

extension WeekPlan {
  fileprivate func names(_ record: Household.Record) -> Bool {
    slots.values.contains { slot in
      switch record {
      case .dish(let dish): slot.eatenDishes.contains(dish)
      case .tag(let tag): slot.tags.contains(tag) || slot.items.contains(.wish(tag))
      case .person(let person): slot.with.contains(person) || slot.without.contains(person)
      default: false
      }
    }
  }
}
