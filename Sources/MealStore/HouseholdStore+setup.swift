internal import FileStore
internal import GitStore
package import MealChanges

extension HouseholdStore {
  /// Makes the private repository where it is missing.
  ///
  /// - Throws: ``StoreError``.
  package func makePrivatePart() throws {
    do {
      let inner = RelativePath("private")
      if let inner, try files.shared.status(of: inner)?.kind == .symbolicLink {
        throw FileError(.symbolicLink, operation: "open", path: "private")
      }
      try makeFolder(location.privateRoot)
      let part = RepositoryPart(
        isPrivate: true,
        root: location.privateRoot,
        folder: try Folder(at: location.privateRoot)
      )
      if try !isRepository(part) { _ = try GitRepository.create(at: location.privateRoot) }
    } catch let error as GitError {
      throw StoreError(error)
    } catch let error as FileError {
      throw StoreError(error)
    }
  }

  /// Whether the private repository is there.
  ///
  /// - Throws: ``StoreError`` where it can't be opened.
  package func hasPrivatePart() throws(StoreError) -> Bool {
    guard let part = privatePart else { return false }
    return try isRepository(part)
  }

  /// Whether git leaves the private folder out of what is shared.
  package func isPrivatePartIgnored() throws -> Bool {
    try withRepository(sharedPart) { repository, prefix in
      try repository.isIgnored(prefix + "private/")
    }
  }

  /// Sets a value of this clone's configuration.
  package func setConfiguration(_ key: String, to value: String) throws {
    try withRepository(sharedPart) { repository, _ in try repository.set(key, to: value) }
  }

  /// A value of the configuration, this clone's or the user's; `nil` where it isn't set.
  package func configuration(_ key: String) throws -> String? {
    try withRepository(sharedPart) { repository, _ in try repository.string(forKey: key) }
  }

  /// Whether a shared file, as it was read, is what HEAD's commit has.
  package func isAsCommitted(_ file: FileVersion) throws -> Bool {
    try withRepository(sharedPart) { repository, prefix in
      guard let head = try repository.head() else { return file.before == nil }
      return try repository.content(of: prefix + file.path, at: head) == file.before
    }
  }

  /// Makes sure that a commit could be made now.
  ///
  /// - Throws: ``StoreError`` with what is in the way.
  package func checkThatCommitsWork() throws {
    try refuseNewerFormat()
    try withLock(sharedPart, paths: ["mantel.json"]) { _, _ in }
  }
}
