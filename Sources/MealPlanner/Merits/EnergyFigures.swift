internal import MealModel

/// Energy, protein, carbohydrates and fat, each in millionths of a kcal.
///
/// What is given to the millionth is summed exactly, in any order.
struct EnergyFigures: Sendable {
  typealias Amounts = SIMD4<Int64>
  typealias Mask = SIMDMask<Amounts>

  /// How many of them are a kcal.
  static let parts: Int64 = 1_000_000
  /// A figure above this, in kcal or grams, is as good as this.
  private static let most = 1e9

  /// What isn't known is 0.
  private(set) var amounts = Amounts.zero
  private(set) var isKnown = Mask(repeating: true)

  /// Nothing, all of it known.
  init() {}

  /// What a dish brings.
  init(_ nutrition: Nutrition) {
    for (index, figure) in nutrition.energyFigures.enumerated() {
      isKnown[index] = figure.value != nil
      amounts[index] = Self.millionths(figure.value ?? 0) * figure.kcalPerUnit
    }
  }

  private static func millionths(_ value: Double) -> Int64 {
    guard value < most else { return Int64(most) * parts }
    return Int64((max(0, value) * Double(parts)).rounded())
  }

  static func += (left: inout Self, right: Self) {
    left.amounts &+= right.amounts
    left.isKnown .&= right.isKnown
  }

  /// The amounts with one dish's in place of another's.
  func exchanging(_ old: Self, for new: Self) -> Amounts {
    amounts &- old.amounts &+ new.amounts
  }
}

extension Nutrition {
  /// Energy, protein, carbohydrates and fat, each with the kcal that one of it has.
  var energyFigures: [(value: Double?, kcalPerUnit: Int64)] {
    [(kcal, 1), (protein, 4), (carbohydrates, 4), (fat, 9)]
  }
}
