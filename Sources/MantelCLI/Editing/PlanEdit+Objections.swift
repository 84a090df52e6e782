internal import MealModel
internal import MealRules
internal import Wording

extension PlanEdit {
  /// What speaks against one of the changed slots.
  struct Objection {
    /// The changed slot.
    let address: SlotAddress
    /// What is so, and what would lift it.
    let message: Phrase
  }

  /// All that ``judge()`` would refuse the slots for, each by its slot.
  func objections() -> [Objection] {
    let outcome = PlanAdvice(household: household).outcome(of: slots)
    let unsafe = outcome.tables.sorted { $0.key < $1.key }.flatMap { address, table in
      table.unsafe.map { Objection(address: address, message: words($0)) }
    }
    guard !isForced else { return unsafe }
    return unsafe
      + outcome.breaches.compactMap { breach in
        let concerned = [breach.address].compactMap(\.self) + breach.others
        let changed = concerned.first { slots[$0] != nil } ?? slots.keys.min()
        return changed.map { address in
          Objection(
            address: address,
            message: .joined([words(breach), .planAllowHint(breach.allowance)], separator: "; ")
          )
        }
      }
  }
}
