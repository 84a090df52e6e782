internal import JSONDocument
internal import MealModel

/// Puts a value into its canonical form: order, shortest forms, numbers.
///
/// A function of the value and its shape alone. What the shape doesn't know is kept as it is, in
/// its place.
struct Canonicalizer {
  func canonical(_ value: JSONValue, _ shape: Shape) -> JSONValue {
    switch (shape.matching(value.kind), value) {
    case (.object(let shape), .object(let object)): self.object(object, shape)
    case (.list(let shape), .array(let items)): list(items, shape)
    case (.number, .number(let text)): .number(CanonicalText.number(text))
    default: value
    }
  }

  private func object(_ object: JSONObject, _ shape: ObjectShape) -> JSONValue {
    var result = JSONObject()
    for member in arranged(object, shape) {
      let field = shape.field(member.key)
      guard let memberShape = field?.shape ?? valueShape(of: member.key, shape) else {
        result.members.append(member)
        continue
      }
      let value = canonical(member.value, memberShape)
      // A slot without anything is null, and so stays; other empty containers say nothing.
      if value.isEmptyContainer, field?.isKeptEmpty != true, !isSlot(shape) { continue }
      result.members.append(JSONObject.Member(key: member.key, value: value))
    }
    guard shape.shorthand == .slot else { return .object(result) }
    return Self.shortSlot(result)
  }

  private func isSlot(_ shape: ObjectShape) -> Bool {
    if case .slot = shape.entries?.key { true } else { false }
  }

  private func valueShape(of key: String, _ shape: ObjectShape) -> Shape? {
    guard let entries = shape.entries, entries.key.couldBe(key) else { return nil }
    return entries.value
  }

  /// A slot with nothing but what is eaten is that; one with nothing at all is empty.
  private static func shortSlot(_ object: JSONObject) -> JSONValue {
    var object = object
    shortenCourses(of: &object)
    guard object.members.count <= 1 else { return .object(object) }
    guard let only = object.members.first else { return .null }
    switch (only.key, only.value) {
    case ("dish", .string), ("dishes", .array): return only.value
    default: return .object(object)
    }
  }

  /// Courses of which there is one are a dish, leftovers or a wish; one that is open is none.
  private static func shortenCourses(of object: inout JSONObject) {
    switch object["dishes"] {
    case .string: object.rename("dishes", to: "dish")
    case .null: object["dishes"] = nil
    case .object(let course):
      guard let only = course.members.first, course.members.count == 1 else { return }
      object["dishes"] = only.value
      object.rename("dishes", to: only.key)
    default: break
    }
  }

  private func list(_ items: [JSONValue], _ shape: ListShape) -> JSONValue {
    let items = items.map { canonical($0, shape.item) }
    if shape.isShortened, items.count == 1 { return items[0] }
    switch shape.order {
    case .asWritten: return .array(items)
    case .set: return .array(sortedSet(items) { Self.bytes($0, precede: $1) })
    case .numericSet:
      return .array(sortedSet(items) { ($0.numericValue ?? 0) < ($1.numericValue ?? 0) })
    case .slotSet:
      return .array(
        sortedSet(items) { left, right in
          guard let first = left.string.flatMap(SlotKey.init(_:)),
            let second = right.string.flatMap(SlotKey.init(_:))
          else { return Self.bytes(left, precede: right) }
          return first < second
        }
      )
    }
  }

  private func sortedSet(
    _ items: [JSONValue],
    _ precedes: (JSONValue, JSONValue) -> Bool
  ) -> [JSONValue] {
    var seen: Set<JSONValue> = []
    return items.filter { seen.insert($0).inserted }.sorted(by: precedes)
  }

  private static func bytes(_ left: JSONValue, precede right: JSONValue) -> Bool {
    CanonicalText.inline(left).utf8.lexicographicallyPrecedes(CanonicalText.inline(right).utf8)
  }
}

extension JSONValue {
  /// The kind of the value.
  var kind: JSONKind {
    switch self {
    case .object: .object
    case .array: .array
    case .string: .string
    case .number: .number
    case .bool(true): .true
    case .bool(false): .false
    case .null: .null
    }
  }

  var numericValue: Double? {
    if case .number(let text) = self { Double(text) } else { nil }
  }
}

extension KeyShape {
  /// Whether a key has the form of such keys.
  func couldBe(_ key: String) -> Bool {
    switch self {
    case .slot: SlotKey(key) != nil
    case .dayPattern: DayPattern(key) != nil
    case .language: ShapeChecker.isLanguage(key)
    case .span: Span(key) != nil
    case .reference, .ingredient, .ownID, .foodOrOwnID: key != "$schema"
    case .substanceOrFood, .word: true
    }
  }
}
