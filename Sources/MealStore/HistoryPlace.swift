internal import GitStore
internal import MealChanges
internal import MealFormat

/// Where a household, and what is asked of it, stands in one commit of a walk.
struct HistoryPlace: Hashable {
  /// The household's folder in the repository; empty where it is the whole of it.
  var folder: String
  /// What is asked for, by what it was called then.
  var watch: HistoryWatch

  /// What is known where two children lead to one commit.
  func union(_ other: HistoryPlace?) -> HistoryPlace {
    guard let other, other != self else { return self }
    return HistoryPlace(folder: folder, watch: watch.union(other.watch))
  }
}

/// One parent of a commit, and how the household differs from it.
struct HistorySide {
  /// The parent; `nil` for what was before the first commit.
  var parent: CommitID?
  /// The household's folder in it.
  var folder: String
  /// The household's tree in it.
  var tree: ObjectID?
  /// The household's tree in the commit.
  var newTree: ObjectID?

  /// The sides of a commit, at least one.
  static func all(
    of node: CommitNode,
    folder: String,
    _ repository: borrowing GitRepository
  ) throws -> [HistorySide] {
    let tree = try HouseholdTrees.tree(at: folder, in: node.tree, repository)
    guard !node.parents.isEmpty else {
      return [HistorySide(parent: nil, folder: folder, tree: nil, newTree: tree)]
    }
    var sides: [HistorySide] = []
    for parent in node.parents {
      let old = try repository.node(parent).tree
      let before = try HouseholdTrees.folder(before: folder, in: node.tree, from: old, repository)
      let oldTree = try HouseholdTrees.tree(at: before, in: old, repository)
      sides.append(
        HistorySide(parent: parent, folder: before, tree: oldTree, newTree: tree)
      )
    }
    return sides
  }

  /// What differs in some paths.
  func changes(
    in paths: PathSet,
    _ repository: borrowing GitRepository
  ) throws -> [PathChange] {
    try repository.changes(fromTree: tree, toTree: newTree, in: paths)
  }

  /// The files of records that came or went, where some did both: one of them may have got another
  /// id, and what names it follows.
  func movedRecords(
    in part: RepositoryPart,
    _ repository: borrowing GitRepository
  ) throws -> [PathChange] {
    guard tree != nil, newTree != nil else { return [] }
    let folders = ["tags", "dishes", "foods", "templates", "people"]
    let changes = try changes(in: PathSet(folders), repository)
      .filter { ($0.old == nil) != ($0.new == nil) }
    let hasBoth = changes.contains { $0.old == nil } && changes.contains { $0.new == nil }
    return hasBoth ? changes : []
  }

  /// Files as they were and are, by their paths in the household.
  func versions(
    of changes: [PathChange],
    in part: RepositoryPart,
    _ repository: borrowing GitRepository
  ) throws -> [FileVersion] {
    var versions: [FileVersion] = []
    for change in changes {
      let path = part.outer(change.path)
      guard HouseholdPath(path) != .ignored else { continue }
      versions.append(
        FileVersion(
          path: path,
          before: try repository.readable(change.old),
          after: try repository.readable(change.new)
        )
      )
    }
    return versions.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// A file of the household as the commit has it, else as its parent had it.
  func source(
    _ path: String,
    in part: RepositoryPart,
    _ repository: borrowing GitRepository
  ) -> SourceFile? {
    guard part.holds(path) else { return nil }
    let inner = part.inner(path)
    for tree in [newTree, tree] {
      if let file = try? repository.file(at: inner, inTree: tree),
        let bytes = try? repository.readable(file)
      {
        return SourceFile(path: path, content: .bytes(bytes))
      }
    }
    return nil
  }
}

extension GitRepository {
  /// A file's content; `nil` where it is no file.
  func readable(_ file: TreeFile?) throws(GitError) -> [UInt8]? {
    guard let file, file.mode.isFile else { return nil }
    return try readable(file.id)
  }

  /// A file's content by its id; what is too large to be read reads as nothing.
  func readable(_ id: ObjectID) throws(GitError) -> [UInt8] {
    do {
      return try blob(id)
    } catch {
      if error.code == .tooLarge { return [] }
      throw error
    }
  }
}
