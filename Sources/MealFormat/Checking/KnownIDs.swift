/// The ids that a household's files define, and what may be looked up by them.
///
/// An id is a file's name, so that these are known before any file is read, and a file that
/// can't be read defines its id all the same.
package struct KnownIDs: Sendable {
  private var ids: [RecordKind: Set<String>] = [:]
  private var objectives: [String: Set<String>] = [:]
  /// The time zones that the system has; `nil` where that wasn't looked up.
  package var timeZones: Set<String>?

  package init() {}

  package mutating func insert(_ kind: RecordKind, _ id: String) {
    ids[kind, default: []].insert(id)
  }

  package mutating func insertObjective(_ id: String, of person: String) {
    objectives[person, default: []].insert(id)
  }

  package func contains(_ kind: RecordKind, _ id: String, person: String? = nil) -> Bool {
    guard kind == .objective else { return ids[kind]?.contains(id) == true }
    return objectives[person ?? ""]?.contains(id) == true
  }

  package func all(_ kind: RecordKind) -> Set<String> {
    ids[kind] ?? []
  }
}

/// A reference whose id names nothing, to be looked up once more when all names are known.
struct UnresolvedReference {
  /// What it should name; the first kind gives the finding its code.
  var kinds: [RecordKind]
  var text: String
  var path: String
  var range: Range<Int>
  var use: Use

  enum Use {
    case plain
    /// An ingredient, which may be a food without a file.
    case ingredient
    case allergy
  }
}
