/// In which order a history is walked.
package enum WalkOrder: Hashable, Sendable {
  /// Every commit once, children before their parents, the newest of those that are free first:
  /// what `git log --date-order` does, however the clocks of its makers were set.
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
  /// Visits the commits of a range, children before their parents, until `body` stops it.
  ///
  /// Commits are read as the walk reaches them, on a line of history one at a time; where sides
  /// run beside each other, both are read up to where they part. It ends at a shallow clone's
  /// boundary, where the parents are not there.
  package func walk(
    _ range: CommitRange,
    _ body: (CommitNode) throws -> WalkStep
  ) throws {
    var exploration = CommitExploration()
    let boundary = try shallowBoundary()
    for id in range.excluded {
      exploration.meet(try node(id, boundary: boundary), isExcluded: true)
    }
    for id in range.included { exploration.meet(try node(id, boundary: boundary)) }
    while let next = exploration.popNext() {
      for id in next.parents {
        if exploration.knows(id) {
          exploration.connect(next, to: id)
        } else {
          let parent = try node(id, boundary: boundary)
          exploration.meet(parent, isExcluded: exploration.excludes(next.id))
        }
      }
      exploration.finish(next)
      guard exploration.isAtNarrowPlace else { continue }
      for node in exploration.takeFinished() where try body(node) == .stop {
        return
      }
    }
  }

  /// The newest `limit` commits from which `start` came, `start` first.
  package func history(
    from start: CommitID,
    order: WalkOrder = .newestFirst,
    limit: Int = .max
  ) throws -> [GitCommit] {
    var commits: [GitCommit] = []
    if limit <= 0 { return commits }
    switch order {
    case .newestFirst:
      try walk(CommitRange(included: [start])) { node in
        commits.append(try commit(node.id))
        return commits.count < limit ? .goOn : .stop
      }
    case .firstParent:
      let boundary = try shallowBoundary()
      var next: CommitID? = start
      while let id = next, commits.count < limit {
        commits.append(try commit(id))
        next = try node(id, boundary: boundary).parents.first
      }
    }
    return commits
  }
}
