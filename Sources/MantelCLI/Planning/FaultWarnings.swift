internal import Diagnostics
internal import MealFormat
internal import MealModel
internal import Wording

/// What of a household can't be relied on, of what is shown or worked out from it.
struct FaultWarnings {
  /// What is made of the weeks.
  enum Purpose: Int {
    /// What is planned is shown.
    case showing
    /// What is planned is held against what people need.
    case measuring
    /// It is held against the rules too, and with them against the weeks around.
    case judging
    /// Weeks are filled.
    case planning
  }

  /// The files with errors, each once.
  let paths: [String]
  /// Whether a plan that is shown is among them, so that it is shown in part at best.
  let isPartial: Bool
  /// Tags that dishes bear and that no file describes, whose rules nobody can keep.
  let tagsWithoutFile: [String]

  /// Finds them.
  ///
  /// - Parameters:
  ///   - reading: The household's files as they were read.
  ///   - weeks: The weeks that are shown.
  ///   - purpose: What is made of them.
  init(of reading: HouseholdReader.Reading, weeks: [ISOWeek], for purpose: Purpose = .showing) {
    let household = reading.household
    let plans = Set(weeks.map(Household.Record.plan))
    let isMeasured = purpose.rawValue >= Purpose.measuring.rawValue
    let isJudged = purpose.rawValue >= Purpose.judging.rawValue
    // A week without a file is laid from a template.
    let isNew = weeks.contains { household.plans[$0] == nil }
    let concerned = household.faulty.filter { record in
      switch record {
      case .settings, .person, .dish, .food: true
      case .plan: isJudged || plans.contains(record)
      case .objective: isMeasured
      case .tag: isJudged
      case .template: purpose == .planning || isJudged && isNew
      case .pantry: purpose == .planning
      }
    }
    let unread = reading.unreadPaths.filter { path in
      HouseholdPath.mayDescribePerson(path)
        || isJudged && HouseholdPath.mayHoldRules(path)
    }
    paths = Set(concerned.map(\.path) + unread).sorted()
    isPartial = !concerned.isDisjoint(with: plans)
    tagsWithoutFile = isJudged ? household.tagsWithoutFile.map(\.rawValue).sorted() : []
  }

  /// What there is to say of them.
  var phrases: [Phrase] {
    paths.map(Phrase.fileIsFaulty)
      + (tagsWithoutFile.isEmpty ? [] : [.tagsWithoutFile(tagsWithoutFile)])
  }
}

extension HouseholdReader.Reading {
  /// Where something lies that has errors, also what is no file of a household's.
  var unreadPaths: [String] {
    findings.filter { $0.severity == .error }.map(\.place.path)
  }
}

extension Household {
  fileprivate var tagsWithoutFile: Set<Tag.ID> {
    let borne = Set(dishes.values.filter { !$0.archived }.flatMap(\.tags))
    return borne.filter { tags[$0] == nil && !faulty.contains(.tag($0)) }
  }
}

extension HouseholdPath {
  /// Whether what lies at a path may say what someone can eat, though it isn't read.
  static func mayDescribePerson(_ path: String) -> Bool {
    isUnread(.preferences, in: "people", path)
  }

  /// Whether what lies at a path may be a tag, dish or week that others are judged by, though it
  /// isn't read.
  static func mayHoldRules(_ path: String) -> Bool {
    mayBeTag(path) || isUnread(.dish, in: "dishes", path) || isUnread(.plan, in: "plans", path)
  }

  /// Whether what lies at a path may be a tag, though it isn't read.
  static func mayBeTag(_ path: String) -> Bool { isUnread(.tag, in: "tags", path) }

  private static func isUnread(_ kind: FileKind, in folder: String, _ path: String) -> Bool {
    switch HouseholdPath(path) {
    case .badName(kind, _), .misplaced(kind, _), .reservedName(kind): true
    case .noSuchWeek: kind == .plan
    case .ignored: path == folder || path.hasPrefix(folder + "/")
    default: false
    }
  }
}

extension CommandContext {
  /// Warns of files with errors.
  func warn(of faults: FaultWarnings) throws {
    for phrase in faults.phrases { try warn(phrase) }
  }
}
