extension Settings {
  /// A meal's part of the day's energy, 0 to 1.
  ///
  /// Its share ÷ the sum of all: the five of every day, and the training snacks where planned.
  public func share(of meal: Meal) -> Double {
    func weight(_ meal: Meal) -> Double {
      switch meal {
      case .preWorkout, .postWorkout:
        meals[meal].map { $0.share ?? meal.usualShare } ?? 0
      default:
        meals[meal]?.share ?? meal.usualShare
      }
    }
    let sum = Meal.allCases.map(weight).reduce(0, +)
    return sum > 0 ? weight(meal) / sum : 0
  }
}
