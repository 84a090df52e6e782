internal import JSONDocument
internal import MealFormat
internal import MealModel

extension ChangeFinder {
  /// What differs in a file of one record.
  static func record(
    _ file: ChangedFile,
    _ before: ReadVersion.Document?,
    _ after: ReadVersion.Document?
  ) -> [MealChange] {
    guard let after else { return [.removed(file)] }
    guard let before else {
      // What someone ticked off matters more than that the list got its file.
      guard file.kind == .shopping, !after.value.isEmpty else { return [.added(file)] }
      return fields(file, JSONObject(), after.value, told: [])
    }
    var changes: [MealChange] = []
    var told: Set<String> = []
    if let old = before.name, let new = after.name, old != new {
      changes.append(.renamed(file, before: old, after: new))
      told.insert("name")
    }
    if let change = archiving(file, before.value, after.value) {
      changes.append(change)
      told.insert("archived")
    }
    return changes + fields(file, before.value, after.value, told: told)
  }

  /// What differs in `pantry.json`, food by food; the same as none where it isn't there yet.
  static func pantry(
    _ file: ChangedFile,
    _ before: ReadVersion.Document?,
    _ after: ReadVersion.Document?
  ) -> [MealChange] {
    guard let after else { return [.removed(file)] }
    let old = before?.value ?? JSONObject()
    if before == nil, after.value.isEmpty { return [.added(file)] }
    let foods = Set(old.keys + after.value.keys).subtracting(["$schema"]).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let changes = foods.compactMap { food -> MealChange? in
      let (was, now) = (old[food], after.value[food])
      return was == now ? nil : .pantry(food: food, before: was, after: now)
    }
    return changes + fields(file, old, after.value, told: Set(foods))
  }

  /// The members that differ, but for those told already.
  static func fields(
    _ file: ChangedFile,
    _ before: JSONObject,
    _ after: JSONObject,
    told: Set<String>
  ) -> [MealChange] {
    let fields = FieldDifference.between(before, after, passingOver: told.contains)
    return fields.isEmpty ? [] : [.fields(file, fields)]
  }

  private static func archiving(
    _ file: ChangedFile,
    _ before: JSONObject,
    _ after: JSONObject
  ) -> MealChange? {
    guard file.kind == .dish else { return nil }
    switch (before["archived"] == true, after["archived"] == true) {
    case (false, true): return .archived(file)
    case (true, false): return .unarchived(file)
    default: return nil
    }
  }
}
