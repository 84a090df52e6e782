internal import Diagnostics
internal import MealFormat
internal import MealModel
internal import Wording

extension CommandContext {
  /// Warns of files with errors that what is shown depends on.
  ///
  /// - Parameters:
  ///   - reading: The household's files as they were read.
  ///   - weeks: The weeks that are shown.
  /// - Throws: `OutputError`.
  /// - Returns: Whether a plan among them has errors, so that it is shown in part at best.
  @discardableResult
  func warnOfFaults(in reading: HouseholdReader.Reading, weeks: [ISOWeek]) throws -> Bool {
    let household = reading.household
    let plans = Set(weeks.map(Household.Record.plan))
    let concerned = household.faulty.filter { record in
      switch record {
      case .settings, .person, .dish, .food: true
      case .plan: plans.contains(record)
      case .tag, .template, .objective, .pantry: false
      }
    }
    let unread = reading.findings.filter { $0.severity == .error }.map(\.place.path)
      .filter(HouseholdPath.mayDescribePerson)
    for path in Set(concerned.map(\.path) + unread).sorted() { try warn(.fileIsFaulty(path)) }
    return !concerned.isDisjoint(with: plans)
  }
}
