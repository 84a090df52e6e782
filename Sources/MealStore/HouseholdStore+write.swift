internal import FileStore
internal import GitStore
package import MealChanges
internal import MealFormat

extension HouseholdStore {
  /// Writes a change's files without a commit; after an error all are as before.
  ///
  /// The state of the repository is no reason to refuse it, and a household without one will do.
  ///
  /// - Throws: ``StoreError``.
  package func write(_ edits: [FileVersion]) throws {
    try refuseNewerFormat()
    try write(shares(of: edits)[...])
  }

  private func write(_ shares: ArraySlice<(part: RepositoryPart, files: [FileVersion])>) throws {
    guard let (part, files) = shares.first else { return }
    try withLockIfThereIsOne(part) {
      try refuseChanged(files)
      try replaceFiles(files, in: part)
      do {
        try write(shares.dropFirst())
      } catch {
        try restore(files, in: part)
        throw error
      }
    }
  }

  /// Holds the lock that commits are made under.
  ///
  /// Into a repository that can't be opened nobody commits, so that there is nothing to wait for.
  private func withLockIfThereIsOne(_ part: RepositoryPart, _ body: () throws -> Void) throws {
    try? GitRuntime.configure(environment: surroundings.environment)
    guard let folder = try? GitRepository.discover(from: part.root).commonDirectory else {
      return try body()
    }
    let lock: AdvisoryLock
    do { lock = try acquireLock(in: folder) } catch { throw StoreError(error) }
    let result = Result { try body() }
    lock.release()
    try result.get()
  }

  /// Takes the lock that whoever writes to a repository's files holds.
  func acquireLock(in commonDirectory: String) throws(FileError) -> AdvisoryLock {
    try AdvisoryLock.acquire(at: commonDirectory + "mantel.lock", timeout: surroundings.patience)
  }

  /// Makes sure that files still hold what they held when they were read.
  ///
  /// - Throws: ``StoreError/changedMeanwhile(path:)``.
  func refuseChanged(_ edits: [FileVersion]) throws(StoreError) {
    for edit in edits where bytes(of: edit.path) != edit.before {
      throw .changedMeanwhile(path: edit.path)
    }
  }

  /// Puts every file's new content in its place; after an error all are as before.
  func replaceFiles(_ edits: [FileVersion], in part: RepositoryPart) throws(StoreError) {
    var done: [FileVersion] = []
    for edit in edits {
      do throws(FileError) {
        try replace(part.inner(edit.path), edit.before, with: edit.after, in: part)
        done.append(edit)
      } catch {
        // The file may be the new one already, and only its folder not be on the disk.
        if error.kind != .changedMeanwhile, bytes(of: edit.path) == edit.after { done.append(edit) }
        try restore(done, in: part)
        throw StoreError(error)
      }
    }
  }

  /// Puts back what files held before; one that can't be put back doesn't keep the others from it.
  func restore(_ edits: [FileVersion], in part: RepositoryPart) throws(StoreError) {
    var lost: [String] = []
    for edit in edits.reversed() {
      do throws(FileError) {
        try replace(part.inner(edit.path), edit.after, with: edit.before, in: part)
      } catch {
        lost.append(edit.path)
      }
    }
    if let path = lost.first { throw .notRestored(path: path) }
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

  /// What a file holds; `nil` where there is none that can be read.
  package func bytes(of path: String) -> [UInt8]? {
    if case .bytes(let bytes)? = files.read(path)?.content { bytes } else { nil }
  }
}
