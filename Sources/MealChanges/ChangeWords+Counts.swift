internal import MealFormat
internal import MealModel
internal import Wording

extension ChangeWords {
  /// How many weeks are named before they are counted.
  private static let mostPlans = 3

  /// What changed, counted: `2026-W06 (3 huecos), 2 platos`.
  func counts(of changes: [MealChange]) -> [Phrase] {
    var plans: [String: PlanCount] = [:]
    var files: [Noun: Set<String>] = [:]
    for change in changes {
      if let plan = change.plan {
        plans[change.path, default: PlanCount(plan)].count(change)
      } else {
        files[change.noun, default: []].insert(change.path)
      }
    }
    let nouns = FileKind.allCases.map(\.noun) + [.file]
    let single = plans.isEmpty && files.count == 1 ? files.values.first?.first : nil
    if let single, files.values.first?.count == 1 { return [sameFile(changes, path: single)] }
    return planCounts(plans.sorted { $0.key < $1.key }.map(\.value))
      + nouns.compactMap { noun in
        files[noun].map { count in
          noun == .settings || noun == .pantry ? noun.phrase : noun.counted(count.count)
        }
      }
  }

  /// Several changes of one file: `plato Lentejas estofadas (2 cambios)`.
  private func sameFile(_ changes: [MealChange], path: String) -> Phrase {
    let file = changes.lazy.compactMap(\.file).first
    let label =
      file.map(label)
      ?? (path == Household.Record.pantry.path
        ? .named(.pantry, nil) : verbatim(path))
    return .joined([label, Noun.change.counted(changes.count).bracketed])
  }

  private func planCounts(_ plans: [PlanCount]) -> [Phrase] {
    guard plans.count > Self.mostPlans else {
      return plans.map { plan in
        .joined([label(of: plan.id), plan.words?.bracketed].compactMap(\.self))
      }
    }
    return [
      (Noun.week, plans.filter(\.id.isWeek)), (.template, plans.filter { !$0.id.isWeek }),
    ].compactMap { noun, plans in
      guard !plans.isEmpty else { return nil }
      let slots = plans.map(\.slots.count).reduce(0, +)
      let count = noun.counted(plans.count)
      return slots == 0 ? count : .joined([count, Noun.slot.counted(slots).bracketed])
    }
  }
}

/// What changed in one week or template.
private struct PlanCount {
  var id: PlanID
  var slots: Set<SlotKey> = []
  var other: Phrase?
  var others = 0

  init(_ id: PlanID) { self.id = id }

  mutating func count(_ change: MealChange) {
    switch change {
    case .slot(_, let key, _, _), .slotFields(_, let key, _): slots.insert(key)
    case .weekAdded: other = .added(.week, nil)
    case .weekRemoved: other = .deleted(.week, nil)
    default: others += 1
    }
  }

  var words: Phrase? {
    if let other { return other }
    if !slots.isEmpty { return Noun.slot.counted(slots.count) }
    return others == 0 ? nil : Noun.change.counted(others)
  }
}

extension PlanID {
  fileprivate var isWeek: Bool {
    if case .week = self { true } else { false }
  }
}

extension Phrase {
  fileprivate var bracketed: Phrase { Phrase(es: "(\(es))", en: "(\(en))") }
}

extension MealChange {
  /// The week or template it is in.
  fileprivate var plan: PlanID? {
    switch self {
    case .slot(let plan, _, _, _), .slotFields(let plan, _, _), .planNote(let plan, _, _): plan
    case .weekAdded(let week, _), .weekRemoved(let week, _): .week(week)
    default:
      switch file?.kind {
      case .plan: ISOWeek(file?.id ?? "").map { .week($0) }
      case .template where !isWhole: Template.ID(file?.id ?? "").map { .template($0) }
      default: nil
      }
    }
  }

  private var isWhole: Bool {
    switch self {
    case .added, .removed: true
    default: false
    }
  }

  fileprivate var file: ChangedFile? {
    switch self {
    case .added(let file), .removed(let file), .renamed(let file, _, _), .idChanged(let file, _),
      .archived(let file), .unarchived(let file), .fields(let file, _), .layoutOnly(let file):
      file
    default: nil
    }
  }

  fileprivate var noun: Noun {
    if case .pantry = self { return .pantry }
    if case .unreadable(let path, _, _) = self, case .file(let kind, _) = HouseholdPath(path) {
      return kind.noun
    }
    return file?.kind.noun ?? .file
  }
}
