public import Wording

/// Why something that is eaten can't be reckoned with.
public enum UnknownReason: Hashable, Sendable {
  /// An ingredient doesn't say how much.
  case noAmount
  /// Its amount makes no sense.
  case unreadableAmount(String)
  /// Its amount may mean thousands or decimals.
  case ambiguousAmount(String)
  /// The food has no file.
  case noFood
  /// The dish has no file.
  case noDish
  /// The file has errors.
  case faultyFile
  /// The food says nothing of what it brings.
  case noFigures
  /// Only some figures are missing.
  case missingFigures
  /// The food doesn't say what one of a unit weighs.
  case noWeight(String)
  /// The food doesn't say what a millilitre weighs.
  case noDensity
  /// The dish is an ingredient of itself.
  case circular
  /// Of a dish that is an ingredient not all is known.
  case partlyKnownDish
  /// It comes to more than anything can.
  case beyondMeasure
  /// The dish has no ingredients.
  case noIngredients
  /// The meal is eaten elsewhere.
  case eatenElsewhere

  /// The reason in words, for the figures that it leaves unknown.
  public func phrase(for nutrients: [Nutrient]) -> Phrase {
    switch self {
    case .noAmount: .amountIsNotSaid
    case .unreadableAmount(let text): .amountIsNotRead(text)
    case .ambiguousAmount(let text): .amountIsAmbiguous(text)
    case .noFood: .foodHasNoFile
    case .noDish: .dishHasNoFile
    case .faultyFile: .fileHasErrors
    case .noFigures: .figuresAreMissing
    case .missingFigures: .figuresAreMissing(.list(nutrients.map(\.phrase)))
    case .noWeight(let unit): .weightIsMissing(unit)
    case .noDensity: .densityIsMissing
    case .circular: .dishHoldsItself
    case .partlyKnownDish: .dishIsPartlyKnown
    case .beyondMeasure: .beyondMeasure
    case .noIngredients: .ingredientsAreMissing
    case .eatenElsewhere: .eatenElsewhere
    }
  }
}

/// An amount of a food that can't be converted.
struct Unconvertible: Error, Hashable {
  var reason: UnknownReason

  init(_ reason: UnknownReason) { self.reason = reason }
}
