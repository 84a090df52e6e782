internal import Diagnostics
public import MealModel

/// What would come of putting something into a slot.
public struct SlotOutcome: Sendable {
  /// What someone at the table would get of a dish, and whether they can eat it.
  public struct DinerServing: Hashable, Sendable {
    /// Who.
    public var person: Person.ID
    /// What they get.
    public var serving: Serving
    /// Whether what isn't checked is a warning for them.
    public var isStrict: Bool
  }

  /// Someone can't eat a dish.
  public struct Unsafe: Hashable, Sendable {
    /// Who.
    public var person: Person.ID
    /// The dish.
    public var dish: Dish.ID
    /// Why.
    public var reasons: [UnsafeReason]
  }

  /// Nobody knows whether someone can eat a dish.
  public struct Unchecked: Hashable, Sendable {
    /// Who.
    public var person: Person.ID
    /// The dish.
    public var dish: Dish.ID
    /// Why.
    public var reasons: [UncheckedReason]
    /// Whether it is a warning for them.
    public var isStrict: Bool
  }

  /// The rules that it would newly break, and that nothing accepts: a reason to refuse it.
  public var breaches: [RuleBreach]
  /// What would newly be said of the day or the week, and is no reason to refuse it: a shortfall
  /// of `minPerWeek`, and `lowCarb`.
  public var remarks: [RuleBreach]
  /// What each at the table would get of each dish.
  public var servings: [DinerServing]

  init(added: [RuleBreach], servings: [DinerServing]) {
    breaches = added.filter { !$0.isRemark }
    remarks = added.filter(\.isRemark)
    self.servings = servings
  }

  /// Who couldn't eat it: refused always.
  public var unsafe: [Unsafe] {
    servings.compactMap {
      guard case .unsafe(let reasons) = $0.serving.verdict else { return nil }
      return Unsafe(person: $0.person, dish: $0.serving.planned, reasons: reasons)
    }
  }

  /// Of whom nobody knows whether they could eat it.
  public var unchecked: [Unchecked] {
    servings.compactMap {
      guard case .notChecked(let reasons) = $0.serving.verdict else { return nil }
      return Unchecked(
        person: $0.person,
        dish: $0.serving.planned,
        reasons: reasons,
        isStrict: $0.isStrict
      )
    }
  }

  /// What `allow` has to name for all broken rules to be accepted, sorted.
  public var allowances: [String] {
    Set(breaches.map(\.allowance)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension RuleBreach {
  /// Whether it says something of the plan as a whole and forbids no dish.
  fileprivate var isRemark: Bool { code == .minPerWeek || code == .lowCarb }
}
