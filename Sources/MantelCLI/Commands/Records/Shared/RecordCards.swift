internal import MealModel
internal import MealNutrition
internal import MealRules
internal import MealStore
internal import Wording

/// Makes the cards of records.
struct RecordCards {
  let context: CommandContext
  let session: Session

  var household: Household { session.household }
  var book: NutritionBook { NutritionBook(household: household) }

  /// A record's card; `nil` where its file can't be read.
  func card(for target: RecordTarget) -> RecordCard? {
    switch target.record {
    case .dish(let id): dish(id)
    case .tag(let id): tag(id)
    case .food(let id): food(id)
    case .person(let id): person(id)
    case .objective(let person, let id): objective(id, of: person, path: target.path)
    case .template(let id): template(id)
    default: nil
    }
  }

  /// Sets of substances as a card tells them: none is something else than not looked at.
  func substances(_ substances: Set<Substance>?) -> String? {
    guard let substances else { return nil }
    if substances.isEmpty { return context.text(.none) }
    return substances.sorted().map { context.text(.substance($0.rawValue)) }
      .joined(separator: ", ")
  }

  /// What a food or dish is called that a text names; the text where nothing does.
  func name(ofFoodOrDish text: String) -> Phrase { household.name(ofFoodOrDish: text) }

  /// Energy and nutrients in one line.
  func text(of nutrition: Nutrition) -> String {
    Nutrient.allCases.compactMap { nutrient in
      nutrition[nutrient].map { value in
        let label = nutrient == .kcal ? "" : context.text(nutrient.phrase) + " "
        return label + FigureText.text(value, of: nutrient)
      }
    }
    .joined(separator: ", ")
  }

  /// A number for reading: at most one decimal.
  static func number(_ value: Double) -> String { FigureText.tenths(value) }
}
