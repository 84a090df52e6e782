/// What one person did to a shopping list: the list itself is worked out from the plan.
public struct ShoppingProgress: Hashable, Sendable {
  /// How much of a food was bought.
  public enum Bought: Hashable, Sendable {
    /// It was ticked, without an amount.
    case ticked(Bool)
    /// So much, of each unit that it was bought in.
    case amounts([Amount])
  }

  /// Something that no plan asks for.
  public struct Addition: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// How much.
    public var amount: Amount?
    /// The shop's section.
    public var category: String?

    /// Creates an addition.
    public init(name: String, amount: Amount? = nil, category: String? = nil) {
      self.name = name
      self.amount = amount
      self.category = category
    }
  }

  /// What was bought, by food.
  public var bought: [Food.ID: Bought] = [:]
  /// What was added by hand, by an id of the list's own.
  public var added: [String: Addition] = [:]
  /// What was taken off by hand.
  public var removed: Set<String> = []

  /// Creates progress in which nothing was done.
  public init() {}
}
