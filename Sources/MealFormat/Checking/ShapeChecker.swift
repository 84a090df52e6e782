package import Diagnostics
package import JSONDocument
internal import Wording

/// Holds a document against the shape of its kind.
///
/// Linear in the document. Every finding stands at the token that it is about.
package struct ShapeChecker {
  let path: String
  /// The household's ids; without them no reference is looked up.
  let known: KnownIDs?
  /// The person whose file it is, for their objectives.
  let person: String?
  package private(set) var findings: [Finding] = []
  var unresolved: [UnresolvedReference] = []
  /// The object with slots that is being checked.
  var slots: JSONNode?

  package init(path: String, known: KnownIDs?, person: String? = nil) {
    self.path = path
    self.known = known
    self.person = person
  }

  /// Checks a document's value.
  package mutating func check(_ node: JSONNode, against shape: Shape) {
    check(node, shape, key: nil)
  }

  mutating func find(
    _ code: DiagnosticCode,
    _ node: JSONNode,
    _ message: Phrase,
    severity: Severity? = nil,
    hint: Phrase? = nil,
    notes: [Note] = [],
    fix: Fix? = nil
  ) {
    findings.append(
      Finding(
        code,
        at: Place(path: path, target: .bytes(node.range)),
        message,
        severity: severity,
        hint: hint,
        notes: notes,
        fix: fix
      )
    )
  }

  mutating func check(_ node: JSONNode, _ shape: Shape, key: String?) {
    guard let matching = shape.matching(node.kind) else {
      wrongType(node, shape, key: key)
      return
    }
    switch matching {
    case .object(let object): checkObject(node, object)
    case .list(let list): checkList(node, list, key: key)
    case .text(let text): checkText(node, text, key: key)
    case .number(let number): checkNumber(node, number)
    case .flag, .null, .anyOf: break
    }
  }

  private mutating func wrongType(_ node: JSONNode, _ shape: Shape, key: String?) {
    let expected = Phrase.alternatives(shape.descriptions)
    let found = node.kind.description
    let message =
      key.map { Phrase.wrongType(of: $0, expected: expected, found: found) }
      ?? .wrongType(expected: expected, found: found)
    find(.wrongType, node, message)
  }

  private mutating func checkList(_ node: JSONNode, _ list: ListShape, key: String?) {
    var count = 0
    for item in node.items {
      check(item, list.item, key: key)
      count += 1
    }
    if count < list.minimumCount { find(.outOfRange, node, .tooFew) }
  }

  private mutating func checkNumber(_ node: JSONNode, _ shape: NumberShape) {
    guard let value = node.number, value.isFinite else { return }
    func text(_ value: Double) -> String { CanonicalText.number(value) }
    if shape.isWhole, value.rounded() != value {
      find(.wrongType, node, .notWhole(text(value)))
    } else if abs(value) > 9_007_199_254_740_992 {
      find(.numberOutOfRange, node, .numberOutOfRange)
    } else if shape.excludesLowerBound, value <= shape.range.lowerBound {
      find(.outOfRange, node, .notAbove(text(value), text(shape.range.lowerBound)))
    } else if !shape.range.contains(value) {
      let (low, high) = (shape.range.lowerBound, shape.range.upperBound)
      find(.outOfRange, node, .outOfRange(text(value), text(low), text(high)))
    }
  }
}

extension JSONKind {
  /// What a value of the kind is called.
  var description: Phrase {
    switch self {
    case .object: .anObject
    case .array: .aList
    case .string: .aText
    case .number: .aNumber
    case .true, .false: .aFlag
    case .null: .null
    }
  }
}

extension Shape {
  /// What may stand there, in words.
  var descriptions: [Phrase] {
    switch self {
    case .object: [.anObject]
    case .list: [.aList]
    case .text: [.aText]
    case .number: [.aNumber]
    case .flag: [.aFlag]
    case .null: [.null]
    case .anyOf(let shapes):
      shapes.flatMap(\.descriptions).reduce(into: []) { all, phrase in
        if !all.contains(phrase) { all.append(phrase) }
      }
    }
  }
}
