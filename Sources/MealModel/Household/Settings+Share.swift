extension Settings {
  /// A meal's part of the day's energy, 0 to 1.
  ///
  /// Its share ÷ the sum of all: the five of every day, and the training snacks where planned.
  public func share(of meal: Meal) -> Double {
    let (own, all) = shareParts(of: meal)
    return all > 0 ? own / all : 0
  }

  /// A meal's share, and the sum of all: ``share(of:)`` as a fraction.
  public func shareParts(of meal: Meal) -> (own: Double, all: Double) {
    func weight(_ meal: Meal) -> Double {
      switch meal {
      case .preWorkout, .postWorkout:
        meals[meal].map { $0.share ?? meal.usualShare } ?? 0
      default:
        meals[meal]?.share ?? meal.usualShare
      }
    }
    return (weight(meal), Meal.allCases.map(weight).reduce(0, +))
  }
}
