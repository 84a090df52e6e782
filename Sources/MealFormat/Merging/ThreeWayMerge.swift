public import JSONDocument

/// Joins two changes of one value, member by member.
///
/// Where only one side changed a member, its value holds; where both set it differently, the
/// member is a clash and keeps our value. A plan's slot is one value.
public struct ThreeWayMerge: Sendable {
  /// The joined value; `nil` where the file goes.
  public let value: JSONValue?
  /// The keys that lead to each value which both sides set differently.
  public let clashes: [[String]]

  /// Joins `ours` and `theirs`, which both came from `base`; `nil` stands for no file.
  ///
  /// Quadratic in the members of an object.
  public init(base: JSONValue?, ours: JSONValue?, theirs: JSONValue?) {
    var clashes: [[String]] = []
    value = Self.merge(base, ours, theirs, at: [], &clashes)
    self.clashes = clashes
  }

  private static func merge(
    _ base: JSONValue?,
    _ ours: JSONValue?,
    _ theirs: JSONValue?,
    at path: [String],
    _ clashes: inout [[String]]
  ) -> JSONValue? {
    if ours == theirs || theirs == base { return ours }
    if ours == base { return theirs }
    guard case .object(let left)? = ours, case .object(let right)? = theirs,
      !isSlot(path)
    else {
      clashes.append(path)
      return ours
    }
    let origin = base?.object ?? JSONObject()
    var result = JSONObject()
    for key in left.keys + right.keys.filter({ left[$0] == nil }) {
      result[key] = merge(origin[key], left[key], right[key], at: path + [key], &clashes)
    }
    return .object(result)
  }

  private static func isSlot(_ path: [String]) -> Bool {
    path.count == 1 && path[0].contains(".")
  }
}
