internal import CLibgit2

/// An open tree, or the empty one; closed when the value goes.
@safe struct TreeHandle: ~Copyable {
  /// The tree; nil is the empty one.
  let pointer: OpaquePointer?

  init(_ pointer: OpaquePointer?) {
    unsafe self.pointer = pointer
  }

  deinit { unsafe git_tree_free(pointer) }

  /// The tree's id; nil for the empty tree that stands for no commit.
  var id: ObjectID? {
    unsafe pointer == nil ? nil : ObjectID(git_tree_id(pointer))
  }

  /// How many entries it has.
  var count: Int {
    unsafe pointer == nil ? 0 : git_tree_entrycount(pointer)
  }

  /// The entry at a position.
  func entry(at position: Int) -> TreeEntry? {
    guard let entry = unsafe git_tree_entry_byindex(pointer, position) else { return nil }
    return unsafe TreeEntry(entry)
  }

  /// The entry of a name.
  func entry(named name: String) -> TreeEntry? {
    guard unsafe pointer != nil, let entry = unsafe git_tree_entry_byname(pointer, name) else {
      return nil
    }
    return unsafe TreeEntry(entry)
  }
}

/// One entry of a tree, as a plain value.
struct TreeEntry: Hashable {
  let name: String
  let id: ObjectID
  let mode: FileMode

  @unsafe init?(_ entry: OpaquePointer) {
    guard let name = unsafe git_tree_entry_name(entry),
      let id = unsafe ObjectID(git_tree_entry_id(entry))
    else { return nil }
    self.name = unsafe String(cString: name)
    self.id = id
    mode = FileMode(rawValue: unsafe git_tree_entry_filemode(entry).rawValue)
  }

  /// Where the entry stands in a tree: by its bytes, a folder as if a slash followed its name.
  func precedes(_ other: TreeEntry) -> Bool {
    sortKey.lexicographicallyPrecedes(other.sortKey)
  }

  private var sortKey: some Sequence<UInt8> {
    let end: [UInt8] = mode == .folder ? [UInt8(ascii: "/")] : []
    return [Array(name.utf8), end].joined()
  }
}

extension GitRepository {
  /// Opens the tree of a commit; nil is before the first one.
  ///
  /// The corresponding C functions are `git_commit_lookup` and `git_commit_tree`.
  func rootTree(of commit: CommitID?) throws(GitError) -> TreeHandle {
    guard let commit else { return unsafe TreeHandle(nil) }
    let opened = try openCommit(commit)
    var tree: OpaquePointer?
    try check(unsafe git_commit_tree(&tree, opened.pointer), "git_commit_tree")
    return unsafe TreeHandle(tree)
  }

  /// Opens a tree; nil is the empty one.
  ///
  /// The corresponding C function is `git_tree_lookup`.
  func tree(_ id: ObjectID?) throws(GitError) -> TreeHandle {
    guard let id else { return unsafe TreeHandle(nil) }
    var oid = id.oid
    var tree: OpaquePointer?
    try check(unsafe git_tree_lookup(&tree, handle, &oid), "git_tree_lookup")
    return unsafe TreeHandle(tree)
  }

  /// The entry at a path below a tree; nil where there is none.
  ///
  /// The corresponding C function is `git_tree_entry_bypath`.
  func entry(at path: String, in tree: borrowing TreeHandle) throws(GitError) -> TreeEntry? {
    guard unsafe tree.pointer != nil else { return nil }
    var entry: OpaquePointer?
    let code = unsafe git_tree_entry_bypath(&entry, tree.pointer, path)
    if code == GIT_ENOTFOUND.rawValue { return nil }
    try check(code, "git_tree_entry_bypath")
    defer { unsafe git_tree_entry_free(entry) }
    return unsafe entry.flatMap { unsafe TreeEntry($0) }
  }
}
