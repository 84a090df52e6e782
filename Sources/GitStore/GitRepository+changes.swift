/// What became of one path between two trees.
package struct PathChange: Hashable, Sendable {
  /// The path from the top of the compared trees; bytes that are not UTF-8 appear as U+FFFD.
  package let path: String
  /// What was there; nil where the path is new.
  package let old: TreeFile?
  /// What is there; nil where the path went.
  package let new: TreeFile?
}

extension GitRepository {
  /// What a commit changed against its first parent, in the order of the tree.
  ///
  /// Only the folders that differ are read. `paths` limits it to these files and folders; nil is
  /// everything. At a shallow clone's boundary everything is new.
  package func changes(
    of commit: GitCommit,
    in paths: [String]? = nil
  ) throws(GitError) -> [PathChange] {
    do {
      return try changes(from: commit.parents.first, to: commit.id, in: paths)
    } catch {
      guard error.code == .notFound, isShallow else { throw error }
      return try changes(from: nil, to: commit.id, in: paths)
    }
  }

  /// What differs between two commits, in the order of the tree; nil is the empty tree.
  package func changes(
    from old: CommitID?,
    to new: CommitID?,
    in paths: [String]? = nil
  ) throws(GitError) -> [PathChange] {
    var changes: [PathChange] = []
    if paths?.isEmpty == true { return changes }
    let oldRoot = try rootTree(of: old)
    let newRoot = try rootTree(of: new)
    if oldRoot.id == newRoot.id { return changes }
    let set = paths.map { PathSet($0) } ?? .everything
    try compare(oldRoot, newRoot, set, prefix: "", into: &changes)
    return changes
  }

  /// What differs between two trees in some paths, in the order of the tree; nil is the empty one.
  package func changes(
    fromTree old: ObjectID?,
    toTree new: ObjectID?,
    in paths: PathSet
  ) throws(GitError) -> [PathChange] {
    var changes: [PathChange] = []
    if old == new { return changes }
    try compare(tree(old), tree(new), paths, prefix: "", into: &changes)
    return changes
  }

  /// Compares trees and those in them.
  ///
  /// - Throws: where folders lie in each other deeper than anyone needs.
  func compare(
    _ old: borrowing TreeHandle,
    _ new: borrowing TreeHandle,
    _ paths: PathSet,
    prefix: String,
    depth: Int = 0,
    into changes: inout [PathChange]
  ) throws(GitError) {
    guard depth < Self.maximumDepth else {
      throw GitError(
        .generic,
        category: .tree,
        operation: "git_tree_lookup",
        message: "more than \(Self.maximumDepth) folders in each other"
      )
    }
    guard paths.isEverything else {
      for name in paths.names {
        let below = paths.children[name] ?? .everything
        let (left, right) = (old.entry(named: name), new.entry(named: name))
        try compare(left, right, below, path: prefix + name, depth, into: &changes)
      }
      return
    }
    var (oldPosition, newPosition) = (0, 0)
    while oldPosition < old.count || newPosition < new.count {
      var oldEntry = oldPosition < old.count ? old.entry(at: oldPosition) : nil
      var newEntry = newPosition < new.count ? new.entry(at: newPosition) : nil
      if let left = oldEntry, let right = newEntry {
        if left.precedes(right) { newEntry = nil }
        if right.precedes(left) { oldEntry = nil }
      }
      oldPosition += oldEntry == nil ? 0 : 1
      newPosition += newEntry == nil ? 0 : 1
      guard let name = oldEntry?.name ?? newEntry?.name else { return }
      try compare(oldEntry, newEntry, .everything, path: prefix + name, depth, into: &changes)
    }
  }

  private func compare(
    _ old: TreeEntry?,
    _ new: TreeEntry?,
    _ paths: PathSet,
    path: String,
    _ depth: Int,
    into changes: inout [PathChange]
  ) throws(GitError) {
    if old?.id == new?.id && old?.mode == new?.mode { return }
    let oldFolder = old.flatMap { $0.mode == .folder ? $0.id : nil }
    let newFolder = new.flatMap { $0.mode == .folder ? $0.id : nil }
    // A file that stands where a folder is meant isn't what was named.
    let oldFile = oldFolder == nil && paths.isEverything ? old.map { $0.file(at: path) } : nil
    let newFile = newFolder == nil && paths.isEverything ? new.map { $0.file(at: path) } : nil
    if oldFile != nil || newFile != nil {
      changes.append(PathChange(path: path, old: oldFile, new: newFile))
    }
    if oldFolder != nil || newFolder != nil {
      try compare(
        tree(oldFolder),
        tree(newFolder),
        paths,
        prefix: path + "/",
        depth: depth + 1,
        into: &changes
      )
    }
  }

  /// A stranger's tree may be made to exhaust the stack of whoever walks it; this is far more than
  /// anyone's folders need, and fits the stack of any thread.
  private static var maximumDepth: Int { 256 }
}

extension TreeEntry {
  fileprivate func file(at path: String) -> TreeFile {
    TreeFile(path: path, id: id, mode: mode)
  }
}
