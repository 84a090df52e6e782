/// An ingredient: what it contains, and what it brings.
public struct Food: Hashable, Sendable {
  /// The id of a food.
  public typealias ID = Identifier<Food>

  /// What the figures are for.
  public enum Basis: String, CaseIterable, Sendable {
    /// 100 grams.
    case hundredGrams = "100 g"
    /// 100 millilitres.
    case hundredMillilitres = "100 ml"
    /// One piece.
    case unit
  }

  /// What it is called.
  public var name: Name
  /// Other words for it.
  public var aliases: [String] = []
  /// Where it stands in the shop.
  public var category: String?
  /// What it contains; `nil` where nobody looked.
  public var contains: Set<Substance>?
  /// What it may contain traces of; `nil` where nobody looked.
  public var traces: Set<Substance>?
  /// Its energy and nutrients for ``basis``.
  public var nutrition: Nutrition?
  /// What ``nutrition`` is for.
  public var basis: Basis = .hundredGrams
  /// Grams of a unit, a cup, a spoon.
  public var weights: [String: Double] = [:]
  /// Grams a millilitre.
  public var density: Double?
  /// How it is sold.
  public var pack: Amount?
  /// Whether it is listed for shopping in a section of its own.
  public var staple = false
  /// Whether it is kept in this house.
  public var active = true
  /// EAN and UPC codes.
  public var barcodes: [String] = []
  /// Where its figures come from.
  public var source: String?

  /// Creates a food of which only the name is known.
  public init(name: Name) {
    self.name = name
  }
}
