internal import FileStore
internal import GitStore

extension HouseholdStore {
  /// The folder in which git looks for this household's hooks.
  ///
  /// It is the one of the repository that all its work trees share, or what `core.hooksPath` says.
  ///
  /// - Throws: ``StoreError``.
  package func hookFolder() throws -> HookFolder {
    try withRepository(sharedPart) { repository, prefix in
      var path = try repository.hooksDirectory()
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      let own =
        [repository.commonDirectory, repository.gitDirectory]
        + [repository.workTree]
        .compactMap(\.self)
      return HookFolder(
        path: path,
        isInside: own.contains { Self.lies(path, in: $0) },
        household: prefix.isEmpty ? "." : String(prefix.dropLast())
      )
    }
  }

  /// Makes sure that hooks may be put into a folder.
  ///
  /// - Throws: ``HookFolder/Obstacle``.
  package func refuseForeignFolder(
    _ folder: HookFolder,
    isShared: Bool
  ) throws(HookFolder.Obstacle) {
    let parts = folder.path.split(separator: "/")
    if parts.suffix(2) == [".husky", "_"] {
      throw .managed(folder.path, by: "husky", file: ".husky")
    }
    if !folder.isInside, !isShared { throw .elsewhere(folder.path) }
  }

  private static func lies(_ path: String, in folder: String) -> Bool {
    guard let root = try? resolvedPath(folder) else { return false }
    let inner = resolvedAncestor(path)
    return inner == root || inner.utf8.starts(with: (root == "/" ? root : root + "/").utf8)
  }

  /// The path without links; of a folder that isn't there, what there is of it.
  private static func resolvedAncestor(_ path: String) -> String {
    if let real = try? resolvedPath(path) { return real }
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return "/" }
    let above = resolvedAncestor("/" + parts.dropLast().joined(separator: "/"))
    return (above == "/" ? "" : above) + "/" + name
  }
}
