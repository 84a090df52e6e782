public import MealModel

/// Answers what would come of several slots at once: of a swap, a day or a week that goes
/// elsewhere.
public struct PlanAdvice: Sendable {
  /// The household.
  public let household: Household

  /// Creates the advice on a household's plans.
  public init(household: Household) {
    self.household = household
  }

  /// What would come of slots in place of the standing ones.
  public func outcome(of slots: [SlotAddress: Slot]) -> PlanOutcome {
    let days = slots.keys.map(\.day).sorted()
    guard let first = days.first, let last = days.last else { return PlanOutcome() }
    var trial = SlotTrial(household: household, days: first...last)
    let added = trial.breachesAdded(by: slots)
    let safety = SafetyCheck(household: household)
    let tables = slots.map { address, slot in
      (address, SlotOutcome(added: [], servings: safety.servings(of: slot, at: address.key)))
    }
    let whole = SlotOutcome(added: added, servings: [])
    return PlanOutcome(
      breaches: whole.breaches,
      remarks: whole.remarks,
      tables: Dictionary(uniqueKeysWithValues: tables)
    )
  }
}

/// What would come of several slots at once.
public struct PlanOutcome: Sendable {
  /// The rules that they would newly break, and that nothing accepts: a reason to refuse them.
  public var breaches: [RuleBreach] = []
  /// What would newly be said of the days or weeks, and is no reason to refuse them.
  public var remarks: [RuleBreach] = []
  /// What each at the tables would get, by slot; broken rules stand in ``breaches``.
  public var tables: [SlotAddress: SlotOutcome] = [:]
}

extension SafetyCheck {
  /// What each at a slot's table would get of each of its dishes.
  func servings(of slot: Slot, at key: SlotKey) -> [SlotOutcome.DinerServing] {
    let diners = household.diners(at: key, of: slot)
    return slot.eatenDishes.flatMap { dish in
      diners.map { person in
        SlotOutcome.DinerServing(
          person: person,
          serving: serving(of: dish, to: person),
          isStrict: household.people[person]?.strict ?? true
        )
      }
    }
  }
}
