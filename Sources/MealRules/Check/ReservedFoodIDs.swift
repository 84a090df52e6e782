internal import Diagnostics
internal import MealModel
internal import Wording

/// Foods whose id is a word of the vocabulary, so that an allergy couldn't name them.
enum ReservedFoodIDs {
  static func findings(in household: Household) -> [Finding] {
    Substance.allCases.sorted().compactMap { substance in
      guard let id = Food.ID(substance.rawValue), household.foods[id] != nil else { return nil }
      return Finding(
        .reservedFoodID,
        at: Place(path: Household.Record.food(id).path),
        Phrase.reservedFoodID(id.rawValue)
      )
    }
  }
}
