package import JSONDocument
internal import MealModel

/// Gives a record another id in the documents that name it.
///
/// Where a document may name a record is what its kind's shape says, so that a reference in a new
/// shape is followed without another line here. What the shape doesn't know is left alone.
package struct ReferenceRewriter: Sendable {
  /// What rewriting a document came to.
  package struct Outcome: Sendable {
    /// The document with the new id.
    package var value: JSONValue
    /// How many places named the record.
    package var count = 0
    /// Whether it names the new id already, or has a key that the new one would double.
    package var namesNewID = false
    /// Whether a text would come to mean a record of another kind too, or can't be told apart.
    package var isAmbiguous = false
  }

  /// The record's kind.
  package let kind: RecordKind
  /// The id that it has.
  package let oldID: String
  /// The id that it is to have.
  package let newID: String
  /// Whose objective it is.
  private let owner: String?
  private let othersWithOldID: Set<RecordKind>
  private let othersWithNewID: Set<RecordKind>

  /// Creates a rewriter.
  ///
  /// - Parameters:
  ///   - kind: The record's kind.
  ///   - oldID: The id that it has.
  ///   - newID: The id that it is to have.
  ///   - owner: Whose objective it is; each person's are their own.
  ///   - isDefined: Whether a record of a kind has an id.
  package init(
    _ kind: RecordKind,
    from oldID: String,
    to newID: String,
    owner: String? = nil,
    isDefined: (RecordKind, String) -> Bool = { _, _ in false }
  ) {
    self.kind = kind
    self.oldID = oldID
    self.newID = newID
    self.owner = owner
    let others = RecordKind.allCases.filter { $0 != kind }
    othersWithOldID = Set(others.filter { isDefined($0, oldID) })
    othersWithNewID = Set(others.filter { isDefined($0, newID) })
  }

  /// Rewrites a document.
  ///
  /// - Parameters:
  ///   - value: The document's value.
  ///   - file: Its kind.
  ///   - person: Whose file it is, for their objectives.
  /// - Returns: The document as it is to be; canonical order isn't restored here.
  package func rewrite(_ value: JSONValue, of file: FileKind, person: String? = nil) -> Outcome {
    guard kind != .objective || person == owner else { return Outcome(value: value) }
    var walk = Walk(rewriter: self)
    let result = walk.rewrite(value, file.shape)
    return Outcome(
      value: result,
      count: walk.count,
      namesNewID: walk.namesNewID,
      isAmbiguous: walk.isAmbiguous
    )
  }

  /// Whether documents of a kind may name the record at all.
  package func mayStand(in file: FileKind) -> Bool {
    file.shape.references(kind)
  }

  /// What an id means among the kinds that a place may name.
  fileprivate enum Meaning {
    /// Something else.
    case other
    /// The record, and it alone.
    case own
    /// The record, and one of another kind with the same id.
    case shared
    /// The record, whose new id another kind's record has.
    case widened
  }

  fileprivate func meaning(of text: String, among kinds: [RecordKind]) -> Meaning {
    guard text == oldID, kinds.contains(kind) else { return .other }
    if !othersWithNewID.isDisjoint(with: kinds) { return .widened }
    return othersWithOldID.isDisjoint(with: kinds) ? .own : .shared
  }
}

/// One pass through a document.
private struct Walk {
  let rewriter: ReferenceRewriter
  var count = 0
  var namesNewID = false
  var isAmbiguous = false

  mutating func rewrite(_ value: JSONValue, _ shape: Shape) -> JSONValue {
    switch (shape.matching(value.kind), value) {
    case (.object(let shape), .object(let object)): return .object(members(of: object, shape))
    case (.list(let shape), .array(let items)):
      return .array(items.flatMap { self.items(of: $0, shape.item) })
    case (.text(let shape), .string(let text)):
      let texts = self.texts(text, shape)
      if texts.count > 1 { isAmbiguous = true }
      return .string(texts[0])
    default: return value
    }
  }

  /// An item of a list; two where a text named records of two kinds and only one is renamed.
  private mutating func items(of value: JSONValue, _ shape: Shape) -> [JSONValue] {
    guard case .text(let text)? = shape.matching(value.kind), let string = value.string else {
      return [rewrite(value, shape)]
    }
    return texts(string, text).map(JSONValue.string)
  }

  private mutating func members(of object: JSONObject, _ shape: ObjectShape) -> JSONObject {
    var result = object
    for (index, member) in object.members.enumerated() {
      if let field = shape.field(member.key) {
        result.members[index].value = rewrite(member.value, field.shape)
      } else if let entries = shape.entries, entries.key.couldBe(member.key) {
        let kinds = entries.key.kinds(of: member.key, with: member.value)
        result.members[index].key = key(member.key, kinds)
        result.members[index].value = rewrite(member.value, entries.value)
      }
    }
    if Set(result.keys).count < result.members.count { namesNewID = true }
    return result
  }

  private mutating func key(_ key: String, _ kinds: [RecordKind]) -> String {
    let keys = id(key, kinds)
    if keys.count > 1 { isAmbiguous = true }
    return keys[0]
  }

  private mutating func texts(_ text: String, _ shape: TextShape) -> [String] {
    guard case .allowance = shape, let point = text.firstIndex(of: ".") else {
      return id(text, shape.kinds(of: text))
    }
    return id(String(text[..<point]), shape.kinds(of: text)).map { $0 + text[point...] }
  }

  private mutating func id(_ text: String, _ kinds: [RecordKind]) -> [String] {
    if text == rewriter.newID, kinds.contains(rewriter.kind) { namesNewID = true }
    switch rewriter.meaning(of: text, among: kinds) {
    case .other: return [text]
    case .own:
      count += 1
      return [rewriter.newID]
    case .shared:
      count += 1
      return [rewriter.newID, text]
    case .widened:
      count += 1
      isAmbiguous = true
      return [rewriter.newID]
    }
  }
}
