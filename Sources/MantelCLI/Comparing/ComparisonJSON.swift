internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import MealRules
internal import Wording

/// Weeks side by side for scripts.
struct ComparisonJSON {
  let comparison: WeekComparison
  let language: Language

  var document: JSONValue {
    .object(["weeks": .array(comparison.columns.map(document))])
  }

  private func document(_ column: WeekComparison.Column) -> JSONValue {
    .object([
      "week": .string(column.id),
      "slots": .object(slots(of: column)),
      "gaps": ids(column.gaps),
      "breaches": .array(column.breaches.map(document)),
      "shortfalls": .array(column.shortfalls.map(document)),
      "unsafe": ids(column.unsafe),
      "repeats": .object(
        JSONObject(
          column.repeats.map { .init(key: $0.dish.rawValue, value: .integer($0.times)) }
        )
      ),
      "days": .array(
        column.days.map { day in
          .object([
            "date": .string(day.date.description),
            "kcal": day.kcal.map(JSONValue.integer) ?? .null,
            "target": day.target.map(JSONValue.integer) ?? .null,
          ])
        }
      ),
    ])
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
