public import MealModel
public import Wording

/// What a slot can bear, and what brings rules to a plan: a tag or a dish.
///
/// On a dish, "bears it" reads "is it".
public enum Bearer: Hashable, Sendable {
  /// A tag, which the dishes in a slot have.
  case tag(Tag.ID)
  /// A dish in a slot.
  case dish(Dish.ID)
}

extension Bearer {
  /// Its id, as `allow` names it.
  public var id: String {
    switch self {
    case .tag(let id): id.rawValue
    case .dish(let id): id.rawValue
    }
  }

  /// What it is called.
  ///
  /// - Parameter household: Where it has its name.
  /// - Returns: The name.
  public func phrase(in household: Household) -> Phrase {
    switch self {
    case .tag(let id): household.name(of: id)
    case .dish(let id): household.name(of: id)
    }
  }

  /// Its record in the household.
  public var record: Household.Record {
    switch self {
    case .tag(let id): .tag(id)
    case .dish(let id): .dish(id)
    }
  }

  var isTag: Bool {
    if case .tag = self { true } else { false }
  }
}

extension Bearer: Comparable {
  /// Orders tags before dishes, each by id.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.tag(let left), .tag(let right)): left < right
    case (.dish(let left), .dish(let right)): left < right
    case (.tag, .dish): true
    case (.dish, .tag): false
    }
  }
}

/// A slot that bears something; its courses together are one.
public struct Bearing: Hashable, Sendable {
  /// The slot.
  public var address: SlotAddress
  /// The first course that bears it; `nil` where a meal out does.
  public var item: Int?
  /// The first course that is cooked and bears it.
  public var cooked: Int?
  /// The first course that is leftovers and bears it.
  public var leftovers: Int?

  /// Whether it counts as eaten anew: cooked or out, and not only left over.
  public var isFresh: Bool { cooked != nil || item == nil }
  /// The course that a finding about what is eaten anew stands at.
  public var freshItem: Int? { cooked }
}
