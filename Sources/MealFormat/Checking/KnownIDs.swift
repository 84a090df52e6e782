/// The ids that a household's files define, and what may be looked up by them.
///
/// An id is a file's name, so that these are known before any file is read, and a file that
/// can't be read defines its id all the same.
package struct KnownIDs: Sendable {
  private var ids: [RecordKind: Set<String>] = [:]
  private var objectives: [String: Set<String>] = [:]
  /// The time zones that there are; `nil` where that can't be looked up.
  package var timeZones: TimeZoneCatalogue?

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

/// The time zones that a system has, looked up only when they are asked for.
public struct TimeZoneCatalogue: Sendable {
  let contains: @Sendable (String) -> Bool
  let names: @Sendable () -> [String]

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - contains: Whether there is a zone of a name.
  ///   - names: Every zone's name, for guessing what was meant.
  public init(
    contains: @escaping @Sendable (String) -> Bool,
    names: @escaping @Sendable () -> [String]
  ) {
    self.contains = contains
    self.names = names
  }
}
