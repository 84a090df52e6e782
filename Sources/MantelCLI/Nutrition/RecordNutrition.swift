internal import JSONDocument
internal import MealModel
internal import MealNutrition
internal import Wording

/// What is worked out beside a record's document: a dish's portion, someone's targets.
struct RecordNutrition {
  let session: Session
  let language: Language

  private var book: NutritionBook { NutritionBook(household: session.household) }

  /// The member that goes with a record; `nil` for one that nothing is worked out for.
  func member(for record: Household.Record) -> (key: String, value: JSONValue)? {
    switch record {
    case .dish(let id): ("perServing", value(of: book.dish(id)))
    case .person(let id):
      ("daily", value { () throws(TargetAbsence) in try book.target(of: id, on: session.today) })
    case .objective(let person, let id):
      (
        "daily",
        value { () throws(TargetAbsence) in
          try book.target(of: person, by: id, on: session.today)
        }
      )
    default: nil
    }
  }

  private func value(of dish: DishNutrition) -> JSONValue {
    let gaps = dish.gaps.map { gap in
      JSONValue.object([
        "ingredient": gap.ingredient.map(JSONValue.string) ?? .null,
        "nutrients": NutritionJSON.names(gap.nutrients),
        "reason": text(gap.phrase),
      ])
    }
    return .object([
      "origin": .string(dish.origin == .given ? "given" : "worked-out"),
      "known": NutritionJSON.figures(dish.known),
      "atLeast": NutritionJSON.figures(dish.atLeast),
      "coverage": NutritionJSON.coverage(dish.coverage),
      "unknown": .array(gaps),
      "remarks": .array(dish.remarks.map { text($0.phrase) }),
    ])
  }

  private func value(_ target: () throws(TargetAbsence) -> NutritionTarget) -> JSONValue {
    do {
      let target = try target()
      return .object([
        "target": NutritionJSON.figures(target.values),
        "reason": .null,
        "steps": .array(target.steps.map { text($0.phrase) }),
        "warnings": .array(target.warnings.map { text($0.phrase) }),
      ])
    } catch {
      return .object([
        "target": .null,
        "reason": text(error.phrase),
        "steps": .array([]),
        "warnings": .array([]),
      ])
    }
  }

  private func text(_ phrase: Phrase) -> JSONValue { .string(phrase[language]) }
}
