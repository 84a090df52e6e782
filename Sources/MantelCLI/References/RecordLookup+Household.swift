internal import MealModel
internal import Wording

extension RecordLookup<Dish> {
  /// Finds a household's dishes, the archived ones only where no other fits.
  init(dishesOf household: Household, language: Language) {
    self.init(
      .dish,
      household.dishes.map { id, dish in
        Entry(id, name: dish.name[language], names: dish.name.all, isSecondary: dish.archived)
      }
    )
  }
}

extension RecordLookup<Tag> {
  /// Finds a household's tags.
  init(tagsOf household: Household, language: Language) {
    self.init(
      .tag,
      household.tags.map { id, tag in Entry(id, name: tag.name[language], names: tag.name.all) }
    )
  }
}

extension RecordLookup<Food> {
  /// Finds a household's foods, also by their aliases.
  init(foodsOf household: Household, language: Language) {
    self.init(
      .food,
      household.foods.map { id, food in
        Entry(id, name: food.name[language], names: food.name.all + food.aliases)
      }
    )
  }
}

extension RecordLookup<Person> {
  /// Finds a household's people.
  init(peopleOf household: Household) {
    self.init(
      .person,
      household.people.map { id, person in Entry(id, name: person.name, names: [person.name]) }
    )
  }
}

extension RecordLookup<Objective> {
  /// Finds a person's objectives, which have no name but their id.
  init(objectivesOf person: Person.ID, in household: Household) {
    self.init(
      .objective,
      (household.objectives[person] ?? [:]).keys.map { id in
        Entry(id, name: id.rawValue, names: [])
      }
    )
  }
}

extension RecordLookup<Template> {
  /// Finds a household's templates.
  init(templatesOf household: Household, language: Language) {
    self.init(
      .template,
      household.templates.map { id, template in
        Entry(id, name: template.name[language], names: template.name.all)
      }
    )
  }
}
