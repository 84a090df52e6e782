internal import JSONDocument

extension IDChanges {
  /// The change without the members that differ only in that they name records by their new
  /// ids; `nil` where nothing is left of it.
  func unexplained(_ change: MealChange) -> MealChange? {
    guard !changes.isEmpty, case .fields(let file, let fields) = change else {
      return explain(change) ? nil : change
    }
    let rest = fields.filter { !isExplained($0, among: fields) }
    return rest.isEmpty ? nil : .fields(file, rest)
  }

  /// The changes with what is in the house of a food told once, however its id changed.
  func joiningLots(_ changes: [MealChange]) -> [MealChange] {
    var before: [String: JSONValue] = [:]
    for case .pantry(let food, let lots?, nil) in changes where renamed(food) != food {
      before[renamed(food)] = lots
    }
    guard !before.isEmpty else { return changes }
    return changes.compactMap { change in
      switch change {
      case .pantry(let food, _?, nil) where before[renamed(food)] != nil && renamed(food) != food:
        nil
      case .pantry(let food, nil, let after?):
        before[food] == after ? nil : .pantry(food: food, before: before[food], after: after)
      default: change
      }
    }
  }

  private func isExplained(_ field: FieldChange, among fields: [FieldChange]) -> Bool {
    switch (field.before, field.after) {
    case (let before?, let after?): follows(after, before)
    // A key that is an id: one is gone, and the new one has its value.
    case (let before?, nil):
      fields.contains { other in
        other.before == nil && other.path == field.path.map(renamed)
          && other.after.map { follows($0, before) } == true
      }
    case (nil, let after?):
      fields.contains { other in
        other.after == nil && other.path.map(renamed) == field.path
          && other.before.map { follows(after, $0) } == true
      }
    case (nil, nil): true
    }
  }

  private func follows(_ after: JSONValue, _ before: JSONValue) -> Bool {
    guard case .array(let old) = before, case .array(let new) = after else {
      return renamed(before) == after
    }
    // Sets are sorted by id, so that a new one may stand elsewhere.
    return old.count == new.count && Set(old.map(renamed)) == Set(new)
  }

  private func renamed(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text): .string(renamed(text))
    case .array(let items): .array(items.map(renamed))
    case .object(let object):
      .object(
        JSONObject(object.members.map { .init(key: renamed($0.key), value: renamed($0.value)) })
      )
    case .number, .bool, .null: value
    }
  }
}
