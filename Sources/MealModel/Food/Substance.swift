/// What a food can contain that someone may not eat.
///
/// The fourteen of Annex II of Regulation (EU) 1169/2011, and four that diets exclude.
public enum Substance: String, CaseIterable, Comparable, Sendable {
  /// Cereals with gluten.
  case gluten
  /// Crustaceans.
  case crustaceans
  /// Eggs.
  case eggs
  /// Fish.
  case fish
  /// Peanuts.
  case peanuts
  /// Soybeans.
  case soybeans
  /// Milk, lactose included.
  case milk
  /// Tree nuts.
  case nuts
  /// Celery.
  case celery
  /// Mustard.
  case mustard
  /// Sesame.
  case sesame
  /// Sulphur dioxide and sulphites.
  case sulphites
  /// Lupin.
  case lupin
  /// Molluscs.
  case molluscs
  /// Meat of any kind.
  case meat
  /// Pork, which is meat too.
  case pork
  /// Of an animal, and neither meat, fish, egg nor milk: gelatine, honey.
  case animal
  /// Alcohol.
  case alcohol

  /// Orders by the names' bytes, as sets are written.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }

  /// What is contained with it by its nature: pork is meat.
  public static func withImplied(_ substances: Set<Self>) -> Set<Self> {
    substances.contains(.pork) ? substances.union([.meat]) : substances
  }
}

/// A way of eating that excludes something.
public enum Diet: String, CaseIterable, Comparable, Sendable {
  /// Milk excluded.
  case dairyFree
  /// Gluten excluded.
  case glutenFree
  /// At most 100 g of carbohydrates a day; it forbids no dish.
  case lowCarb
  /// Meat excluded, fish not.
  case pescatarian
  /// All of animals excluded.
  case vegan
  /// Meat and fish excluded.
  case vegetarian

  /// What the diet excludes.
  public var excluded: Set<Substance> {
    switch self {
    case .dairyFree: [.milk]
    case .glutenFree: [.gluten]
    case .lowCarb: []
    case .pescatarian: [.meat, .pork]
    case .vegan: [.meat, .pork, .fish, .crustaceans, .molluscs, .eggs, .milk, .animal]
    case .vegetarian: [.meat, .pork, .fish, .crustaceans, .molluscs]
    }
  }

  /// Orders by the names' bytes, as sets are written.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }
}
