internal import FileStore
internal import GitStore
package import MealChanges
internal import MealFormat
internal import MealModel

extension HouseholdStore {
  /// Writes a change's files and makes one commit of exactly them; one in each repository that it
  /// touches.
  ///
  /// What else is edited or staged stays as it is. Edits that a person made by hand to one of the
  /// files and didn't save become a commit of their own first. After an error the files are as
  /// before, and nothing was committed.
  ///
  /// - Parameters:
  ///   - edits: What to do to the files; those that change nothing are passed over.
  ///   - operation: The command's name, for the trailer.
  ///   - message: The commit's message; `nil` to tell it from the change.
  /// - Throws: ``StoreError``.
  /// - Returns: The commits; none where nothing changes.
  @discardableResult
  package func commit(
    _ edits: [FileVersion],
    operation: String,
    message: String? = nil
  ) throws -> [CommitReport] {
    let edits = edits.filter { $0.before != $0.after }
    guard !edits.isEmpty else { return [] }
    try refuseNewerFormat()
    var reports: [CommitReport] = []
    for (part, paths) in try parts(of: edits.map(\.path)) {
      let own = edits.filter { part.holds($0.path) }
      reports += try withLock(part, paths: paths) { repository, prefix in
        var reports = try saveUnsaved(own, in: part, repository, prefix)
        reports.append(
          try write(own, part, repository, prefix, message ?? describe(own), operation)
        )
        return reports
      }
    }
    return reports
  }

  /// Writes a change's files without a commit.
  package func write(_ edits: [FileVersion]) throws {
    try refuseNewerFormat()
    for (part, _) in try parts(of: edits.map(\.path)) {
      try replaceFiles(edits.filter { part.holds($0.path) }, in: part)
    }
  }

  func refuseNewerFormat() throws(StoreError) {
    guard case .bytes(let bytes)? = files.read("mantel.json")?.content else { return }
    let format = HouseholdReader.settings(in: bytes).format
    if format > Settings.currentFormat { throw .newerFormat(format) }
  }

  /// Holds the lock of a part's repository and makes sure that it takes commits.
  func withLock<Value>(
    _ part: RepositoryPart,
    paths: [String],
    _ body: (borrowing GitRepository, String) throws -> Value
  ) throws -> Value {
    try withRepository(part) { repository, prefix in
      let lock = try AdvisoryLock.acquire(
        at: repository.commonDirectory + "mantel.lock",
        timeout: surroundings.patience
      )
      let result = Result { try refuseObstacles(repository, prefix, part, paths) }
        .flatMap { Result { try body(repository, prefix) } }
      lock.release()
      return try result.get()
    }
  }

  private func refuseObstacles(
    _ repository: borrowing GitRepository,
    _ prefix: String,
    _ part: RepositoryPart,
    _ paths: [String]
  ) throws {
    let obstacles = try repository.obstacles(
      to: paths.map { prefix + part.inner($0) },
      environment: surroundings.environment,
      hookMark: Self.hookMark
    )
    if let obstacle = obstacles.lazy.compactMap(StoreError.Obstacle.init).first {
      throw StoreError.obstacle(obstacle)
    }
  }

  /// A text by which mantel's own hooks are known.
  static let hookMark = "mantel validate --staged"

  func write(
    _ edits: [FileVersion],
    _ part: RepositoryPart,
    _ repository: borrowing GitRepository,
    _ prefix: String,
    _ message: String,
    _ operation: String
  ) throws -> CommitReport {
    try replaceFiles(edits, in: part)
    do {
      return try publish(edits, part, repository, prefix, message, operation)
    } catch {
      try restore(edits, in: part)
      throw error
    }
  }

  /// Puts every file's new content in its place; after an error all are as before.
  private func replaceFiles(_ edits: [FileVersion], in part: RepositoryPart) throws {
    var done: [FileVersion] = []
    do throws(FileError) {
      for edit in edits {
        try replace(part.inner(edit.path), edit.before, with: edit.after, in: part)
        done.append(edit)
      }
    } catch {
      try restore(done, in: part)
      throw StoreError(error)
    }
  }

  private func restore(_ edits: [FileVersion], in part: RepositoryPart) throws(StoreError) {
    for edit in edits.reversed() {
      do throws(FileError) {
        try replace(part.inner(edit.path), edit.after, with: edit.before, in: part)
      } catch {
        throw .notRestored(path: edit.path)
      }
    }
  }

  private func replace(
    _ path: String,
    _ before: [UInt8]?,
    with after: [UInt8]?,
    in part: RepositoryPart
  ) throws(FileError) {
    guard let path = RelativePath(path) else { return }
    if let after {
      try part.folder.replace(path, with: after, expecting: before.map { .bytes($0) } ?? .absent)
    } else if let before {
      try part.folder.remove(path, expecting: .bytes(before))
    }
  }
}
