internal import MealModel
internal import MealRules
internal import Wording

extension Serving {
  /// What the verdict is called in records and JSON.
  var word: String {
    switch verdict {
    case .safe: "safe"
    case .unsafe: "unsafe"
    case .notChecked: "not-checked"
    }
  }

  /// What goes in for other foods.
  var replacements: [Replacement] {
    if case .replaced(let replacements) = form { replacements } else { [] }
  }

  /// What someone gets that isn't planned: another dish, or the foods that go in for others.
  func changes(in household: Household) -> [Phrase] {
    switch form {
    case .asPlanned: []
    case .otherDish(let dish): [household.name(of: dish)]
    case .replaced(let replacements): replacements.map { household.name(of: $0.food) }
    }
  }

  /// Why the verdict is so, or what someone gets instead; nothing where a dish is safe as planned.
  func reasons(in household: Household) -> [Phrase] {
    switch verdict {
    case .unsafe(let reasons): reasons.map { $0.phrase(in: household) }
    case .notChecked(let reasons): reasons.map { $0.phrase(in: household) }
    case .safe:
      switch form {
      case .asPlanned: []
      case .otherDish(let dish): [.servedInstead(household.name(of: dish))]
      case .replaced(let replacements):
        replacements.map { replacement in
          let ingredient = Food.ID(replacement.ingredient).map { household.name(of: $0) }
          return .servedWith(
            household.name(of: replacement.food),
            for: ingredient ?? Phrase(verbatim: replacement.ingredient)
          )
        }
      }
    }
  }
}
