package import Diagnostics
internal import FileStore
internal import GitStore
package import MealFormat
internal import Wording

extension HouseholdStore {
  /// The household's files as the index has them: what the next commit would hold.
  ///
  /// Within a hook it is the index that git is about to commit, which for `git commit FILE` isn't
  /// the usual one. Private files are those of the private repository's index.
  ///
  /// - Throws: ``StoreError``.
  package func stagedSources() throws -> [SourceFile] {
    var files: [SourceFile] = []
    for part in [sharedPart, privatePart].compactMap(\.self) {
      if part.isPrivate, try !isRepository(part) { continue }
      files += try withRepository(part) { repository, prefix in
        try staged(part, repository, prefix)
      }
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func staged(
    _ part: RepositoryPart,
    _ repository: borrowing GitRepository,
    _ prefix: String
  ) throws -> [SourceFile] {
    let index = part.isPrivate ? nil : surroundings.environment["GIT_INDEX_FILE"]
    let folder = prefix.isEmpty ? nil : String(prefix.dropLast())
    var files: [SourceFile] = []
    for file in try repository.stagedFiles(in: folder, index: index) {
      let path = part.outer(file.path, without: prefix)
      guard part.isPrivate || !path.hasPrefix(HouseholdFiles.privatePrefix),
        HouseholdPath(path) != .ignored
      else { continue }
      files.append(
        SourceFile(path: path, content: Self.content(of: file.id, file.mode, repository))
      )
    }
    return files
  }

  /// What a blob holds.
  static func content(
    of id: ObjectID,
    _ mode: FileMode,
    _ repository: borrowing GitRepository
  ) -> SourceFile.Content {
    guard mode.isFile else {
      return .notAFile(mode == .symbolicLink ? .symbolicLink : .folder)
    }
    do throws(GitError) {
      return .bytes(try repository.blob(id, limit: SourceFile.maximumSize))
    } catch {
      if error.code == .tooLarge { return .tooLarge(mebibytes: SourceFile.maximumSize >> 20) }
      return .unreadable(reason: error.message)
    }
  }

  /// What git has to say: paths that a merge left undecided, and what it is in the middle of.
  ///
  /// - Throws: ``StoreError``.
  package func repositoryDiagnostics() throws -> [Diagnostic] {
    var findings: [Finding] = []
    for part in [sharedPart, privatePart].compactMap(\.self) {
      if part.isPrivate, try !isRepository(part) { continue }
      findings += try withRepository(part) { repository, prefix in
        try Self.findings(part, repository, prefix)
      }
    }
    return findings.map { Diagnostic($0, range: .fileStart) }.sorted()
  }

  private static func findings(
    _ part: RepositoryPart,
    _ repository: borrowing GitRepository,
    _ prefix: String
  ) throws -> [Finding] {
    var findings: [Finding] = []
    for path in try repository.unmergedPaths() where path.utf8.starts(with: prefix.utf8) {
      let inner = part.outer(path, without: prefix)
      guard HouseholdPath(inner) != .ignored else { continue }
      findings.append(
        Finding(.unmergedEntry, at: Place(path: inner), .unmergedEntry, hint: .unmergedHint)
      )
    }
    if let operation = StoreError.Operation(repository.state) {
      findings.append(
        Finding(
          .operationInProgress,
          at: Place(path: part.isPrivate ? "private" : "."),
          .operationInProgress(operation.rawValue),
          severity: .note
        )
      )
    }
    return findings
  }

  /// Whether git seems to be in the middle of something, told by a few names in its folder: git
  /// itself isn't asked, so that reading stays quick.
  package var mayBeMerging: Bool {
    guard let git = gitFolder else { return false }
    return Self.operationFiles.contains { name in
      RelativePath(name).flatMap { try? git.status(of: $0) } != nil
    }
  }

  /// The nearest git directory above the household, or the one that a file there names.
  private var gitFolder: Folder? {
    var folder = location.root
    while true {
      if let git = try? Folder(at: folder + "/.git") { return git }
      if case .bytes(let bytes)? = Self.gitFile(in: folder) {
        let text = String(decoding: bytes, as: UTF8.self)
        let path = text.split(whereSeparator: \.isNewline).first?.dropFirst("gitdir: ".count) ?? ""
        return try? Folder(at: path.hasPrefix("/") ? String(path) : folder + "/" + path)
      }
      guard folder != "/" else { return nil }
      folder = "/" + folder.split(separator: "/").dropLast().joined(separator: "/")
    }
  }

  private static func gitFile(in folder: String) -> SourceFile.Content? {
    // `.git` is no component of a path that is written to; here it is only read.
    guard let opened = try? Folder(at: folder).open(nil) else { return nil }
    return (try? opened.read(".git", limit: 4096)).map { .bytes($0) }
  }

  private static let operationFiles = [
    "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "BISECT_LOG", "rebase-merge", "rebase-apply",
  ]
}
