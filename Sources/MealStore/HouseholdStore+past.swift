internal import GitStore
package import MealFormat

/// The household's files as a commit has them.
package struct PastHousehold: Sendable {
  /// The commit's id.
  package var commit: String
  /// The files' bytes, by path.
  fileprivate(set) var contents: [String: [UInt8]] = [:]

  /// The files, in the order of their paths.
  package var sources: [SourceFile] {
    paths(at: "").map { SourceFile(path: $0, content: .bytes(contents[$0] ?? [])) }
  }

  /// A file's bytes; `nil` where there was none that could be read.
  package func bytes(of path: String) -> [UInt8]? { contents[path] }

  /// The files at a path or, where that is a folder, below it.
  package func paths(at path: String) -> [String] {
    contents.keys.filter { path.isEmpty || $0 == path || $0.hasPrefix(path + "/") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension HouseholdStore {
  /// The household as it was at a revision.
  ///
  /// - Parameters:
  ///   - revision: The revision, in git's own notation.
  ///   - isPrivate: Whether the private repository is meant, whose commits are others.
  /// - Throws: ``StoreError/unknownRevision(_:)`` and others.
  /// - Returns: Its files.
  package func past(_ revision: String, isPrivate: Bool = false) throws -> PastHousehold {
    guard let part = isPrivate ? privatePart : sharedPart,
      try !part.isPrivate || isRepository(part)
    else { throw StoreError.noRepository(folder: location.privateRoot) }
    return try withRepository(part) { repository, prefix in
      guard let id = try start(revision, repository) else {
        throw StoreError.unknownRevision(revision)
      }
      let root = try repository.node(id).tree
      let folder = try HouseholdTrees.folder(
        like: String(prefix.dropLast()),
        in: root,
        repository
      )
      var past = PastHousehold(commit: id.description)
      guard let tree = try HouseholdTrees.tree(at: folder, in: root, repository) else {
        return past
      }
      for file in try repository.files(inTree: tree) where file.mode.isFile {
        let path = part.outer(file.path)
        guard part.holds(path), HouseholdPath(path) != .ignored else { continue }
        past.contents[path] = try repository.readable(file)
      }
      return past
    }
  }
}
