internal import JSONDocument
internal import MealModel
internal import MealPlanner
internal import MealRules
internal import Terminal
internal import Wording

/// What may be put into a slot, as it is told.
struct SuggestionList {
  let household: Household
  let address: SlotAddress
  let suggestions: [Suggestion]
  let language: Language

  /// Which slot it is.
  var heading: String { household.name(of: address)[language] }

  /// Some of them by number, with their reasons.
  func lines(_ range: Range<Int>) -> [StyledText] {
    let width = String(suggestions.count).count
    return range.map { index in
      let number = String(index + 1)
      let blanks = String(repeating: " ", count: width - number.count)
      let reasons = reasons(of: suggestions[index]).joined(separator: "; ")
      return StyledText("  \(blanks)\(number)  ") + StyledText(name(of: suggestions[index]))
        + StyledText(reasons.isEmpty ? "" : "  (\(reasons))", .dim)
    }
  }

  /// A line a dish for a pipe: id, name, reasons.
  func records(most: Int) -> [String] {
    suggestions.prefix(most).map { suggestion in
      let reasons = reasons(of: suggestion).joined(separator: "; ")
      let fields = [suggestion.dish.rawValue, name(of: suggestion), reasons]
      return fields.map(VisibleText.sanitized).joined(separator: "\t")
    }
  }

  /// The document: the slot and its dishes, the best first.
  func document(most: Int, warnings: [Phrase]) -> JSONValue {
    .object([
      "slot": .string(address.description),
      "possible": .integer(suggestions.count),
      "suggestions": .array(
        suggestions.prefix(most).map { suggestion in
          .object([
            "dish": .string(suggestion.dish.rawValue),
            "name": .string(name(of: suggestion)),
            "timesThisWeek": .integer(suggestion.timesThisWeek),
            "reasons": .array(reasons(of: suggestion).map(JSONValue.string)),
          ])
        }
      ),
      "warnings": .array(warnings.map { .string($0[language]) }),
    ])
  }

  private func name(of suggestion: Suggestion) -> String {
    household.name(of: suggestion.dish)[language]
  }

  private func reasons(of suggestion: Suggestion) -> [String] {
    suggestion.reasons.map { household.words(for: $0)[language] }
  }
}
