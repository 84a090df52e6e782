public import MealModel
public import Wording

/// A week as it is laid before anyone plans it: what the settings plan, from the template.
///
/// A template knows no people. What someone at the table can't eat, or a strict person's dish that
/// nobody checked, is left out: nobody would have seen it being planned.
public struct NewWeek: Sendable {
  /// A meal of the template that was left out.
  public struct Omission: Sendable {
    /// Where it would have stood.
    public let key: SlotKey
    /// Why, as a clause without a final period.
    public let reason: Phrase
  }

  /// The week's slots.
  public let plan: WeekPlan
  /// What the template has and the week hasn't, in the week's order.
  public let omissions: [Omission]

  /// Lays a week in a household.
  public init(in household: Household) {
    let template = household.settings.template.flatMap { household.templates[$0] }
    var plan = WeekPlan(laidFrom: household.settings, template: template)
    let check = SafetyCheck(household: household)
    var omissions: [Omission] = []
    for key in plan.keys {
      guard let reason = check.objection(to: plan[key], at: key) else { continue }
      omissions.append(Omission(key: key, reason: reason))
      plan.slots[key] = Slot()
    }
    self.plan = plan
    self.omissions = omissions
  }
}

extension SafetyCheck {
  /// Why nobody should put a slot there unseen: someone at the table can't eat it, or it isn't
  /// known for a strict person whether they can.
  ///
  /// - Parameters:
  ///   - slot: The slot, which says who is at the table besides the usual.
  ///   - key: Where it would stand.
  /// - Returns: A clause without a final period; `nil` where there is nothing against it.
  public func objection(to slot: Slot, at key: SlotKey) -> Phrase? {
    for person in household.diners(at: key, of: slot) {
      for dish in slot.eatenDishes {
        let (who, what) = (household.name(of: person), household.name(of: dish))
        switch serving(of: dish, to: person).verdict {
        case .safe: continue
        case .unsafe(let reasons):
          let reasons = reasons.map { $0.phrase(in: household) }
          return .unsafeDish(person: who, dish: what, reasons: reasons)
        case .notChecked(let reasons):
          // Where someone's file can't be read, they may be strict.
          guard household.people[person]?.strict != false else { continue }
          let reasons = reasons.map { $0.phrase(in: household) }
          return .notChecked(person: who, dish: what, reasons: reasons)
        }
      }
    }
    return nil
  }
}
