extension GitRepository {
  /// The tree of a folder within a tree; nil where there is no such folder.
  ///
  /// The empty path is the tree itself.
  package func folder(at path: String, inTree tree: ObjectID) throws(GitError) -> ObjectID? {
    if path.isEmpty { return tree }
    guard let entry = try entry(at: path, in: self.tree(tree)), entry.mode == .folder else {
      return nil
    }
    return entry.id
  }

  /// The file at a path within a tree; nil where there is none, or no tree.
  package func file(at path: String, inTree tree: ObjectID?) throws(GitError) -> TreeFile? {
    guard let tree, let entry = try entry(at: path, in: self.tree(tree)), entry.mode != .folder
    else { return nil }
    return TreeFile(path: path, id: entry.id, mode: entry.mode)
  }

  /// The files within a tree at any depth, in the order of the tree.
  package func files(inTree tree: ObjectID) throws(GitError) -> [TreeFile] {
    try changes(fromTree: nil, toTree: tree, in: .everything).compactMap(\.new)
  }
}
