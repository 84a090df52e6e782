internal import JSONDocument

/// Finds the members in which two objects differ.
enum FieldDifference {
  /// The differences, in the order of the newer object, then what it lost.
  ///
  /// Objects on both sides are compared member by member; all else differs as a whole.
  static func between(
    _ before: JSONObject,
    _ after: JSONObject,
    passingOver isPassedOver: (String) -> Bool = { _ in false }
  ) -> [FieldChange] {
    let old = values(before)
    let new = values(after)
    let lost = before.keys.filter { new[$0] == nil }
    return (after.keys + lost).filter { !isPassedOver($0) }.flatMap { key in
      differences(at: [key], old[key], new[key])
    }
  }

  private static func differences(
    at path: [String],
    _ before: JSONValue?,
    _ after: JSONValue?
  ) -> [FieldChange] {
    guard before != after else { return [] }
    if let old = before?.object, let new = after?.object, !old.isEmpty, !new.isEmpty {
      let inner = between(old, new)
      // The same members in another order: where order counts, that is a change.
      if !inner.isEmpty {
        return inner.map { FieldChange(path + $0.path, before: $0.before, after: $0.after) }
      }
    }
    return [FieldChange(path, before: before, after: after)]
  }

  private static func values(_ object: JSONObject) -> [String: JSONValue] {
    Dictionary(object.members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}
