internal import Diagnostics
internal import JSONDocument
internal import MealModel
internal import Wording

extension ShapeChecker {
  mutating func checkObject(_ node: JSONNode, _ shape: ObjectShape) {
    var present: [String: JSONNode.Member] = [:]
    var unknown: [JSONNode.Member] = []
    var count = 0
    if case .slot = shape.entries?.key { slots = node }
    for member in node.members {
      let key = member.key.string ?? ""
      count += 1
      if let field = shape.field(key) {
        guard present.updateValue(member, forKey: key) == nil else { continue }
        if isListForDish(member, field, shape) { continue }
        check(member.value, field.shape, key: key)
      } else if let entries = shape.entries {
        switch judge(member, key, entries, shape) {
        case .accepted: check(member.value, entries.value, key: key)
        case .reported: break
        case .unknown: unknown.append(member)
        }
      } else {
        unknown.append(member)
      }
    }
    if case .dayPattern = shape.entries?.key { checkOverlap(node) }
    let misspelt = unknown.compactMap { reportUnknown($0, shape, present) }
    if count < shape.minimumCount { find(.outOfRange, node, .tooFew) }
    checkPresence(node, shape, Set(present.keys).union(misspelt))
    checkExclusions(shape, present)
  }

  /// `dish` with a list means `dishes`.
  private mutating func isListForDish(
    _ member: JSONNode.Member,
    _ field: Field,
    _ shape: ObjectShape
  ) -> Bool {
    guard field.key == "dish", member.value.kind == .array, let dishes = shape.field("dishes")
    else { return false }
    find(
      .clashingKeys,
      member.key,
      .clashingKeys(["dish", "[ … ]"]),
      hint: .didYouMean("dishes"),
      fix: .replaceBytes(member.key.range, with: "\"dishes\"")
    )
    check(member.value, dishes.shape, key: "dishes")
    return true
  }

  /// Tells of a key that isn't known; the answer is the known key that it nearly is.
  private mutating func reportUnknown(
    _ member: JSONNode.Member,
    _ shape: ObjectShape,
    _ present: [String: JSONNode.Member]
  ) -> String? {
    let key = member.key.string ?? ""
    let keys = shape.fields.map(\.key).filter { $0 != "$schema" }
    let near = Spelling.near(key, among: keys.filter { present[$0] == nil })
    if let meant = near.first {
      let fix = Fix.replaceBytes(member.key.range, with: CanonicalText.quoted(meant))
      find(
        .misspeltKey,
        member.key,
        .misspeltKey(key),
        hint: .didYouMean(meant),
        fix: near.count == 1 ? fix : nil
      )
      return meant
    }
    if let meant = SafetyKeys.meant(by: key, among: keys).first {
      // What the two say together, or what a word means, is for a person to decide: no fix.
      find(.misspeltKey, member.key, .misspeltKey(key), hint: .didYouMean(meant))
      return meant
    }
    if shape.unknownKeys == .refused {
      find(.unknownKey, member.key, .unknownKeyHere(key), severity: .error, hint: .oneOf(keys))
    } else {
      let hint = Spelling.near(key, among: keys).first.map(Phrase.didYouMean)
      find(.unknownKey, member.key, .unknownKey(key), hint: hint)
    }
    return nil
  }

  private mutating func checkPresence(
    _ node: JSONNode,
    _ shape: ObjectShape,
    _ present: Set<String>
  ) {
    for field in shape.fields where field.isRequired && !present.contains(field.key) {
      find(.missingKey, node, .missingKey(field.key))
    }
    if !shape.atLeastOneOf.isEmpty, present.isDisjoint(with: shape.atLeastOneOf) {
      find(.missingKey, node, .missingOneOf(shape.atLeastOneOf))
    }
  }

  private mutating func checkExclusions(
    _ shape: ObjectShape,
    _ present: [String: JSONNode.Member]
  ) {
    var reported: Set<String> = []
    for group in shape.exclusions {
      let there = group.compactMap { key in present[key].map { (key: key, node: $0.key) } }
        .sorted { $0.node.range.lowerBound < $1.node.range.lowerBound }
      guard there.count > 1, let last = there.last, reported.insert(last.key).inserted else {
        continue
      }
      find(
        .clashingKeys,
        last.node,
        .clashingKeys(there.map(\.key)),
        hint: .clashingKeysHint,
        notes: there.dropLast().map { other in
          Note(.firstHere, at: Place(path: path, target: .bytes(other.node.range)))
        }
      )
    }
  }

  private mutating func checkOverlap(_ node: JSONNode) {
    var seen: Set<Weekday> = []
    for member in node.members {
      guard let key = member.key.string, let pattern = DayPattern(key) else { continue }
      if !seen.isDisjoint(with: pattern.days) {
        find(.badDays, member.key, .overlappingDays(key))
      }
      seen.formUnion(pattern.days)
    }
  }
}
