internal import Diagnostics
internal import MealModel
internal import Wording

/// Ingredients without a file whose names let one suspect what someone here can't have.
///
/// A suspicion stands at the ingredient. There is none where the dish itself says that it
/// contains the thing, and none for dishes that are out of planning.
enum SuspectedContents {
  static func findings(in household: Household) -> [Finding] {
    let excluded = household.people.filter { !household.faulty.contains(.person($0.key)) }
      .reduce(into: Set<Substance>()) { $0.formUnion(Exclusions(of: $1.value).substances) }
    guard !excluded.isEmpty else { return [] }
    var result: [(dish: Dish.ID, finding: Finding)] = []
    var known: [String: Set<Substance>] = [:]
    for (id, dish) in household.dishes where !dish.archived {
      let said = Substance.withImplied(dish.contains ?? [])
      for ingredient in dish.ingredients {
        let possible =
          known[ingredient.key]
          ?? Self.substances(in: ingredient, of: household).intersection(excluded)
        known[ingredient.key] = possible
        guard !possible.isEmpty, ingredient.dish == nil, !household.faulty.contains(.dish(id))
        else { continue }
        let suspected = possible.subtracting(said).sorted()
        guard !suspected.isEmpty else { continue }
        result.append((id, finding(ingredient.key, in: id, suspected: suspected)))
      }
    }
    return result.sorted { $0.dish < $1.dish }.map(\.finding)
  }

  /// What the name of an ingredient without a file lets one suspect.
  private static func substances(
    in ingredient: Ingredient,
    of household: Household
  ) -> Set<Substance> {
    if let food = Food.ID(ingredient.key), household.foods[food] != nil { return [] }
    return SuspectedWords.substances(in: ingredient.key)
  }

  private static func finding(
    _ key: String,
    in dish: Dish.ID,
    suspected: [Substance]
  ) -> Finding {
    Finding(
      .suspectedContent,
      at: Place(
        path: Household.Record.dish(dish).path,
        target: .key(["ingredients", .key(key)])
      ),
      Phrase.suspectedContent(
        Phrase(verbatim: key),
        contents: suspected.map { Phrase.substance($0.rawValue) }
      ),
      hint: Phrase.addFoodHint(key)
    )
  }
}
