public import MealModel
public import Wording

/// One of the figures that are kept.
public enum Nutrient: String, CaseIterable, Sendable {
  /// Energy, in kcal.
  case kcal
  /// Protein, in grams.
  case protein
  /// Carbohydrates without fibre, in grams.
  case carbohydrates
  /// Fat, in grams.
  case fat
  /// Fibre, in grams.
  case fibre

  /// What it is called.
  public var phrase: Phrase {
    self == .kcal ? Phrase(es: "energía", en: "energy") : .field(rawValue)
  }
}

/// A value for each nutrient.
public struct ByNutrient<Value: Sendable>: Sendable {
  private var kcal: Value
  private var protein: Value
  private var carbohydrates: Value
  private var fat: Value
  private var fibre: Value

  /// Creates the same value for all.
  public init(all value: Value) {
    (kcal, protein, carbohydrates, fat, fibre) = (value, value, value, value, value)
  }

  /// One nutrient's value.
  public subscript(nutrient: Nutrient) -> Value {
    get {
      switch nutrient {
      case .kcal: kcal
      case .protein: protein
      case .carbohydrates: carbohydrates
      case .fat: fat
      case .fibre: fibre
      }
    }
    set {
      switch nutrient {
      case .kcal: kcal = newValue
      case .protein: protein = newValue
      case .carbohydrates: carbohydrates = newValue
      case .fat: fat = newValue
      case .fibre: fibre = newValue
      }
    }
  }
}

extension ByNutrient: Equatable where Value: Equatable {}
extension ByNutrient: Hashable where Value: Hashable {}

extension Nutrition {
  /// One nutrient's figure.
  public subscript(nutrient: Nutrient) -> Double? {
    get {
      switch nutrient {
      case .kcal: kcal
      case .protein: protein
      case .carbohydrates: carbohydrates
      case .fat: fat
      case .fibre: fibre
      }
    }
    set {
      switch nutrient {
      case .kcal: kcal = newValue
      case .protein: protein = newValue
      case .carbohydrates: carbohydrates = newValue
      case .fat: fat = newValue
      case .fibre: fibre = newValue
      }
    }
  }

  /// The figures that aren't known.
  public var missing: [Nutrient] { Nutrient.allCases.filter { self[$0] == nil } }

  /// So many times these figures.
  public func scaled(by factor: Double) -> Self {
    var result = self
    for nutrient in Nutrient.allCases { result[nutrient] = self[nutrient].map { $0 * factor } }
    return result
  }
}
