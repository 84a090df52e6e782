public import MealModel
public import MealRules

/// A rule of a household that limits what can be planned.
public enum PlanningRule: Hashable, Sendable {
  /// A rule of a tag or dish, by its name in the files.
  case bearer(Bearer, String)
  /// `maxMinutes` of a meal.
  case minutes(Meal)
  /// A tag or dish that is fixed at a slot, or wished there.
  case required(Bearer, SlotAddress)
}

extension PlanningRule: Comparable, CustomStringConvertible {
  /// Its name as programs read it: `tag:carne.maxPerWeek`, `meal:dinner.maxMinutes`.
  public var description: String {
    switch self {
    case .bearer(let bearer, let name): "\(Self.kind(of: bearer)):\(bearer.id).\(name)"
    case .minutes(let meal): "meal:\(meal.rawValue).\(MaxMinutes.name)"
    case .required(let bearer, let slot): "\(Self.kind(of: bearer)):\(bearer.id)@\(slot)"
    }
  }

  private static func kind(of bearer: Bearer) -> String {
    switch bearer {
    case .tag: "tag"
    case .dish: "dish"
    }
  }

  /// Orders rules by their names.
  public static func < (left: Self, right: Self) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }
}
