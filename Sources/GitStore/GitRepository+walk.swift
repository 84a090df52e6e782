/// In which order a history is walked.
package enum WalkOrder: Hashable, Sendable {
  /// Every commit once, the newest of those known first; a parent never before its only child.
  case newestFirst
  /// From a commit to its first parent, and on.
  case firstParent
}

/// Whether a walk goes on.
package enum WalkStep: Hashable, Sendable {
  /// To the next commit.
  case goOn
  /// It ends here.
  case stop
}

extension GitRepository {
  /// Visits the commits from which `starts` came, `starts` included, until `body` stops it.
  ///
  /// Commits are read as the walk reaches them. It ends at a shallow clone's boundary, where the
  /// parents are not there.
  package func walk(
    from starts: [CommitID],
    order: WalkOrder = .newestFirst,
    _ body: (GitCommit) throws(GitError) -> WalkStep
  ) throws(GitError) {
    let boundary = try shallowBoundary()
    var known = Set<CommitID>()
    var waiting = NewestFirst()
    for start in starts where known.insert(start).inserted {
      waiting.insert(start, seconds: try openCommit(start).seconds)
    }
    while let id = waiting.popNewest() {
      let commit = try commit(id)
      if try body(commit) == .stop { return }
      if boundary.contains(id) { continue }
      let parents = order == .firstParent ? commit.parents.prefix(1) : commit.parents[...]
      for parent in parents where known.insert(parent).inserted {
        waiting.insert(parent, seconds: try openCommit(parent).seconds)
      }
    }
  }

  /// The newest `limit` commits from which `start` came, `start` first.
  package func history(
    from start: CommitID,
    order: WalkOrder = .newestFirst,
    limit: Int = .max
  ) throws(GitError) -> [GitCommit] {
    var commits: [GitCommit] = []
    if limit <= 0 { return commits }
    try walk(from: [start], order: order) { commit throws(GitError) in
      commits.append(commit)
      return commits.count < limit ? .goOn : .stop
    }
    return commits
  }

  /// The commits whose parents a shallow clone lacks.
  private func shallowBoundary() throws(GitError) -> Set<CommitID> {
    guard isShallow else { return [] }
    let content = WorkTree.contentOfSmallFile(commonDirectory + "shallow") ?? []
    let lines = content.split(separator: UInt8(ascii: "\n"))
    return Set(lines.compactMap { ObjectID(String(decoding: $0, as: UTF8.self)) })
  }
}

/// Commits that wait to be visited: a heap with the newest on top, the first come among equals.
private struct NewestFirst {
  private struct Item {
    let id: CommitID
    let seconds: Int64
    let number: Int

    func precedes(_ other: Item) -> Bool {
      (seconds, other.number) > (other.seconds, number)
    }
  }

  private var items: [Item] = []
  private var inserted = 0

  mutating func insert(_ id: CommitID, seconds: Int64) {
    items.append(Item(id: id, seconds: seconds, number: inserted))
    inserted += 1
    var child = items.count - 1
    while child > 0, items[child].precedes(items[(child - 1) / 2]) {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popNewest() -> CommitID? {
    guard let top = items.first else { return nil }
    let last = items.removeLast()
    if items.isEmpty { return top.id }
    items[0] = last
    var parent = 0
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < items.count && items[child].precedes(items[first]) {
        first = child
      }
      if first == parent { return top.id }
      items.swapAt(first, parent)
      parent = first
    }
  }
}
