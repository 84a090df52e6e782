package import Diagnostics
internal import FileStore
internal import GitStore
package import JSONDocument
package import MealChanges
internal import MealFormat
package import MealModel
internal import MealValidation
internal import Wording

/// What is to be committed, judged against what was.
package struct StagedCheck: Sendable {
  /// The household's files that change.
  package var paths: [String] = []
  /// The errors that no side had before.
  package var newErrors: [Diagnostic] = []
  /// The documents in which they are.
  package var documents: [String: JSONTape] = [:]
  /// Staged files that aren't canonical, with their canonical bytes.
  package var canonical: [FileVersion] = []
}

extension HouseholdStore {
  /// Judges what git is about to commit: the files that change, and those that their change puts
  /// wrong.
  ///
  /// Only names are known of what has nothing to do with them, so that it takes no longer in a
  /// large household.
  ///
  /// - Parameters:
  ///   - today: Today in the household's time zone.
  ///   - judgesLayout: Whether files are looked at that aren't canonical.
  /// - Throws: ``StoreError``.
  /// - Returns: What changes, and what is wrong with it.
  package func checkStaged(today: CalendarDay, judgesLayout: Bool) throws -> StagedCheck {
    let part = sharedPart
    return try withRepository(part) { repository, prefix in
      let index = surroundings.environment["GIT_INDEX_FILE"]
      let after = try Snapshot(indexOf: repository, file: index, part, prefix: prefix)
      let sides = try [repository.head()] + mergedCommits(repository)
      let before = try sides.compactMap(\.self).map {
        try Snapshot(of: $0, in: repository, part, prefix: prefix)
      }
      var check = try Self.check(after, against: before, today: today, repository)
      if judgesLayout { check.canonical = Self.canonical(check.paths, after, repository) }
      return check
    }
  }

  /// Writes staged files canonically, in the index and on disk.
  ///
  /// - Parameter files: The files as they are staged and as they should be.
  /// - Throws: ``StoreError``; all is then as it was.
  /// - Returns: Whether it was done: not where git commits from another index than the usual one,
  ///   nor where a file on disk isn't what is staged.
  package func restage(_ files: [FileVersion]) throws -> Bool {
    let part = sharedPart
    return try withRepository(part) { repository, prefix in
      let index = surroundings.environment["GIT_INDEX_FILE"]
      guard repository.isOwnIndex(index), files.allSatisfy({ bytes(of: $0.path) == $0.before })
      else { return false }
      try replaceFiles(files, in: part)
      do {
        let contents = files.map { (prefix + part.inner($0.path), $0.after ?? []) }
        try repository.restage(Dictionary(uniqueKeysWithValues: contents), index: index)
      } catch {
        try restore(files, in: part)
        throw error
      }
      return true
    }
  }

  /// What the last merge brought: the household's files before and after it.
  ///
  /// - Throws: ``StoreError``.
  package func merged(today: CalendarDay) throws -> (check: StagedCheck, files: [FileVersion]) {
    let part = sharedPart
    return try withRepository(part) { repository, prefix in
      guard let head = try repository.head(), let old = try repository.target(of: "ORIG_HEAD")
      else { return (StagedCheck(), []) }
      let after = try Snapshot(of: head, in: repository, part, prefix: prefix)
      let before = try Snapshot(of: old, in: repository, part, prefix: prefix)
      let check = try Self.check(after, against: [before], today: today, repository)
      let files = check.paths.map { path in
        FileVersion(
          path: path,
          before: Self.bytes(before.file(path, repository)),
          after: Self.bytes(after.file(path, repository))
        )
      }
      return (check, files)
    }
  }

  /// The commits that are merged into HEAD's; before a merge without conflicts git names them in
  /// the environment alone.
  private func mergedCommits(_ repository: borrowing GitRepository) throws -> [CommitID?] {
    if let merged = try repository.target(of: "MERGE_HEAD") { return [merged] }
    let mark = "GITHEAD_"
    return surroundings.environment.keys.filter { $0.hasPrefix(mark) }
      .map { CommitID(String($0.dropFirst(mark.count))) }
  }

  private static func check(
    _ after: Snapshot,
    against before: [Snapshot],
    today: CalendarDay,
    _ repository: borrowing GitRepository
  ) throws -> StagedCheck {
    var check = StagedCheck()
    check.paths = after.changedPaths(since: before.first ?? Snapshot())
    guard !check.paths.isEmpty else { return check }
    let found = validation(of: after, check.paths, today, repository)
    let errors = found.diagnostics.filter { $0.finding.severity == .error }
    guard !errors.isEmpty else { return check }
    let paths = found.reading.documents.keys + check.paths
    let standing = before.map { side in
      validation(of: side, Array(Set(paths)), today, repository).diagnostics
    }
    check.newErrors = StandingFindings(standing).new(in: errors)
    check.documents = found.reading.documents
    return check
  }

  private static func validation(
    of snapshot: Snapshot,
    _ paths: [String],
    _ today: CalendarDay,
    _ repository: borrowing GitRepository
  ) -> HouseholdValidation {
    let loading = SnapshotLoading(snapshot, today: today)
    return HouseholdValidation(
      of: loading.files(for: paths, repository),
      today: today,
      timeZones: SystemClock.timeZones,
      defined: loading.names
    )
  }

  private static func canonical(
    _ paths: [String],
    _ snapshot: Snapshot,
    _ repository: borrowing GitRepository
  ) -> [FileVersion] {
    let settings = bytes(snapshot.file("mantel.json", repository))
    // What a newer version wrote is laid out as that version does.
    if let settings, HouseholdReader.settings(in: settings).format > Settings.currentFormat {
      return []
    }
    return paths.compactMap { path in
      guard case .file(let kind, _) = HouseholdPath(path),
        let staged = bytes(snapshot.file(path, repository)),
        let canonical = CanonicalWriter.rewritten(staged, kind), canonical != staged
      else { return nil }
      return FileVersion(path: path, before: staged, after: canonical)
    }
  }

  private static func bytes(_ file: SourceFile?) -> [UInt8]? {
    if case .bytes(let bytes)? = file?.content { bytes } else { nil }
  }
}
