internal import MealModel
internal import MealRules
internal import Wording

/// What is to be said of someone at a slot: that they can't eat what is planned, that nobody knows,
/// or what they get instead.
struct SlotMark: Hashable, Sendable {
  /// What is known.
  enum Kind: Hashable, Sendable {
    /// They can't have it.
    case unsafe
    /// Nobody looked whether they can.
    case notChecked
    /// They can, since they get something else: what differs from the plan.
    case served([Serving])
  }

  /// What is known.
  let kind: Kind
  /// Whom it is about.
  let person: Person.ID

  /// Whether they may not be able to eat it.
  var isDoubt: Bool { kind == .unsafe || kind == .notChecked }

  /// The mark in words.
  func phrase(in household: Household) -> Phrase {
    let name = WeekCellText.shortened(household.people[person]?.name ?? person.rawValue)
    return switch kind {
    case .unsafe: .cannotEat(name)
    case .notChecked: .notChecked(name)
    case .served(let servings): .servedTo(name, Self.changes(in: servings, household))
    }
  }

  /// What differs from the plan, each once; the names are shortened, the list never: what stands at
  /// its end may be what makes the meal safe.
  private static func changes(in servings: [Serving], _ household: Household) -> [Phrase] {
    servings.flatMap { $0.changes(in: household) }.reduce(into: []) { known, change in
      let short = Phrase(
        es: WeekCellText.shortened(change.es),
        en: WeekCellText.shortened(change.en)
      )
      if !known.contains(short) { known.append(short) }
    }
  }
}

extension SlotMark.Kind {
  /// The sign before the words.
  var sign: String {
    switch self {
    case .unsafe: "✗"
    case .notChecked: "?"
    case .served: "↳"
    }
  }
}
