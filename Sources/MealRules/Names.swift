public import MealModel
public import Wording

/// What things are called in messages; an id stands for itself where no file names it.
extension Household {
  /// What a dish is called.
  public func name(of dish: Dish.ID) -> Phrase {
    dishes[dish]?.name.phrase ?? Phrase(verbatim: dish.rawValue)
  }

  /// What a tag is called.
  public func name(of tag: Tag.ID) -> Phrase {
    tags[tag]?.name.phrase ?? Phrase(verbatim: tag.rawValue)
  }

  /// What a food is called.
  public func name(of food: Food.ID) -> Phrase {
    foods[food]?.name.phrase ?? Phrase(verbatim: food.rawValue)
  }

  /// What a person is called.
  public func name(of person: Person.ID) -> Phrase {
    Phrase(verbatim: people[person]?.name ?? person.rawValue)
  }

  /// What the family calls a meal, as it stands within a sentence.
  public func name(of meal: Meal) -> Phrase {
    guard let name = settings.meals[meal]?.name?.phrase else { return .meal(meal.rawValue) }
    return Phrase(es: Self.lowercased(name.es), en: Self.lowercased(name.en))
  }

  private static func lowercased(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }

  /// A slot of a certain week in words: `martes 3 de febrero, cena`.
  public func name(of address: SlotAddress) -> Phrase {
    Phrase.slot(address.day.phrase, meal: name(of: address.key.meal))
  }
}

extension CalendarDay {
  /// The day in words: `martes 3 de febrero`.
  public var phrase: Phrase {
    let (_, month, day) = components
    return Phrase.date(weekday: weekday.index, day: day, month: month)
  }
}
