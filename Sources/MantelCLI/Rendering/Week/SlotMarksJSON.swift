internal import JSONDocument
internal import MealModel
internal import MealRules

/// A slot's marks for scripts: who can't eat it, of whom nobody knows, and who gets what instead.
struct SlotMarksJSON {
  /// The marks.
  let marks: [SlotMark]

  /// The ids of those who can't eat it.
  var unsafe: JSONValue { people(.unsafe) }

  /// The ids of those of whom nobody knows.
  var notChecked: JSONValue { people(.notChecked) }

  /// An object for each dish that someone gets otherwise: `person`, `dish` as planned, `served`, and
  /// the `foods` that go in for others.
  var instead: JSONValue {
    .array(
      marks.flatMap { mark -> [JSONValue] in
        guard case .served(let servings) = mark.kind else { return [] }
        return servings.map { document($0, of: mark.person) }
      }
    )
  }

  private func people(_ kind: SlotMark.Kind) -> JSONValue {
    .array(marks.filter { $0.kind == kind }.map { .string($0.person.rawValue) })
  }

  private func document(_ serving: Serving, of person: Person.ID) -> JSONValue {
    .object([
      "person": .string(person.rawValue),
      "dish": .string(serving.planned.rawValue),
      "served": .string(serving.dish.rawValue),
      "foods": .array(serving.replacements.map { .string($0.food.rawValue) }),
    ])
  }
}
