internal import JSONDocument
internal import MealFormat
internal import MealModel

/// One version of a file, as far as it can be read.
enum ReadVersion {
  /// There is no file.
  case absent
  /// A document.
  case document(Document)
  /// Text that isn't a JSON object, or breaks off.
  case unreadable(hasConflictMarkers: Bool)

  /// A document and its canonical value.
  struct Document {
    var root: JSONNode
    var value: JSONObject

    var name: Name? { DocumentContent.name(of: root) }
  }

  init(_ bytes: [UInt8]?, _ kind: FileKind) {
    guard let bytes else {
      self = .absent
      return
    }
    let tape = JSONParser.parse(bytes)
    if let root = tape.root, tape.isComplete, root.kind == .object,
      let value = DocumentContent.canonicalValue(of: root, kind).object
    {
      self = .document(Document(root: root, value: value))
    } else {
      self = .unreadable(
        hasConflictMarkers: tape.problems.contains { $0.kind == .conflictMarkers }
      )
    }
  }

  var document: Document? {
    if case .document(let document) = self { document } else { nil }
  }

  var conflictMarkers: Bool? {
    if case .unreadable(let hasConflictMarkers) = self { hasConflictMarkers } else { nil }
  }
}
