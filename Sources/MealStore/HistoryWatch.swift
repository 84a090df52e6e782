internal import GitStore
internal import MealChanges
internal import MealFormat
internal import MealModel

/// What of one repository a history is asked for, at one place of it: a record may have had
/// another id before.
struct HistoryWatch: Hashable {
  private let isPrivate: Bool
  private let subjects: Set<HistorySubject>
  /// The files and folders in which its changes lie, within the part's folder.
  let paths: PathSet

  /// Creates a watch; `nil` where none of the subjects lies in the part.
  init?(_ subjects: some Sequence<HistorySubject>, in part: RepositoryPart) {
    self.init(Set(subjects), isPrivate: part.isPrivate)
  }

  private init?(_ subjects: Set<HistorySubject>, isPrivate: Bool) {
    let all = subjects.isEmpty ? Self.everything(isPrivate) : subjects.flatMap(Self.paths)
    let prefix = HouseholdFiles.privatePrefix
    let own = all.filter { $0.hasPrefix(prefix) == isPrivate }
    guard !own.isEmpty else { return nil }
    self.isPrivate = isPrivate
    self.subjects = subjects
    paths = PathSet(isPrivate ? own.map { String($0.dropFirst(prefix.count)) } : own)
  }

  /// The paths that the household's files can have.
  static func everything(_ isPrivate: Bool) -> [String] {
    (HouseholdPath.rootFiles + HouseholdPath.dataFolders)
      .filter { $0.hasPrefix(HouseholdFiles.privatePrefix) == isPrivate }
  }

  private static func paths(of subject: HistorySubject) -> [String] {
    switch subject {
    case .path(""): everything(false) + everything(true)
    case .path(let path): [path]
    case .slots(let week, _): [PlanID.week(week).path]
    case .person(let id): PersonFiles(of: id.rawValue).places
    case .planned: ["plans"]
    }
  }

  /// Whether everything of the household is asked for.
  var isWhole: Bool { subjects.isEmpty || subjects.contains(.path("")) }

  /// The slots that are asked for, by their weeks' paths; `nil` where anything else is asked for too.
  var slotsAlone: [String: Set<SlotKey>]? {
    var slots: [String: Set<SlotKey>] = [:]
    for subject in subjects {
      guard case .slots(let week, let keys) = subject else { return nil }
      slots[PlanID.week(week).path, default: []].formUnion(keys)
    }
    return slots.isEmpty ? nil : slots
  }

  /// Whether a change is asked for.
  func concerns(_ change: MealChange) -> Bool {
    isWhole || subjects.contains { Self.concerns(change, $0) }
  }

  private static func concerns(_ change: MealChange, _ subject: HistorySubject) -> Bool {
    switch subject {
    case .path(let path): isPath(change.path, in: path)
    case .slots(let week, let keys): change.concerns(keys, of: week)
    case .person(let id): PersonFiles(of: id.rawValue).contains(change.path)
    case .planned(let dish): change.plans(dish)
    }
  }

  /// Whether a file can have something that is asked for.
  func mayHold(_ path: String) -> Bool {
    isWhole
      || subjects.contains { subject in
        switch subject {
        case .path(let folder): Self.isPath(path, in: folder)
        case .slots(let week, _): path == PlanID.week(week).path
        case .person(let id): PersonFiles(of: id.rawValue).contains(path)
        case .planned: path.hasPrefix("plans/")
        }
      }
  }

  private static func isPath(_ path: String, in folder: String) -> Bool {
    path == folder || path.hasPrefix(folder + "/")
  }

  /// The changes with those of whole weeks parted where only single meals are asked for.
  func parted(_ changes: [MealChange]) -> [MealChange] {
    let weeks = subjects.compactMap { if case .slots(let week, _) = $0 { week } else { nil } }
    let isOfMeals = subjects.contains { if case .planned = $0 { true } else { false } }
    guard !weeks.isEmpty || isOfMeals else { return changes }
    return changes.flatMap { change in
      switch change {
      case .weekAdded(let week, _) where isOfMeals || weeks.contains(week),
        .weekRemoved(let week, _) where isOfMeals || weeks.contains(week):
        change.bySlot
      default: [change]
      }
    }
  }

  /// The watch before changes: what was called otherwise then is looked for by its old name.
  func before(_ changes: [MealChange]) -> HistoryWatch {
    var old = subjects
    for case .idChanged(let file, let id) in changes {
      for subject in subjects {
        guard let other = Self.renamed(subject, file, from: id) else { continue }
        old.remove(subject)
        old.insert(other)
      }
    }
    return old == subjects ? self : HistoryWatch(old, isPrivate: isPrivate) ?? self
  }

  private static func renamed(
    _ subject: HistorySubject,
    _ file: ChangedFile,
    from id: String
  ) -> HistorySubject? {
    switch subject {
    case .path(file.path) where file.kind == .preferences: .path("people/\(id)/preferences.json")
    case .path(file.path):
      .path(file.path.split(separator: "/").dropLast().joined(separator: "/") + "/\(id).json")
    case .person(let person) where file.kind == .preferences && person.rawValue == file.id:
      Person.ID(id).map { .person($0) }
    case .planned(let dish) where file.kind == .dish && dish.rawValue == file.id:
      Dish.ID(id).map { .planned($0) }
    default: nil
    }
  }

  /// Whether a record that is asked for might have been called otherwise before.
  var followsRecords: Bool {
    subjects.contains { subject in
      switch subject {
      case .path(let path): path.hasSuffix(".json")
      case .person, .planned: true
      case .slots: false
      }
    }
  }

  /// What is watched by either of two watches.
  func union(_ other: HistoryWatch) -> HistoryWatch {
    if self == other || isWhole { return self }
    return HistoryWatch(subjects.union(other.subjects), isPrivate: isPrivate) ?? self
  }
}
