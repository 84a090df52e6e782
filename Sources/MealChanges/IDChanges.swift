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
    let removed = files.compactMap { Candidate($0, $0.before, other: $0.after) }
    guard !removed.isEmpty else { return }
    let added = files.compactMap { Candidate($0, $0.after, other: $0.before) }
    let pairs = Self.pairs(of: removed, with: added)
    for pair in pairs { tell(pair.old, pair.new) }
    changes = changes.compactMap(unexplained)
    let moved = Set(pairs.flatMap { [$0.old.file.path, $0.new.file.path] })
    untouched.removeAll { moved.contains($0.path) }
    dropMovedFolders(pairs.map { ($0.old.file, $0.new.file) })
  }

  private typealias Pair = (old: Candidate, new: Candidate)

  /// What went and what came that are the same record: first those that say the same, then those
  /// of one name, then those that say the same beside it.
  private static func pairs(of removed: [Candidate], with added: [Candidate]) -> [Pair] {
    var pairs: [Pair] = []
    var (removed, added) = (removed, added)
    for sameness in Candidate.Sameness.allCases {
      // The first that went is the first to be found again.
      var waiting = Dictionary(grouping: removed.indices.reversed()) { removed[$0].key(sameness) }
      waiting[nil] = nil
      var found: Set<Int> = []
      added = added.filter { new in
        guard let old = waiting[new.key(sameness)]?.popLast() else { return true }
        pairs.append((removed[old], new))
        found.insert(old)
        return false
      }
      removed = removed.indices.filter { !found.contains($0) }.map { removed[$0] }
    }
    return pairs
  }

  private mutating func tell(_ old: Candidate, _ new: Candidate) {
    newIDs[new.file.kind, default: [:]][old.file.id] = new.file.id
    changes.append(.idChanged(new.file, from: old.file.id))
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
        PersonFiles(of: old.id).moved(file.path, to: new.id).flatMap { path in
          arrived[path] == file.before ? [file.path, path] : nil
        }
      }
      let gone = Set(moved.joined())
      untouched.removeAll { gone.contains($0.path) }
    }
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

    /// What makes two candidates the same record, the surest first.
    enum Sameness: CaseIterable {
      case content, name, contentWithoutName
    }

    /// What one that is the same has too.
    struct Key: Hashable {
      private let kind: FileKind
      /// Whose objective it is.
      private let owner: String?
      private let name: Name?
      private let content: JSONObject?

      init(_ file: ChangedFile, name: Name? = nil, content: JSONObject? = nil) {
        kind = file.kind
        owner = file.kind == .objective ? file.person : nil
        self.name = name
        self.content = content
      }
    }

    private static let kinds: Set<FileKind> = [
      .tag, .dish, .food, .template, .preferences, .objective,
    ]

    /// By what it is known again; `nil` where it doesn't say enough.
    func key(_ sameness: Sameness) -> Key? {
      switch sameness {
      case .content: return Key(file, content: document.value)
      case .name: return document.name.map { Key(file, name: $0) }
      case .contentWithoutName:
        var content = document.value
        content["name"] = nil
        // Another that says as much beside its name is no coincidence.
        return content.members.count >= 3 ? Key(file, content: content) : nil
      }
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
