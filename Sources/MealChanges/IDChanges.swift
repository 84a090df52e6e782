internal import JSONDocument
internal import MealFormat
internal import MealModel

/// Records that got another id: a file that is gone and a new one of the same kind that says
/// the same, or calls it the same.
struct IDChanges {
  /// What is told of them: the new id, and what else differs.
  private(set) var changes: [MealChange] = []
  /// The versions that aren't explained by a new id.
  private(set) var untouched: [FileVersion]

  private var newIDs: [FileKind: [String: String]] = [:]

  /// Looks for new ids among versions in path order.
  init(_ files: [FileVersion]) {
    untouched = files
    var removed = files.compactMap { Candidate($0, $0.before, other: $0.after) }
    guard !removed.isEmpty else { return }
    let added = files.compactMap { Candidate($0, $0.after, other: $0.before) }
    let passes: [(Candidate, Candidate) -> Bool] = [
      { $0.content == $1.content },
      { $0.document.name != nil && $0.document.name == $1.document.name },
      { $0.isTelling && $0.contentWithoutName == $1.contentWithoutName },
    ]
    var pairs: [(old: Candidate, new: Candidate)] = []
    for isSame in passes {
      for new in added where !pairs.contains(where: { $0.new.file.path == new.file.path }) {
        let index = removed.firstIndex { $0.mayBe(new) && isSame($0, new) }
        if let index { pairs.append((removed.remove(at: index), new)) }
      }
    }
    for pair in pairs { tell(pair.old, pair.new) }
    changes = changes.compactMap(unexplained)
    dropMovedFolders(pairs.map { ($0.old.file, $0.new.file) })
  }

  private mutating func tell(_ old: Candidate, _ new: Candidate) {
    newIDs[new.file.kind, default: [:]][old.file.id] = new.file.id
    changes.append(.idChanged(new.file, from: old.file.id))
    untouched.removeAll { $0.path == old.file.path || $0.path == new.file.path }
    let moved = FileVersion(path: new.file.path, before: old.bytes, after: new.bytes)
    changes += ChangeFinder.changes(of: moved).filter { change in
      if case .layoutOnly = change { false } else { true }
    }
  }

  /// The other files of a person whose folder has another name are told with the person.
  private mutating func dropMovedFolders(_ pairs: [(old: ChangedFile, new: ChangedFile)]) {
    for (old, new) in pairs where new.kind == .preferences {
      let arrived = Dictionary(
        untouched.filter { $0.before == nil }.map { ($0.path, $0.after) },
        uniquingKeysWith: { first, _ in first }
      )
      let moved = untouched.filter { $0.after == nil }.compactMap { file in
        Self.path(file.path, ofPerson: old.id, movedTo: new.id).flatMap { path in
          arrived[path] == file.before ? [file.path, path] : nil
        }
      }
      let gone = Set(moved.joined())
      untouched.removeAll { gone.contains($0.path) }
    }
  }

  /// Where a person's file lies under another id; `nil` for a file of no or another person.
  private static func path(_ path: String, ofPerson old: String, movedTo new: String) -> String? {
    for root in ["people/", "private/people/"] where path.hasPrefix(root + old + "/") {
      return root + new + path.dropFirst(root.count + old.count)
    }
    let name = "/\(old).json"
    guard path.hasPrefix("shopping/"), path.hasSuffix(name) else { return nil }
    return path.dropLast(name.count) + "/\(new).json"
  }

  /// Whether a slot differs only in that it names records by their new ids.
  func explain(_ change: MealChange) -> Bool {
    guard !newIDs.isEmpty, case .slot(_, _, let before, let after) = change else { return false }
    var slot = before
    slot.items = before.items.map { item in
      switch item {
      case .dish(let id): .dish(renamed(id, .dish))
      case .leftovers(let id): .leftovers(renamed(id, .dish))
      case .wish(let id): .wish(renamed(id, .tag))
      case .open: .open
      }
    }
    slot.tags = before.tags.map { renamed($0, .tag) }
    slot.with = before.with.map { renamed($0, .preferences) }
    slot.without = before.without.map { renamed($0, .preferences) }
    slot.allow = before.allow.map(renamedAllowance)
    return slot.withSortedSets == after.withSortedSets
  }

  /// The new id of a record of any kind; the same text where there is none.
  func renamed(_ id: String) -> String {
    newIDs.values.lazy.compactMap { $0[id] }.first ?? id
  }

  /// An accepted rule by the new id of what it is a rule of.
  private func renamedAllowance(_ text: String) -> String {
    guard let point = text.firstIndex(of: ".") else { return text }
    return renamed(String(text[..<point])) + text[point...]
  }

  private func renamed<Kind>(_ id: Identifier<Kind>, _ kind: FileKind) -> Identifier<Kind> {
    newIDs[kind]?[id.rawValue].flatMap(Identifier.init(_:)) ?? id
  }

  /// A record's file that is there on one side only.
  private struct Candidate {
    var file: ChangedFile
    var bytes: [UInt8]
    var document: ReadVersion.Document
    var content: JSONObject { document.value }

    var contentWithoutName: JSONObject {
      var content = content
      content["name"] = nil
      return content
    }

    /// Whether it says enough beside its name that another like it is no coincidence.
    var isTelling: Bool { contentWithoutName.members.count >= 3 }

    private static let kinds: Set<FileKind> = [
      .tag, .dish, .food, .template, .preferences, .objective,
    ]

    /// Whether another may be the same record: of its kind, and an objective of the same person.
    func mayBe(_ other: Candidate) -> Bool {
      file.kind == other.file.kind
        && (file.kind != .objective || file.person == other.file.person)
    }

    init?(_ version: FileVersion, _ bytes: [UInt8]?, other: [UInt8]?) {
      guard let bytes, other == nil, case .file(let kind, _) = HouseholdPath(version.path),
        Self.kinds.contains(kind), let document = ReadVersion(bytes, kind).document
      else { return nil }
      self.bytes = bytes
      self.document = document
      file = ChangedFile(kind, path: version.path, name: document.name)
    }
  }
}
