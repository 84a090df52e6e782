internal import MealModel
internal import Wording

extension CommandContext {
  /// Warns of files with errors that what is shown depends on.
  ///
  /// - Parameters:
  ///   - household: The household.
  ///   - weeks: The weeks that are shown.
  /// - Throws: `OutputError`.
  /// - Returns: Whether a plan among them has errors, so that it is shown in part at best.
  @discardableResult
  func warnOfFaults(in household: Household, weeks: [ISOWeek]) throws -> Bool {
    let plans = Set(weeks.map(Household.Record.plan))
    let concerned = household.faulty.filter { record in
      switch record {
      case .settings, .person, .dish, .food: true
      case .plan: plans.contains(record)
      case .tag, .template, .objective, .pantry: false
      }
    }
    for path in concerned.map(\.path).sorted() { try warn(.fileIsFaulty(path)) }
    return !concerned.isDisjoint(with: plans)
  }
}
