/// A label on dishes, and the rules that it brings to a plan.
public struct Tag: Hashable, Sendable {
  /// The id of a tag.
  public typealias ID = Identifier<Tag>

  /// What it is called.
  public var name: Name
  /// Its colour, `#RRGGBB`.
  public var color: String?
  /// Its rules.
  public var rules: RuleSet

  /// Creates a tag.
  public init(name: Name, color: String? = nil, rules: RuleSet = .none) {
    self.name = name
    self.color = color
    self.rules = rules
  }
}
