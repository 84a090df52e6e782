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
    var result: [Finding] = []
    var known: [String: Set<Substance>] = [:]
    for (id, dish) in household.dishes.sorted(by: { $0.key < $1.key }) {
      guard !dish.archived, !household.faulty.contains(.dish(id)) else { continue }
      let said = Substance.withImplied(dish.contains ?? [])
      for ingredient in dish.ingredients {
        guard let food = ingredient.food, household.foods[food] == nil else { continue }
        let substances = known[ingredient.key] ?? SuspectedWords.substances(in: ingredient.key)
        known[ingredient.key] = substances
        let suspected = substances.intersection(excluded).subtracting(said).sorted()
        guard !suspected.isEmpty else { continue }
        result.append(
          Finding(
            .suspectedContent,
            at: Place(
              path: Household.Record.dish(id).path,
              target: .key(["ingredients", .key(ingredient.key)])
            ),
            Phrase.suspectedContent(
              Phrase(verbatim: ingredient.key),
              contents: suspected.map { Phrase.substance($0.rawValue) }
            ),
            hint: Phrase.addFoodHint(ingredient.key)
          )
        )
      }
    }
    return result
  }
}
