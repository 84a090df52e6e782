/// A meal of the day, in the day's order.
public enum Meal: String, CaseIterable, Comparable, Sendable {
  /// Breakfast.
  case breakfast
  /// A snack in the morning.
  case morningSnack
  /// Lunch.
  case lunch
  /// A snack in the afternoon.
  case afternoonSnack
  /// Dinner.
  case dinner
  /// Before training.
  case preWorkout
  /// After training.
  case postWorkout

  /// Its place in the day, from 0.
  public var index: Int {
    switch self {
    case .breakfast: 0
    case .morningSnack: 1
    case .lunch: 2
    case .afternoonSnack: 3
    case .dinner: 4
    case .preWorkout: 5
    case .postWorkout: 6
    }
  }

  /// The part of the day's energy, in percent, where the settings don't say another.
  public var usualShare: Double {
    switch self {
    case .breakfast: 20
    case .morningSnack, .preWorkout, .postWorkout: 5
    case .lunch: 35
    case .afternoonSnack: 10
    case .dinner: 30
    }
  }

  /// Orders meals as a day has them.
  public static func < (left: Self, right: Self) -> Bool {
    left.index < right.index
  }
}

/// What a dish is in a meal.
public enum Course: String, CaseIterable, Sendable {
  /// A first course.
  case first
  /// A second course.
  case second
  /// A first and second in one.
  case single
  /// A side.
  case side
  /// A dessert.
  case dessert
}
