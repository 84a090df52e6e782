internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import MealRules
internal import Wording

/// Weeks side by side for scripts.
struct ComparisonJSON {
  let comparison: WeekComparison
  let language: Language

  /// The weeks, and what is to be known of them.
  func document(warnings: [Phrase]) -> JSONValue {
    .object([
      "weeks": weeks,
      "warnings": .array(warnings.map { .string($0[language]) }),
    ])
  }

  /// The weeks, one a column.
  var weeks: JSONValue { .array(comparison.columns.map(document)) }

  private func document(_ column: WeekComparison.Column) -> JSONValue {
    .object([
      "week": .string(column.id),
      "slots": .object(slots(of: column)),
      "gaps": ids(column.gaps),
      "breaches": .array(column.breaches.map(document)),
      "shortfalls": .array(column.shortfalls.map(document)),
      "unsafe": ids(column.unsafe),
      "notChecked": ids(column.unchecked),
      "repeats": .object(
        JSONObject(
          column.repeats.map { .init(key: $0.dish.rawValue, value: .integer($0.times)) }
        )
      ),
      "days": .array(column.nutrition.flatMap(days)),
      "nutrition": column.nutrition.first.map(json)?.whole ?? .null,
    ])
  }

  private func days(of week: WeekNutrition) -> [JSONValue] {
    let json = json(week)
    return week.days.map { day in
      .object([
        "date": .string(day.date.description),
        "nutrition": json.value(of: day.date) ?? .null,
      ])
    }
  }

  private func json(_ week: WeekNutrition) -> WeekNutritionJSON {
    WeekNutritionJSON(nutrition: week, language: language)
  }

  private func slots(of column: WeekComparison.Column) -> JSONObject {
    JSONObject(
      column.rows.sorted().compactMap { row in
        column.slot(row).map { slot in
          let address = SlotAddress(column.weeks[row.week], row.key)
          return .init(
            key: address.description,
            value: .array(slot.items.map(\.document))
          )
        }
      }
    )
  }

  private func ids(_ slots: [SlotAddress]) -> JSONValue {
    .array(slots.map { .string($0.description) })
  }

  private func document(_ breach: RuleBreach) -> JSONValue {
    .object([
      "rule": .string(breach.allowance),
      "message": .string(breach.message[language]),
      "slot": breach.address.map { .string($0.description) } ?? .null,
    ])
  }
}
