internal import Diagnostics
internal import FileStore
internal import GitStore
internal import JSONDocument
package import MealChanges
internal import MealFormat

extension HouseholdStore {
  /// What was edited, added or deleted by hand since the last commit: the household's own files.
  ///
  /// - Parameter paths: The files or folders to look at; all where there are none.
  /// - Throws: ``StoreError``.
  /// - Returns: The files, by path.
  package func unsaved(_ paths: [String] = []) throws -> [FileVersion] {
    var versions: [FileVersion] = []
    for part in [sharedPart, privatePart].compactMap(\.self) {
      if part.isPrivate, try !isRepository(part) { continue }
      versions += try withRepository(part) { repository, prefix in
        try unsaved(in: part, repository, prefix)
      }
    }
    guard !paths.isEmpty else { return versions }
    return versions.filter { version in
      paths.contains { version.path == $0 || version.path.hasPrefix($0 + "/") }
    }
  }

  /// Whether a part's folder is the top of a repository of its own.
  ///
  /// - Throws: ``StoreError`` where there is one that can't be opened.
  func isRepository(_ part: RepositoryPart) throws(StoreError) -> Bool {
    do throws(GitError) {
      try GitRuntime.configure(environment: surroundings.environment)
      _ = try GitRepository.open(at: part.root)
      return true
    } catch {
      if error.code == .notFound { return false }
      throw StoreError(error)
    }
  }

  private func unsaved(
    in part: RepositoryPart,
    _ repository: borrowing GitRepository,
    _ prefix: String
  ) throws -> [FileVersion] {
    let onDisk = files.all().filter {
      $0.path.hasPrefix(HouseholdFiles.privatePrefix) == part.isPrivate
    }
    let head = try repository.head()
    let folder = prefix.isEmpty ? nil : String(prefix.dropLast())
    let inHead = try head.map { try repository.files(at: $0, in: folder) } ?? []
    var ids: [String: ObjectID] = [:]
    for file in inHead where file.mode.isFile {
      let path = part.outer(file.path, without: prefix)
      if HouseholdPath(path) != .ignored { ids[path] = file.id }
    }
    var versions: [FileVersion] = []
    for file in onDisk {
      guard case .bytes(let bytes) = file.content else { continue }
      let old = ids.removeValue(forKey: file.path)
      let new = try repository.id(of: bytes, at: prefix + part.inner(file.path))
      guard old != new else { continue }
      let before = try old.map { try repository.blob($0) }
      versions.append(FileVersion(path: file.path, before: before, after: bytes))
    }
    // A file or folder that can't be read isn't one that was deleted.
    for file in onDisk {
      guard case .bytes = file.content else {
        ids = ids.filter { $0.key != file.path && !$0.key.hasPrefix(file.path + "/") }
        continue
      }
    }
    for (path, id) in ids {
      versions.append(FileVersion(path: path, before: try repository.blob(id), after: nil))
    }
    return versions.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The edits that were made by hand to files which a change is about to touch.
  ///
  /// - Throws: ``StoreError/unsavedErrors(path:)`` where they have errors.
  func unsavedEdits(
    to files: [FileVersion],
    in part: RepositoryPart,
    _ repository: borrowing GitRepository,
    _ prefix: String
  ) throws -> [FileVersion] {
    let head = try repository.head()
    var edits: [FileVersion] = []
    for file in files {
      let path = prefix + part.inner(file.path)
      let committed = try head.flatMap { try repository.content(of: path, at: $0) }
      guard committed != file.before else { continue }
      if let bytes = file.before {
        guard let kind = Self.kind(of: file.path) else { continue }
        let tape = JSONParser.parse(bytes)
        let findings = DocumentCheck.findings(in: tape, kind: kind, path: file.path)
        if findings.contains(where: { $0.severity == .error }) {
          throw StoreError.unsavedErrors(path: file.path)
        }
      }
      edits.append(FileVersion(path: file.path, before: committed, after: file.before))
    }
    return edits
  }

  static func kind(of path: String) -> MealFormat.FileKind? {
    if case .file(let kind, _) = HouseholdPath(path) { kind } else { nil }
  }
}
