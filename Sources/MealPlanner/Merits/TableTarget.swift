internal import MealModel
internal import MealNutrition

/// What a portion of 1 should bring at a meal, in kcal: share × (Σ targets ÷ Σ portions).
struct TableTarget: Hashable, Sendable {
  /// One of the figures; a fraction wherever 64 bits hold it.
  private struct Figure: Hashable, Sendable {
    var exact: Rational?
    var near: Double
  }

  /// More than this is told no more, in kcal.
  private static let most = 1e11

  /// Of energy, protein, carbohydrates and fat; `nil` where nobody has a target.
  private let figures: [Figure?]

  /// The target of a table; `nil` where nobody there has any.
  init?(
    at key: SlotKey,
    of slot: Slot,
    in household: Household,
    targets: [Person.ID: Nutrition]
  ) {
    let people = household.diners(at: key, of: slot).compactMap { id in
      targets[id].map { ($0.energyFigures, household.people[id]?.portion ?? 1) }
    }
    let share = household.settings.shareParts(of: key.meal)
    figures = Nutrition().energyFigures.enumerated().map { index, figure in
      let those = people.compactMap { figures, portion in
        figures[index].value.map { (target: $0, portion: portion) }
      }
      return Self.figure(of: those, kcalPerUnit: figure.kcalPerUnit, share: share)
    }
    guard figures.contains(where: { $0 != nil }) else { return nil }
  }

  private static func figure(
    of people: [(target: Double, portion: Double)],
    kcalPerUnit: Int64,
    share: (own: Double, all: Double)
  ) -> Figure? {
    let portions = people.map(\.portion).reduce(0, +)
    guard portions > 0 else { return nil }
    let sum = people.map(\.target).reduce(0, +)
    let part = share.all > 0 ? share.own / share.all : 0
    let exact = Rational.sum(of: people.map { Rational(millionthsOf: $0.target) })?
      .multiplied(by: Rational(whole: Int(kcalPerUnit)))?
      .divided(by: Rational.sum(of: people.map { Rational(millionthsOf: $0.portion) }))?
      .multiplied(by: Rational(millionthsOf: share.own))?
      .divided(by: Rational(millionthsOf: share.all))
    // Beside nearly nothing, as a portion may be, a quotient is more than a number holds.
    let near = part > 0 ? bounded(sum * Double(kcalPerUnit) / portions * part) : 0
    return Figure(exact: exact, near: near)
  }

  private static func bounded(_ kcal: Double) -> Double { kcal < most ? kcal : most }

  /// Which of energy, protein, carbohydrates and fat someone has a target for.
  var isKnown: EnergyFigures.Mask {
    var mask = EnergyFigures.Mask(repeating: false)
    for (index, figure) in figures.enumerated() { mask[index] = figure != nil }
    return mask
  }

  /// The sum of meals' targets in whole kcal, half up.
  static func whole(_ targets: [Self]) -> EnergyFigures.Amounts {
    var sums = EnergyFigures.Amounts.zero
    for index in 0..<4 {
      let figures = targets.compactMap { $0.figures[index] }
      let half = Rational(1, 2)
      let exact = Rational.sum(of: figures.map(\.exact) + [half])?.roundedDown
      let near = figures.map(\.near).reduce(0.5, +).rounded(.down)
      sums[index] = Int64(min(exact ?? Int(bounded(near)), Int(most)))
    }
    return sums
  }
}

extension Rational {
  fileprivate func multiplied(by factor: Self?) -> Self? {
    factor.flatMap { multiplied(by: $0) }
  }

  /// The nearest number of millionths; `nil` where 64 bits don't hold it, or where it would be
  /// nothing though it isn't.
  fileprivate init?(millionthsOf value: Double) {
    guard value >= 0, value < 1e12 else { return nil }
    let millionths = Int((value * 1e6).rounded())
    guard millionths > 0 || value == 0 else { return nil }
    self.init(millionths, 1_000_000)
  }
}
