internal import MealModel
internal import Wording

/// Finds built-in foods by what a recipe or a person calls them.
struct CatalogueLookup {
  private let foods: [CatalogueFood]
  private let lookup: RecordLookup<Food>

  /// Creates a lookup that answers in a language.
  init(_ language: Language) {
    foods = CatalogueFood.all
    lookup = RecordLookup(
      .food,
      foods.map { entry in
        RecordLookup.Entry(
          entry.id,
          name: entry.food.name[language],
          names: entry.food.name.all + entry.food.aliases
        )
      }
    )
  }

  /// The food that is called so; `nil` where none is, or several are.
  func food(called text: String) -> CatalogueFood? {
    if let food = foods.first(where: { $0.id.rawValue == text }) { return food }
    let name = RecipeName(text)
    let found = foods.filter { $0.names.contains { $0.means(name) } }
    return found.count == 1 ? found[0] : nil
  }

  /// The foods in whose names, in either language, all the words are.
  func foods(with text: String) -> [CatalogueFood] {
    let name = RecipeName(text)
    let parts = PlainWords(text).words
    return foods.filter { entry in
      entry.names.contains { name.isPart(of: $0) }
        || entry.words.contains { $0.contains(beginningsOf: parts) }
    }
  }

  /// Which foods may have been meant by a name that none has.
  func near(_ text: String) -> [Food.ID] {
    let candidates =
      switch lookup.find(text) {
      case .found(let id): [id.rawValue]
      case .ambiguous(let candidates): candidates.map(\.id)
      case .notFound(let suggestions): suggestions.map(\.id)
      }
    return candidates.prefix(3).compactMap { Food.ID($0) }
  }
}
