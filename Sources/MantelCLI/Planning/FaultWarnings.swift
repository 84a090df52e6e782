internal import Diagnostics
internal import MealFormat
internal import MealModel
internal import Wording

/// Files with errors that what is shown depends on.
struct FaultWarnings {
  /// What is made of the weeks.
  enum Purpose {
    /// What is planned is shown.
    case showing
    /// What is planned is held against what people need.
    case measuring
    /// It is held against the rules too, and with them against the weeks around.
    case judging
  }

  /// The files, each once.
  let paths: [String]
  /// Whether a plan that is shown is among them, so that it is shown in part at best.
  let isPartial: Bool

  /// Finds them.
  ///
  /// - Parameters:
  ///   - reading: The household's files as they were read.
  ///   - weeks: The weeks that are shown.
  ///   - purpose: What is made of them.
  init(of reading: HouseholdReader.Reading, weeks: [ISOWeek], for purpose: Purpose = .showing) {
    let household = reading.household
    let plans = Set(weeks.map(Household.Record.plan))
    let concerned = household.faulty.filter { record in
      switch record {
      case .settings, .person, .dish, .food: true
      case .plan: purpose == .judging || plans.contains(record)
      case .objective: purpose != .showing
      case .tag: purpose == .judging
      case .template, .pantry: false
      }
    }
    let unread = reading.findings.filter { $0.severity == .error }.map(\.place.path)
      .filter(HouseholdPath.mayDescribePerson)
    paths = Set(concerned.map(\.path) + unread).sorted()
    isPartial = !concerned.isDisjoint(with: plans)
  }

  var phrases: [Phrase] { paths.map(Phrase.fileIsFaulty) }
}

extension CommandContext {
  /// Warns of files with errors.
  func warn(of faults: FaultWarnings) throws {
    for phrase in faults.phrases { try warn(phrase) }
  }
}
