internal import GitStore
internal import JSONDocument
package import MealChanges
internal import MealFormat
internal import MealModel
internal import Wording

/// What taking back a commit would do.
package struct PendingUndo: Sendable {
  /// The commit that is taken back.
  package var entry: HistoryEntry
  /// The files that change, as they are on disk and as they will be.
  package var files: [FileVersion]
}

extension HouseholdStore {
  /// Works out how to take back a commit, or the newest that isn't taken back already.
  ///
  /// Later changes elsewhere stay. Of a merge, what came from its other side is taken back.
  ///
  /// - Throws: ``StoreError/laterChanges(_:)`` where a later change stands on the same value.
  package func pendingUndo(_ revision: String? = nil) throws -> PendingUndo {
    try pendingUndo(of: commitToUndo(revision))
  }

  /// The commit that a revision names, or the newest that isn't taken back already.
  ///
  /// - Throws: ``StoreError/nothingToUndo``, ``StoreError/unknownRevision(_:)``.
  package func commitToUndo(_ revision: String? = nil) throws -> HistoryEntry {
    try revision.map(commit) ?? newestNotUndone()
  }

  /// Works out how to take back a commit.
  ///
  /// - Throws: ``StoreError/laterChanges(_:)`` where a later change stands on the same value;
  ///   ``StoreError/undoesBoundary(commit:)`` and ``StoreError/undoesHousehold(commit:)``.
  package func pendingUndo(of entry: HistoryEntry) throws -> PendingUndo {
    try refuseBeginning(entry)
    var files: [FileVersion] = []
    var clashes: [StoreError.Clash] = []
    for change in entry.files {
      let current = bytes(of: change.path)
      let (after, found) = Self.takingBack(change, from: current)
      clashes += found.map { StoreError.Clash(path: change.path, keys: $0) }
      if after != current {
        files.append(FileVersion(path: change.path, before: current, after: after))
      }
    }
    guard clashes.isEmpty else { throw StoreError.laterChanges(clashes) }
    guard !files.isEmpty else { throw StoreError.nothingToUndo }
    return PendingUndo(entry: entry, files: files)
  }

  /// Refuses to take back what the household began with, which would delete it.
  private func refuseBeginning(_ entry: HistoryEntry) throws {
    guard let part = entry.isPrivate ? privatePart : sharedPart else { return }
    let isBoundary = try withRepository(part) { repository, _ in
      try repository.shallowBoundary().contains { $0.description == entry.id }
    }
    let short = String(entry.id.prefix(7))
    if isBoundary { throw StoreError.undoesBoundary(commit: short) }
    let settings = Household.Record.settings.path
    if entry.files.contains(where: { $0.path == settings && $0.before == nil }) {
      throw StoreError.undoesHousehold(commit: short)
    }
  }

  /// Takes a commit back by a new one.
  @discardableResult
  package func undo(_ pending: PendingUndo, message: String) throws -> [CommitReport] {
    try commit(
      pending.files,
      operation: "undo",
      message: message + "\n\nMantel-Undoes: \(pending.entry.id)"
    )
  }

  /// A file without a change that was made to it, and the values on which later changes stand.
  private static func takingBack(
    _ change: FileVersion,
    from current: [UInt8]?
  ) -> (after: [UInt8]?, clashes: [[String]]) {
    let (base, ours) = (value(change.after), value(current))
    // The bytes themselves come back, which needn't be JSON that can be read.
    if base == ours { return (change.before, []) }
    let merge = ThreeWayMerge(base: base, ours: ours, theirs: value(change.before))
    guard merge.clashes.isEmpty, let kind = kind(of: change.path) else {
      return (current, merge.clashes.isEmpty ? [[]] : merge.clashes)
    }
    return (merge.value.map { CanonicalWriter(kind).bytes($0) }, [])
  }

  private static func value(_ bytes: [UInt8]?) -> JSONValue? {
    guard let bytes else { return nil }
    let tape = JSONParser.parse(bytes)
    // What can't be read is a value of its own, equal only to the same bytes.
    guard tape.isComplete, let root = tape.root else {
      return .string(String(decoding: bytes, as: UTF8.self))
    }
    return JSONValue(root)
  }

  private func commit(_ revision: String) throws -> HistoryEntry {
    for part in [sharedPart, privatePart].compactMap(\.self) {
      if part.isPrivate, try !isRepository(part) { continue }
      guard let watch = HistoryWatch([], in: part) else { continue }
      let found = try withRepository(part) { repository, prefix -> HistoryEntry? in
        guard let id = try? repository.resolve(revision) else { return nil }
        let folder = String(prefix.dropLast())
        let place = HistoryPlace(folder: folder, watch: watch)
        var reading = HistoryReading(self, part, HistoryQuery(limit: 1), start: place)
        let commit = try repository.commit(id)
        let node = try repository.node(id, boundary: repository.shallowBoundary())
        return try reading.visit(node, repository)
          ?? HistoryEntry(
            commit,
            isPrivate: part.isPrivate,
            files: [],
            sentences: [],
            summary: .nothingChanged
          )
      }
      if let found { return found }
    }
    throw StoreError.unknownRevision(revision)
  }

  private func newestNotUndone() throws -> HistoryEntry {
    var limit = 16
    while true {
      let entries = try history(limit: limit)
      var undone: Set<String> = []
      for entry in entries {
        if !undone.contains(entry.id), !entry.files.isEmpty { return entry }
        if let other = entry.undoes { undone.insert(other) }
      }
      guard entries.count == limit else { throw StoreError.nothingToUndo }
      limit *= 4
    }
  }
}
