public import MealModel

/// Answers, for one slot, what may be put into it.
///
/// It is made once a slot and can be asked about every dish of a household.
public struct SlotAdvice: Sendable {
  /// The household.
  public let household: Household
  /// The slot.
  public let address: SlotAddress
  private let trial: SlotTrial
  private let safety: SafetyCheck

  /// Creates the advice on a slot.
  ///
  /// - Parameters:
  ///   - household: The household.
  ///   - address: The slot.
  ///   - carbohydrates: The carbohydrates in a portion of a dish; without it, as the dish gives
  ///     them or its ingredients come to.
  public init(
    household: Household,
    at address: SlotAddress,
    carbohydrates: (@Sendable (Dish.ID) -> Double?)? = nil
  ) {
    self.household = household
    self.address = address
    safety = SafetyCheck(household: household)
    trial = SlotTrial(
      household: household,
      days: address.day...address.day,
      carbohydrates: carbohydrates
    )
  }

  /// What would come of a slot in place of the standing one.
  public func outcome(of slot: Slot) -> SlotOutcome {
    var trial = trial
    return outcome(of: slot, &trial)
  }

  /// What would come of each of several slots in place of the standing one.
  ///
  /// A plan is copied once for all of them, and not once for each.
  public func outcomes(of slots: some Sequence<Slot>) -> [SlotOutcome] {
    var trial = trial
    return slots.map { outcome(of: $0, &trial) }
  }

  private func outcome(of slot: Slot, _ trial: inout SlotTrial) -> SlotOutcome {
    let added = trial.breachesAdded(by: slot, at: address)
    let servings = safety.servings(of: slot, at: address.key)
    return SlotOutcome(added: added, servings: servings)
  }

  /// What would come of a dish in the slot.
  public func outcome(of dish: Dish.ID) -> SlotOutcome {
    outcome(of: slot(with: dish))
  }

  /// The slot with a dish in it: at its first course that is open or a wish, or in place of all
  /// that stands there.
  public func slot(with dish: Dish.ID) -> Slot {
    var slot = household[address]
    if let index = slot.items.firstIndex(where: { !$0.isChosen }) {
      slot.items[index] = .dish(dish)
    } else {
      slot.items = [.dish(dish)]
    }
    return slot
  }
}
