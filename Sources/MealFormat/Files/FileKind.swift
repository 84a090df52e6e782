/// The kinds of files that a household has.
public enum FileKind: String, CaseIterable, Sendable {
  /// `mantel.json`
  case settings
  /// `tags/<tag>.json`
  case tag
  /// `dishes/<dish>.json`
  case dish
  /// `foods/<food>.json`
  case food
  /// `pantry.json`
  case pantry
  /// `plans/<year>/<week>.json`
  case plan
  /// `templates/<template>.json`
  case template
  /// `shopping/<year>/<first day>/<person>.json`
  case shopping
  /// `people/<person>/preferences.json`
  case preferences
  /// `people/<person>/objectives/<objective>.json`, shared or private
  case objective
  /// `private/people/<person>/diary/<year>/<day>.json`
  case diary
  /// `private/people/<person>/health/whoop/<year>/<day>.json`
  case whoop
  /// `private/people/<person>/health/apple-health/<year>/<day>.json`
  case appleHealth = "apple-health"
  /// `private/people/<person>/coach/<day>.json`
  case coach
}

extension FileKind {
  /// What a file of the kind may hold.
  package var shape: Shape {
    switch self {
    case .settings: .settings
    case .tag: .tag
    case .dish: .dish
    case .food: .food
    case .pantry: .pantry
    case .plan: .plan
    case .template: .template
    case .shopping: .shopping
    case .preferences: .preferences
    case .objective: .objective
    case .diary: .diary
    case .whoop: .whoop
    case .appleHealth: .appleHealth
    case .coach: .coach
    }
  }
}
