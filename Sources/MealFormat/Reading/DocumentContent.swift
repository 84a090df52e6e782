package import JSONDocument
package import MealModel

/// What a document says, for comparing two versions of it.
package enum DocumentContent {
  /// The value in its canonical form: two documents that differ in layout alone have the same.
  package static func canonicalValue(of node: JSONNode, _ kind: FileKind) -> JSONValue {
    Canonicalizer().canonical(JSONValue(node), kind.shape)
  }

  /// The slots and the note of a week or a template.
  package static func plan(of node: JSONNode) -> WeekPlan {
    WeekPlan(reading: node) ?? WeekPlan()
  }

  /// What a record is called; `nil` where its file doesn't say.
  package static func name(of node: JSONNode) -> Name? {
    node["name"]?.name
  }

  /// The keys of a slot's object that a slot has members for.
  package static var knownSlotKeys: [String] { Slot.knownKeys }

  /// What holds below a key of an object; `nil` where the format doesn't know it.
  package static func shape(below key: String, in shape: Shape?) -> Shape? {
    guard case .object(let object)? = shape?.matching(.object) else { return nil }
    if let field = object.field(key) { return field.shape }
    guard let entries = object.entries, entries.key.couldBe(key) else { return nil }
    return entries.value
  }

  /// What the keys of an object's entries are; `nil` for a known key and where there are none.
  package static func keyShape(of key: String, in shape: Shape?) -> KeyShape? {
    guard case .object(let object)? = shape?.matching(.object), object.field(key) == nil,
      let entries = object.entries, entries.key.couldBe(key)
    else { return nil }
    return entries.key
  }

  /// The kind of record that a text or the items of a list name; `nil` where they name none.
  package static func reference(in shape: Shape?) -> RecordKind? {
    switch shape?.matching(.string) ?? shape?.matching(.array) {
    case .text(.reference(let kind)): kind
    case .text(.substanceOrFood): .food
    case .list(let list): reference(in: list.item)
    default: nil
    }
  }

  /// What the items of a list may be; `nil` where there can be no list.
  package static func item(of shape: Shape) -> Shape? {
    if case .list(let list)? = shape.matching(.array) { list.item } else { nil }
  }

  /// Whether a text, alone or in a list, is one of the format's words and not a record's id.
  package static func isVocabulary(_ text: String, in shape: Shape?) -> Bool {
    switch shape?.matching(.string) ?? shape?.matching(.array) {
    case .text(.oneOf(let words)): words.contains(text)
    case .text(.substanceOrFood): Substance(rawValue: text) != nil
    case .list(let list): isVocabulary(text, in: list.item)
    default: false
    }
  }
}
