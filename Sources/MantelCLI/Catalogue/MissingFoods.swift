internal import MealModel
internal import MealStore

/// A food that dishes or the pantry name and no file explains.
struct MissingFood {
  /// What could explain it.
  enum Offer {
    /// A food that the household has, under another id.
    case household(Food.ID)
    /// A built-in food.
    case catalogue(CatalogueFood)
    /// Built-in foods with a name like it, perhaps none.
    case near([Food.ID])
  }

  let id: Food.ID
  /// The dishes that are made with it, or give it to someone instead of something else.
  let dishes: [Dish.ID]
  let isInPantry: Bool
  let offer: Offer
}

/// What a household names and doesn't explain: what most dishes need first.
struct MissingFoods {
  let foods: [MissingFood]

  init(in session: Session, _ lookup: CatalogueLookup) {
    let household = session.household
    var dishes: [Food.ID: Set<Dish.ID>] = [:]
    for (id, dish) in household.dishes {
      for food in dish.namedFoods { dishes[food, default: []].insert(id) }
    }
    for food in household.pantry.lots.keys { dishes[food, default: []].formUnion([]) }
    let own = HouseholdFoodNames(household)
    let missing = dishes.filter { session.store.source(Household.Record.food($0.key).path) == nil }
    foods = missing.map { id, users in
      MissingFood(
        id: id,
        dishes: users.sorted(),
        isInPantry: household.pantry.lots[id] != nil,
        offer: Self.offer(for: id, own, lookup)
      )
    }
    .sorted { ($1.dishes.count, $0.id) < ($0.dishes.count, $1.id) }
  }

  private static func offer(
    for id: Food.ID,
    _ own: HouseholdFoodNames,
    _ lookup: CatalogueLookup
  ) -> MissingFood.Offer {
    if let food = own.food(called: id.rawValue) { return .household(food) }
    if let food = lookup.food(called: id.rawValue) { return .catalogue(food) }
    return .near(lookup.near(id.rawValue))
  }
}

/// What a household's own foods are called.
struct HouseholdFoodNames {
  private let foods: [(id: Food.ID, names: [RecipeName])]

  init(_ household: Household) {
    foods = household.foods.sorted { $0.key < $1.key }.map { id, food in
      (id: id, names: ([id.rawValue] + food.name.all + food.aliases).map(RecipeName.init))
    }
  }

  /// The food that is called so, in singular or plural; `nil` where none is.
  func food(called text: String) -> Food.ID? {
    let name = RecipeName(text)
    return foods.first { $0.names.contains { $0.means(name) } }?.id
  }
}

extension Dish {
  /// The foods that it is made with, and those that someone gets instead of one.
  fileprivate var namedFoods: Set<Food.ID> {
    Set(ingredients.compactMap(\.food))
      .union(ingredients.flatMap(\.uses).flatMap(\.instead).map(\.replacement))
  }
}
