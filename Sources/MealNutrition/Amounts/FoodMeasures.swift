internal import MealModel

/// What a food says of its weights, ready to convert amounts with.
struct FoodMeasures: Sendable {
  private let basis: Food.Basis
  private let density: Double?
  private let weights: [String: Double]

  init(_ food: Food) {
    basis = food.basis
    density = food.density
    var weights: [String: Double] = [:]
    for (key, grams) in food.weights.sorted(by: { $0.key < $1.key }) {
      weights[Self.key(key)] = grams
    }
    // The units' own names win over other spellings of them.
    for (key, grams) in food.weights where MeasureUnit.named(key)?.symbol == key {
      weights[key] = grams
    }
    self.weights = weights
  }

  /// A key of `weights` as amounts are looked up: a unit's symbol, else the word in the singular.
  private static func key(_ key: String) -> String {
    MeasureUnit.named(key)?.symbol ?? singular(LatinLetters.folded(key))
  }

  private static func singular(_ word: String) -> String {
    for ending in ["es", "s"] where word.hasSuffix(ending) && word.count > ending.count + 2 {
      return String(word.dropLast(ending.count))
    }
    return word
  }

  /// How many times the figures' basis an amount is.
  func bases(in amount: MeasuredAmount) throws(Unconvertible) -> Double {
    switch basis {
    case .hundredGrams: try grams(of: amount) / 100
    case .hundredMillilitres: try millilitres(of: amount) / 100
    case .unit: try pieces(of: amount)
    }
  }

  /// What an amount weighs.
  func grams(of amount: MeasuredAmount) throws(Unconvertible) -> Double {
    let count = amount.middle
    guard case .known(let unit) = amount.unit else { return try count.double * weight(of: amount) }
    switch unit.measure {
    case .grams(let grams, let per): return count.times(grams, per: per)
    case .millilitres(let millilitres, let per):
      if let weight = spoonWeight(unit) { return count.double * weight }
      guard let density else { throw Unconvertible(Self.missing(for: unit)) }
      return count.times(millilitres, per: per) * density
    case .count:
      if unit == .pinch, weights[unit.symbol] == nil { return 0 }
      return try count.double * weight(of: amount)
    }
  }

  private func millilitres(of amount: MeasuredAmount) throws(Unconvertible) -> Double {
    if case .known(let unit) = amount.unit,
      case .millilitres(let millilitres, let per) = unit.measure
    {
      return amount.middle.times(millilitres, per: per)
    }
    let grams = try grams(of: amount)
    guard grams > 0 else { return 0 }
    guard let density, density > 0 else { throw Unconvertible(.noDensity) }
    return grams / density
  }

  private func pieces(of amount: MeasuredAmount) throws(Unconvertible) -> Double {
    if amount.unit == .known(.unit) { return amount.middle.double }
    let grams = try grams(of: amount)
    guard grams > 0 else { return 0 }
    guard let piece = weights[MeasureUnit.unit.symbol] else {
      throw Unconvertible(.noWeight(MeasureUnit.unit.symbol))
    }
    return grams / piece
  }

  /// What one of a thing weighs.
  private func weight(of amount: MeasuredAmount) throws(Unconvertible) -> Double {
    switch amount.unit {
    case .known(let unit):
      guard let weight = weights[unit.symbol] else { throw Unconvertible(.noWeight(unit.symbol)) }
      return weight
    case .word(let word):
      guard let weight = weights[Self.singular(word)] else {
        throw Unconvertible(.noWeight(word))
      }
      return weight
    }
  }

  /// What a cup or spoon of it weighs; three teaspoons are a tablespoon everywhere.
  private func spoonWeight(_ unit: MeasureUnit) -> Double? {
    if let weight = weights[unit.symbol] { return weight }
    return switch unit {
    case .teaspoon: weights[MeasureUnit.tablespoon.symbol].map { $0 / 3 }
    case .tablespoon: weights[MeasureUnit.teaspoon.symbol].map { $0 * 3 }
    default: nil
    }
  }

  /// What would help: of spoons and cups a weight, of measured volumes a density.
  private static func missing(for unit: MeasureUnit) -> UnknownReason {
    ["tsp", "tbsp", "dessertspoon", "cup", "glass"].contains(unit.symbol)
      ? .noWeight(unit.symbol) : .noDensity
  }
}

extension Rational {
  /// The product with a fraction, exact as long as it fits.
  fileprivate func times(_ above: Int, per below: Int) -> Double {
    guard let factor = Self(above, below) else { return double * Double(above) / Double(below) }
    return multiplied(by: factor)?.double ?? double * factor.double
  }
}
