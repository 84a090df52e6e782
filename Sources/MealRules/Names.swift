internal import MealModel
internal import Wording

/// What things are called in messages; an id stands for itself where no file names it.
extension Household {
  func name(of dish: Dish.ID) -> Phrase {
    dishes[dish]?.name.phrase ?? Phrase(verbatim: dish.rawValue)
  }

  func name(of tag: Tag.ID) -> Phrase {
    tags[tag]?.name.phrase ?? Phrase(verbatim: tag.rawValue)
  }

  func name(of food: Food.ID) -> Phrase {
    foods[food]?.name.phrase ?? Phrase(verbatim: food.rawValue)
  }

  func name(of person: Person.ID) -> Phrase {
    Phrase(verbatim: people[person]?.name ?? person.rawValue)
  }

  /// What the family calls a meal.
  func name(of meal: Meal) -> Phrase {
    settings.meals[meal]?.name?.phrase ?? Phrase.meal(meal.rawValue)
  }

  /// A slot of a certain week in words: `martes 3 de febrero, cena`.
  func name(of address: SlotAddress) -> Phrase {
    Phrase.slot(address.day.phrase, meal: name(of: address.key.meal))
  }
}

extension CalendarDay {
  /// The day in words: `martes 3 de febrero`.
  var phrase: Phrase {
    let (_, month, day) = components
    return Phrase.date(weekday: weekday.index, day: day, month: month)
  }
}
