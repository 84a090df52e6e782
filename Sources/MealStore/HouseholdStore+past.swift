internal import GitStore
package import MealFormat

/// The household's files as a commit has them.
package struct PastHousehold: Sendable {
  /// The commit's id.
  package var commit: String
  /// The files, by path.
  package var sources: [SourceFile]

  /// A file's bytes; `nil` where there was none that could be read.
  package func bytes(of path: String) -> [UInt8]? {
    guard case .bytes(let bytes)? = sources.first(where: { $0.path == path })?.content else {
      return nil
    }
    return bytes
  }

  /// The files at a path or, where that is a folder, below it.
  package func paths(at path: String) -> [String] {
    sources.map(\.path).filter { path.isEmpty || $0 == path || $0.hasPrefix(path + "/") }
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
        like: String(prefix.dropLast(prefix.isEmpty ? 0 : 1)),
        in: root,
        repository
      )
      var sources: [SourceFile] = []
      guard let tree = try HouseholdTrees.tree(at: folder, in: root, repository) else {
        return PastHousehold(commit: id.description, sources: [])
      }
      for file in try repository.files(inTree: tree) where file.mode.isFile {
        let path = part.outer(file.path)
        guard part.holds(path), HouseholdPath(path) != .ignored else { continue }
        let bytes = try repository.readable(file) ?? []
        sources.append(SourceFile(path: path, content: .bytes(bytes)))
      }
      return PastHousehold(commit: id.description, sources: sources)
    }
  }
}
