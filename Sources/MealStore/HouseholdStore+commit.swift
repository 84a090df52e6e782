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
  /// files and didn't save become a commit of their own first. All that a change can be refused
  /// for is looked at in both repositories before the first byte is written. After an error the
  /// files are as before.
  ///
  /// - Parameters:
  ///   - edits: What to do to the files; those that change nothing are passed over.
  ///   - operation: The command's name, for the trailer.
  ///   - message: The commit's message; `nil` to tell it from the change.
  ///   - details: What the commit says beside that.
  /// - Throws: ``StoreError``.
  /// - Returns: The commits; none where nothing changes.
  @discardableResult
  package func commit(
    _ edits: [FileVersion],
    operation: String,
    message: String? = nil,
    details: CommitDetails = .none
  ) throws -> [CommitReport] {
    let edits = edits.filter { $0.before != $0.after }
    guard !edits.isEmpty else { return [] }
    try refuseNewerFormat()
    let shares = try shares(of: edits).map { share in
      CommitShare(
        part: share.part,
        files: share.files,
        message: message ?? details.message(telling: describe(share.files)),
        trailers: details.trailers,
        savesEditsFirst: true
      )
    }
    return try commit(shares[...], operation)
  }

  /// What one repository gets of a change.
  struct CommitShare {
    let part: RepositoryPart
    let files: [FileVersion]
    let message: String
    /// The message's further trailers.
    var trailers: [CommitDetails.Trailer] = []
    /// Whether edits that weren't saved become a commit of their own.
    let savesEditsFirst: Bool
  }

  /// Commits the first share once everything is locked and nothing speaks against the others.
  func commit(
    _ shares: ArraySlice<CommitShare>,
    _ operation: String
  ) throws -> [CommitReport] {
    guard let share = shares.first else { return [] }
    let (part, files) = (share.part, share.files)
    return try withLock(part, paths: files.map(\.path)) { repository, prefix in
      try refuseChanged(files)
      let edits =
        share.savesEditsFirst ? try unsavedEdits(to: files, in: part, repository, prefix) : []
      let others = try commit(shares.dropFirst(), operation)
      var reports: [CommitReport] = []
      if !edits.isEmpty {
        reports.append(try publish(edits, part, repository, prefix, describe(edits), "save"))
      }
      try replaceFiles(files, in: part)
      do {
        let (message, trailers) = (share.message, share.trailers)
        reports.append(
          try publish(files, part, repository, prefix, message, operation, trailers)
        )
      } catch {
        try restore(files, in: part)
        throw error
      }
      return reports + others
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
      let lock = try acquireLock(in: repository.commonDirectory)
      let result = Result { try refuseObstacles(repository, prefix, part, paths) }
        .flatMap { Result { try body(repository, prefix) } }
      lock.release()
      return try result.get()
    }
  }

  /// Makes sure that some of the shared files could be committed now.
  ///
  /// For work that takes long and would be lost; a commit looks at all of it again.
  ///
  /// - Parameter paths: The files.
  /// - Throws: ``StoreError``.
  package func refuseUncommittable(_ paths: [String]) throws {
    try refuseNewerFormat()
    try withRepository(sharedPart) { repository, prefix in
      try refuseObstacles(repository, prefix, sharedPart, paths)
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
}
