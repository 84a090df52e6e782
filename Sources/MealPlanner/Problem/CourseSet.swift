internal import MealModel

/// What a place in a slot takes.
struct CourseSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let first = Self(rawValue: 1)
  static let second = Self(rawValue: 2)
  static let single = Self(rawValue: 4)
  /// What a meal without courses gets.
  static let main: Self = [.first, .second, .single]

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ course: Course) {
    switch course {
    case .first: self = .first
    case .second: self = .second
    case .single: self = .single
    case .side: self.init(rawValue: 8)
    case .dessert: self.init(rawValue: 16)
    }
  }
}
