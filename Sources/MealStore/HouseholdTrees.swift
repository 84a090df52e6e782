internal import GitStore

/// Finds a household in the trees of commits, also where it lay elsewhere in the repository.
struct HouseholdTrees {
  private static let mark = "mantel.json"

  /// The household's tree in a commit's; `nil` where there is none.
  ///
  /// Its folder is empty where it is the whole repository.
  static func tree(
    at folder: String,
    in root: ObjectID,
    _ repository: borrowing GitRepository
  ) throws -> ObjectID? {
    try repository.folder(at: folder, inTree: root)
  }

  /// The household's folder in the commit before one that may have moved it.
  ///
  /// It was moved if its `mantel.json` comes with the commit, whose tree is `root`, and one
  /// elsewhere goes from the tree of the one before, `old`; else it is the same folder.
  static func folder(
    before folder: String,
    in root: ObjectID,
    from old: ObjectID,
    _ repository: borrowing GitRepository
  ) throws -> String {
    let path = folder.isEmpty ? mark : folder + "/" + mark
    guard root != old, try repository.file(at: path, inTree: old) == nil,
      let own = try repository.file(at: path, inTree: root)
    else { return folder }
    let gone = try repository.changes(fromTree: old, toTree: root, in: .everything)
      .filter { $0.new == nil && ($0.path == mark || $0.path.hasSuffix("/" + mark)) }
    let same = gone.filter { $0.old?.id == own.id }
    guard let moved = same.count == 1 ? same.first : gone.count == 1 ? gone.first : nil else {
      return folder
    }
    return moved.path == mark ? "" : String(moved.path.dropLast(mark.utf8.count + 1))
  }

  /// The household's folder in a commit that isn't told by what came after it: where it is now, or
  /// else where the one `mantel.json` lies.
  static func folder(
    like folder: String,
    in root: ObjectID,
    _ repository: borrowing GitRepository
  ) throws -> String {
    let path = folder.isEmpty ? mark : folder + "/" + mark
    if try repository.file(at: path, inTree: root) != nil { return folder }
    let all = try repository.files(inTree: root)
      .filter { $0.path == mark || $0.path.hasSuffix("/" + mark) }
    guard all.count == 1 else { return folder }
    return all[0].path == mark ? "" : String(all[0].path.dropLast(mark.utf8.count + 1))
  }
}
