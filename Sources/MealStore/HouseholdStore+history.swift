internal import GitStore
package import MealChanges
internal import MealFormat

/// A commit that changed a household's files.
package struct HistoryEntry: Sendable {
  /// The commit's id.
  package var id: String
  /// Who made it.
  package var author: String
  /// When, in seconds since 1970.
  package var seconds: Int64
  /// The author's offset from UTC, in minutes.
  package var offsetMinutes: Int
  /// The first line of its message.
  package var subject: String
  /// The commit that it takes back, if it does.
  package var undoes: String?
  /// Whether it joins two lines of history.
  package var isMerge: Bool
  /// Whether it is in the private repository.
  package var isPrivate: Bool
  /// The household's files that it changed; of a merge, against its first parent.
  package var files: [FileVersion]
}

extension HouseholdStore {
  /// The newest commits that changed the household's files, told by their trees.
  ///
  /// - Parameters:
  ///   - paths: The files or folders that matter; all where there are none.
  ///   - limit: How many at most.
  ///   - revision: Where to begin; HEAD unless said.
  /// - Throws: ``StoreError``.
  /// - Returns: The commits, newest first.
  package func history(
    of paths: [String] = [],
    limit: Int,
    from revision: String? = nil
  ) throws -> [HistoryEntry] {
    var entries: [HistoryEntry] = []
    for part in [sharedPart, privatePart].compactMap(\.self) {
      if part.isPrivate {
        guard revision == nil, try isRepository(part) else { continue }
      }
      let own = paths.filter { $0.hasPrefix(HouseholdFiles.privatePrefix) == part.isPrivate }
      guard paths.isEmpty || !own.isEmpty else { continue }
      entries += try withRepository(part) { repository, prefix in
        try history(part, repository, prefix, own, limit, revision)
      }
    }
    return Array(entries.sorted { $0.seconds > $1.seconds }.prefix(limit))
  }

  private func history(
    _ part: RepositoryPart,
    _ repository: borrowing GitRepository,
    _ prefix: String,
    _ paths: [String],
    _ limit: Int,
    _ revision: String?
  ) throws -> [HistoryEntry] {
    guard let start = try start(revision, repository) else { return [] }
    let watched = Self.watched(paths, part).map { prefix + $0 }
    // The walk only throws git's errors; what else goes wrong is carried out of it.
    var commits: [(GitCommit, [PathChange])] = []
    try repository.walk(from: [start]) { commit throws(GitError) in
      let changes = try repository.changes(of: commit, in: watched)
      if !changes.isEmpty { commits.append((commit, changes)) }
      return commits.count < limit ? .goOn : .stop
    }
    return try commits.map { try entry($0.0, $0.1, part, repository, prefix) }
  }

  func start(
    _ revision: String?,
    _ repository: borrowing GitRepository
  ) throws -> CommitID? {
    guard let revision else { return try repository.head() }
    do {
      return try repository.resolve(revision)
    } catch {
      throw StoreError.unknownRevision(revision)
    }
  }

  /// The paths in a part's repository that the household's files can have.
  static func watched(_ paths: [String], _ part: RepositoryPart) -> [String] {
    guard paths.isEmpty else { return paths.map(part.inner) }
    if part.isPrivate { return ["people"] }
    return HouseholdPath.rootFiles
      + HouseholdPath.dataFolders.filter { !$0.hasPrefix(HouseholdFiles.privatePrefix) }
  }

  func entry(
    _ commit: GitCommit,
    _ changes: [PathChange],
    _ part: RepositoryPart,
    _ repository: borrowing GitRepository,
    _ prefix: String
  ) throws -> HistoryEntry {
    var files: [FileVersion] = []
    for change in changes {
      let path = part.outer(change.path, without: prefix)
      guard HouseholdPath(path) != .ignored else { continue }
      files.append(
        FileVersion(
          path: path,
          before: try content(change.old, repository),
          after: try content(change.new, repository)
        )
      )
    }
    return HistoryEntry(
      id: commit.id.description,
      author: commit.author.name,
      seconds: commit.author.seconds,
      offsetMinutes: commit.author.offset,
      subject: commit.subject,
      undoes: Self.trailer("Mantel-Undoes", in: commit.message),
      isMerge: commit.parents.count > 1,
      isPrivate: part.isPrivate,
      files: files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    )
  }

  private func content(
    _ file: TreeFile?,
    _ repository: borrowing GitRepository
  ) throws -> [UInt8]? {
    guard let file, file.mode.isFile else { return nil }
    return try repository.blob(file.id)
  }

  static func trailer(_ name: String, in message: String) -> String? {
    let prefix = name + ": "
    return message.split(separator: "\n").last { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
  }
}
