internal import GitStore
internal import MealChanges
internal import MealFormat

extension HouseholdStore {
  /// The newest commits that changed the household's files, told by their trees.
  ///
  /// - Parameters:
  ///   - paths: The files or folders that matter; all where there are none.
  ///   - limit: How many at most.
  /// - Throws: ``StoreError``.
  /// - Returns: The commits, children before their parents, the newest first.
  package func history(of paths: [String] = [], limit: Int) throws -> [HistoryEntry] {
    var query = HistoryQuery(limit: limit)
    query.subjects = paths.map { .path($0) }
    return try history(query)
  }

  /// The newest commits that a query asks for, told by their trees.
  ///
  /// A change is told once, where it was made, also when a merge brought it or left it out; of a
  /// merge only what it decided itself, and in the whole household's history how much it brought.
  ///
  /// - Throws: ``StoreError``.
  /// - Returns: The commits, children before their parents, the newest first.
  package func history(_ query: HistoryQuery) throws -> [HistoryEntry] {
    var lists: [[HistoryEntry]] = []
    for part in [sharedPart, privatePart].compactMap(\.self) {
      if part.isPrivate {
        // A revision is one of the shared repository.
        guard query.range.isEmpty, try isRepository(part) else { continue }
      }
      guard let watch = HistoryWatch(query.subjects, in: part) else { continue }
      lists.append(
        try withRepository(part) { repository, prefix in
          let folder = String(prefix.dropLast())
          let place = HistoryPlace(folder: folder, watch: watch)
          return try history(query, HistoryReading(self, part, query, start: place), repository)
        }
      )
    }
    return Self.merged(lists, limit: query.limit)
  }

  private func history(
    _ query: HistoryQuery,
    _ reading: HistoryReading,
    _ repository: borrowing GitRepository
  ) throws -> [HistoryEntry] {
    var entries: [HistoryEntry] = []
    var reading = reading
    try repository.walk(range(query.range, repository)) { node in
      if let entry = try reading.visit(node, repository) { entries.append(entry) }
      return entries.count < query.limit ? .goOn : .stop
    }
    return entries
  }

  func range(_ words: [String], _ repository: borrowing GitRepository) throws -> CommitRange {
    do {
      return try repository.range(words)
    } catch {
      throw StoreError.unknownRevision(error.message)
    }
  }

  /// The entries of two repositories as one list: each keeps its order, the newer goes first.
  private static func merged(_ lists: [[HistoryEntry]], limit: Int) -> [HistoryEntry] {
    guard lists.count > 1 else { return lists.first ?? [] }
    var rests = lists.map { $0[...] }
    var result: [HistoryEntry] = []
    while result.count < limit {
      let heads = rests.indices.compactMap { index in
        rests[index].first.map { (index, $0.mark.seconds) }
      }
      guard let next = heads.max(by: { $0.1 < $1.1 })?.0 else { break }
      result.append(rests[next].removeFirst())
    }
    return result
  }

  /// Whether a word of git's notation names a commit, or commits, of the shared repository.
  package func isRevision(_ word: String) -> Bool {
    let found = try? withRepository(sharedPart) { repository, _ in
      (try? repository.range([word])) != nil
    }
    return found ?? false
  }

  static func trailer(_ name: String, in message: String) -> String? {
    let prefix = name + ": "
    return message.split(separator: "\n").last { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
  }
}
