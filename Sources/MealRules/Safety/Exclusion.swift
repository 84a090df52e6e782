public import MealModel
public import Wording

/// Something that a person can't have.
public enum Exclusion: Hashable, Sendable {
  /// A word of the vocabulary.
  case substance(Substance)
  /// A food.
  case food(Food.ID)
}

extension Exclusion {
  /// What it is called.
  ///
  /// - Parameter household: Where foods have their names.
  /// - Returns: The substance's or food's name.
  public func phrase(in household: Household) -> Phrase {
    switch self {
    case .substance(let substance): Phrase.substance(substance.rawValue)
    case .food(let food): household.name(of: food)
    }
  }
}

/// All that a person can't have, by diets and allergies together.
public struct Exclusions: Hashable, Sendable {
  /// The words of the vocabulary.
  public var substances: Set<Substance> = []
  /// The foods.
  public var foods: Set<Food.ID> = []
  /// Allergies that are neither a word of the vocabulary nor a food that there is; nothing can be
  /// held against them, so no dish is safe.
  public var unreadable: [String] = []

  /// Creates what a person excludes; a word of the vocabulary comes before a food's id.
  public init(of person: Person) {
    for diet in person.diets { substances.formUnion(diet.excluded) }
    for allergy in person.allergies {
      if let substance = Substance(rawValue: allergy) {
        substances.insert(substance)
      } else if let food = Food.ID(allergy) {
        foods.insert(food)
      } else {
        unreadable.append(allergy)
      }
    }
  }

  /// Whether the person can have everything.
  public var isEmpty: Bool { substances.isEmpty && foods.isEmpty && unreadable.isEmpty }

  /// Whether a key of an `instead` names something excluded.
  func names(_ key: String) -> Bool {
    if let substance = Substance(rawValue: key) {
      return !Substance.withImplied([substance]).isDisjoint(with: substances)
    }
    return Food.ID(key).map(foods.contains) ?? false
  }
}
