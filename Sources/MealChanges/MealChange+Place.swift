package import MealModel

extension MealChange {
  /// Whether it is about one of some slots of a week, alone or with others.
  package func concerns(_ keys: Set<SlotKey>, of week: ISOWeek) -> Bool {
    switch self {
    case .slot(.week(week), let key, _, _), .slotFields(.week(week), let key, _):
      keys.contains(key)
    case .weekAdded(week, let slots), .weekRemoved(week, let slots):
      slots.keys.contains(where: keys.contains)
    case .unreadable(let path, _, _): path == PlanID.week(week).path
    default: false
    }
  }

  /// Whether a dish comes into a meal or goes out of it.
  package func plans(_ dish: Dish.ID) -> Bool {
    switch self {
    case .slot(_, _, let before, let after):
      before.eatenDishes.contains(dish) != after.eatenDishes.contains(dish)
    case .weekAdded(_, let slots), .weekRemoved(_, let slots):
      slots.values.contains { $0.eatenDishes.contains(dish) }
    default: false
    }
  }

  /// The change as changes of single slots: a new week's meals come one by one, a deleted one's go.
  package var bySlot: [MealChange] {
    switch self {
    case .weekAdded(let week, let slots):
      slots.sorted { $0.key < $1.key }
        .map { .slot(.week(week), $0.key, before: Slot(), after: $0.value) }
    case .weekRemoved(let week, let slots):
      slots.sorted { $0.key < $1.key }
        .map { .slot(.week(week), $0.key, before: $0.value, after: Slot()) }
    default: [self]
    }
  }

  /// What it changes, where two changes of the same thing are to be known.
  private enum Place: Hashable {
    case slot(PlanID, SlotKey)
    case note(PlanID)
    case name(String)
    case stock(String)
    case field(String, [String])
    case file(String)
  }

  private var place: Place {
    switch self {
    case .slot(let plan, let key, _, _), .slotFields(let plan, let key, _): .slot(plan, key)
    case .planNote(let plan, _, _): .note(plan)
    case .renamed(let file, _, _): .name(file.path)
    case .archived(let file), .unarchived(let file): .field(file.path, ["archived"])
    case .pantry(let food, _, _): .stock(food)
    case .fields(let file, let fields) where fields.count == 1: .field(file.path, fields[0].path)
    default: .file(path)
    }
  }

  /// The change as changes of single slots and members.
  private var parts: [MealChange] {
    switch self {
    case .fields(let file, let fields): fields.map { .fields(file, [$0]) }
    default: bySlot
    }
  }

  /// What a merge itself decided: the changes against its first parent whose values none of the
  /// others has either.
  ///
  /// - Parameter changes: Its changes against each of its parents.
  /// - Returns: Those of its own.
  package static func decided(by changes: [[MealChange]]) -> [MealChange] {
    guard let first = changes.first, changes.count > 1 else { return changes.first ?? [] }
    let others = changes.dropFirst().map { Set($0.flatMap(\.parts).map(\.place)) }
    // A file that is new to another parent, or gone from it, differs from it in every part.
    let whole = changes.dropFirst().map { changes in
      Set(changes.filter(\.isOfWholeFile).map(\.path))
    }
    let isDecided: (MealChange) -> Bool = { change in
      zip(others, whole).allSatisfy { $0.contains(change.place) || $1.contains(change.path) }
    }
    if first.allSatisfy({ change in isDecided(change) || change.parts.allSatisfy(isDecided) }) {
      return first
    }
    return joined(first.flatMap { isDecided($0) ? [$0] : $0.parts.filter(isDecided) })
  }

  private var isOfWholeFile: Bool {
    switch self {
    case .added, .removed, .unreadable, .otherFile, .idChanged: true
    default: false
    }
  }

  /// The changes with neighbouring members of one file told together again.
  private static func joined(_ changes: [MealChange]) -> [MealChange] {
    changes.reduce(into: []) { result, change in
      if case .fields(let file, let more) = change, case .fields(file, let fields)? = result.last {
        result[result.count - 1] = .fields(file, fields + more)
      } else {
        result.append(change)
      }
    }
  }
}
