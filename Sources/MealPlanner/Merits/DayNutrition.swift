/// How far a day's energy and nutrients are from what its tables should have, beyond a tenth: the
/// fourth level, for whole plans and for a dish that is proposed alike.
struct DayNutrition: Sendable {
  /// What is eaten on a day.
  struct Eaten: Sendable {
    fileprivate(set) var figures = EnergyFigures()
    /// The day's sittings that have a dish, as bits.
    fileprivate var sittings = 0

    /// Whether there is a dish at a table that has a target.
    var hasDish: Bool { sittings != 0 }

    /// Adds all that is eaten at a sitting.
    mutating func add(_ figures: EnergyFigures, at sitting: Int) {
      self.figures += figures
      sittings |= 1 << sitting
    }
  }

  /// What the sittings that have a dish should bring together.
  private struct Target: Sendable {
    /// In whole kcal.
    var amounts = EnergyFigures.Amounts.zero
    var isKnown = EnergyFigures.Mask(repeating: true)
  }

  /// More than this is told no more, in kcal.
  private static let most: Int64 = 1_000_000_000

  /// By the sittings that have a dish, as bits.
  private let targets: [Target]

  /// Creates the day of some sittings.
  ///
  /// - Parameter sittings: What each table should have; a meal at which nobody has a target is none.
  init(_ sittings: [TableTarget]) {
    targets = (0..<1 << sittings.count).map { bits in
      let those = sittings.indices.filter { bits & 1 << $0 != 0 }.map { sittings[$0] }
      return Target(
        amounts: TableTarget.whole(those),
        isKnown: those.reduce(EnergyFigures.Mask(repeating: true)) { $0 .& $1.isKnown }
      )
    }
  }

  /// Σ over what is known of how much more than a tenth the day is off, in kcal.
  ///
  /// - Parameter eaten: What is eaten.
  /// - Returns: The sum; `nil` where the day's energy isn't known, or what it should be.
  func deviation(of eaten: Eaten) -> Int? {
    let target = targets[eaten.sittings]
    let isKnown = eaten.figures.isKnown .& target.isKnown
    guard eaten.sittings != 0, isKnown[0] else { return nil }
    let (parts, half) = (EnergyFigures.parts, EnergyFigures.parts / 2)
    let planned = (eaten.figures.amounts &+ half) / parts
    let off = (planned &- target.amounts).magnitudes &- target.amounts / 10
    let sum = EnergyFigures.Amounts.zero
      .replacing(with: pointwiseMax(off, .zero), where: isKnown).wrappedSum()
    // Figures that nobody could eat are as good as any others.
    return Int(min(sum, Self.most))
  }

  /// How far a day would be from its targets, without the tenth, had it one dish for another.
  ///
  /// It is a guide for what to try: what isn't known of a dish counts as nothing.
  func distance(of eaten: Eaten, exchanging old: EnergyFigures, for new: EnergyFigures) -> Int64 {
    let planned = eaten.figures.exchanging(old, for: new)
    let target = targets[eaten.sittings].amounts &* EnergyFigures.parts
    return (planned &- target).magnitudes.wrappedSum()
  }
}

extension SIMD4<Int64> {
  fileprivate var magnitudes: Self { pointwiseMax(self, .zero &- self) }
}
