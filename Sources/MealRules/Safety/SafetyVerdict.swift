public import MealModel
public import Wording

/// Whether a person can eat a dish: three answers, never two.
public enum SafetyVerdict: Hashable, Sendable {
  /// All that it contains is known, and nothing of it excluded.
  case safe
  /// It contains something that the person excludes.
  case unsafe([UnsafeReason])
  /// Nobody knows.
  case notChecked([UncheckedReason])

  /// Whether the dish is safe.
  public var isSafe: Bool { self == .safe }
}

/// Why someone can't eat a dish.
public struct UnsafeReason: Hashable, Sendable {
  /// What says that something is contained.
  public enum Source: Hashable, Sendable {
    /// The dish itself, or a dish that it is made with.
    case dish(Dish.ID)
    /// A food among the ingredients.
    case food(Food.ID)
  }

  /// What the person excludes.
  public var excluded: Exclusion
  /// What says that it is there.
  public var source: Source
  /// Whether only traces are said to be there.
  public var isTrace: Bool

  /// Creates a reason.
  public init(_ excluded: Exclusion, source: Source, isTrace: Bool = false) {
    self.excluded = excluded
    self.source = source
    self.isTrace = isTrace
  }

  /// The reason in words.
  ///
  /// - Parameter household: Where foods and dishes have their names.
  /// - Returns: A clause without a final period.
  public func phrase(in household: Household) -> Phrase {
    switch (excluded, source) {
    case (.food(let food), _):
      Phrase.madeWith(household.name(of: food))
    case (.substance, .dish(let dish)):
      Phrase.contains(
        household.name(of: dish),
        excluded.phrase(in: household),
        isTrace: isTrace
      )
    case (.substance, .food(let food)):
      Phrase.contains(
        household.name(of: food),
        excluded.phrase(in: household),
        isTrace: isTrace
      )
    }
  }
}

/// Why nobody knows whether someone can eat a dish.
public enum UncheckedReason: Hashable, Sendable {
  /// No dish has the id.
  case unknownDish(Dish.ID)
  /// The record's file has errors, so that nothing it says is relied on.
  case faulty(Household.Record)
  /// A dish is an ingredient of itself.
  case circle(Dish.ID)
  /// The dish names neither ingredients nor contents.
  case dishNotLookedAt(Dish.ID)
  /// The dish says what it contains, and not what traces.
  case tracesOfDish(Dish.ID)
  /// An ingredient of the dish has no file; its name may raise a suspicion.
  case ingredientWithoutFile(String, of: Dish.ID, suspected: [Substance])
  /// The food's file doesn't say what it contains.
  case foodNotLookedAt(Food.ID)
  /// The food's file doesn't say what traces it may contain.
  case tracesOfFood(Food.ID)
  /// The dish has no list of ingredients that could clear it of the food.
  case noIngredientList(Dish.ID, Food.ID)
  /// The person's allergy is neither a word of the vocabulary nor a food.
  case unreadableAllergy(String)

  /// The reason in words.
  ///
  /// - Parameter household: Where foods and dishes have their names.
  /// - Returns: A clause without a final period.
  public func phrase(in household: Household) -> Phrase {
    switch self {
    case .unknownDish(let dish): Phrase.noDishFile(household.name(of: dish))
    case .faulty(let record): Phrase.fileHasErrors(record.path)
    case .circle(let dish): Phrase.madeOfItself(household.name(of: dish))
    case .dishNotLookedAt(let dish): Phrase.contentsNotLookedAt(household.name(of: dish))
    case .tracesOfDish(let dish): Phrase.tracesNotLookedAt(household.name(of: dish))
    case .ingredientWithoutFile(let key, _, let suspected):
      Phrase.ingredientWithoutFile(
        Phrase(verbatim: key),
        suspected: suspected.map { Phrase.substance($0.rawValue) }
      )
    case .foodNotLookedAt(let food): Phrase.contentsNotLookedAt(household.name(of: food))
    case .tracesOfFood(let food): Phrase.tracesNotLookedAt(household.name(of: food))
    case .noIngredientList(let dish, let food):
      Phrase.noIngredientList(household.name(of: dish), food: household.name(of: food))
    case .unreadableAllergy(let text): Phrase.unreadableAllergy(text)
    }
  }

  /// Whether the reason is only that a file has errors, which is found where the file is.
  var isFaultyRecord: Bool {
    if case .faulty = self { true } else { false }
  }
}
