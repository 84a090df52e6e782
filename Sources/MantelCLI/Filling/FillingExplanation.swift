internal import JSONDocument
internal import MealModel
internal import MealPlanner
internal import MealRules
internal import Terminal
internal import Wording

/// Why each dish of a plan stands where it does, and how many others each rule leaves out there.
struct FillingExplanation {
  /// What is said of a slot.
  struct Entry {
    let address: SlotAddress
    /// The dishes that came into it, each with what speaks for it.
    let dishes: [(id: Dish.ID, reasons: [DishReason])]
    /// What other dishes are left out by, the rest of the plan as it is.
    let others: SlotExplanationText
  }

  let household: Household
  let entries: [Entry]
  let language: Language

  init(_ outcome: WeekFilling.Outcome, of filling: WeekFilling, language: Language) {
    let planned = filling.household(with: outcome)
    let freed = filling.freed
    household = planned
    self.language = language
    entries = outcome.slots.keys.sorted().compactMap { address in
      let slot = planned[address]
      var around = planned
      around.plans[address.week, default: WeekPlan()].slots[address.key] = freed[address]
      let added = slot.cookedDishes.filter { !freed[address].cookedDishes.contains($0) }
      guard !added.isEmpty else { return nil }
      let reasons = DishReasons(
        household: around,
        at: address,
        today: filling.request.today,
        nutrition: filling.request.nutrition,
        targets: filling.request.targets
      )
      let explanation = SlotExplanation(address: address, household: around)
      return Entry(
        address: address,
        dishes: added.map { dish in
          (dish, reasons.reasons(for: dish, in: slot).filter(\.isDishsOwn))
        },
        others: SlotExplanationText(
          explanation: explanation,
          candidate: nil,
          counts: explanation.counts,
          language: language
        )
      )
    }
  }

  /// The lines for a reader.
  var lines: [StyledText] {
    entries.flatMap { entry -> [StyledText] in
      let place = StyledText(household.name(of: entry.address)[language], .bold)
      return [place]
        + entry.dishes.flatMap { dish, reasons in
          [StyledText("  " + household.name(of: dish)[language])]
            + reasons.map { StyledText("    · " + household.words(for: $0)[language]) }
        } + entry.others.countLines.map { "  " + $0 }
    }
  }

  /// The document: a slot each.
  var document: JSONValue {
    .array(
      entries.map { entry in
        .object([
          "slot": .string(entry.address.description),
          "dishes": .array(
            entry.dishes.map { dish, reasons in
              .object([
                "dish": .string(dish.rawValue),
                "reasons": .array(
                  reasons.map { .string(household.words(for: $0)[language]) }
                ),
              ])
            }
          ),
          "household": entry.others.countsDocument,
        ])
      }
    )
  }
}

extension DishReason {
  /// Whether it is the dish's, and not that of all that is planned for the day.
  fileprivate var isDishsOwn: Bool {
    if case .offTargets = self { false } else { true }
  }
}
