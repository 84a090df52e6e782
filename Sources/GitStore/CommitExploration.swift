/// What a walk knows of the commits that it has met, and which it may visit.
///
/// A commit may be visited once all its children were. Whether one has more children than those
/// met so far is certain only where the history is narrow: when a single commit is left to be
/// explored, and no line of history has ended beside it, all commits met so far came from it, so
/// none of them can be its parent. Then they are in their final order, and can be forgotten.
struct CommitExploration {
  private struct Item {
    let node: CommitNode
    var isExcluded: Bool
    var isFinished = false
  }

  private var items: [CommitID: Item] = [:]
  /// The commits that were explored since the last narrow place, in that order.
  private var finished: [CommitID] = []
  private var waiting = NewestFirst()
  private var hasEnd = false

  /// The commit to explore next: the newest of those met; none where only excluded ones are left.
  mutating func popNext() -> CommitNode? {
    if isAtNarrowPlace, let only = waiting.newest, excludes(only) { return nil }
    return waiting.popNewest().flatMap { items[$0]?.node }
  }

  /// Whether all that was explored stands before all that is still to be.
  var isAtNarrowPlace: Bool {
    waiting.count == 0 || waiting.count == 1 && !hasEnd
  }

  func knows(_ id: CommitID) -> Bool { items[id] != nil }

  func excludes(_ id: CommitID) -> Bool { items[id]?.isExcluded == true }

  /// Takes in a commit that is to be explored.
  mutating func meet(_ node: CommitNode, isExcluded: Bool = false) {
    guard items[node.id] == nil else { return }
    items[node.id] = Item(node: node, isExcluded: isExcluded)
    waiting.insert(node.id, seconds: node.seconds)
  }

  /// Takes in that a commit follows one that is known already.
  mutating func connect(_ child: CommitNode, to parent: CommitID) {
    guard excludes(child.id) else { return }
    var excluded = [parent]
    while let id = excluded.popLast() {
      guard let item = items[id], !item.isExcluded else { continue }
      items[id]?.isExcluded = true
      // One whose clock ran fast was explored before it was known to be excluded.
      if item.isFinished { excluded += item.node.parents }
    }
  }

  /// Notes that a commit's parents are all known.
  mutating func finish(_ node: CommitNode) {
    items[node.id]?.isFinished = true
    finished.append(node.id)
    if node.parents.isEmpty { hasEnd = true }
  }

  /// Gives the explored commits that aren't excluded, children first, and forgets them.
  mutating func takeFinished() -> [CommitNode] {
    defer {
      for id in finished { items[id] = nil }
      finished = []
      hasEnd = false
    }
    if finished.count == 1 {
      return finished.compactMap { items[$0] }.filter { !$0.isExcluded }.map(\.node)
    }
    return ordered()
  }

  private func ordered() -> [CommitNode] {
    let nodes = finished.compactMap { items[$0] }.filter { !$0.isExcluded }.map(\.node)
    var children = Dictionary(nodes.map { ($0.id, 0) }) { first, _ in first }
    for parent in nodes.flatMap(\.parents) where children[parent] != nil {
      children[parent, default: 0] += 1
    }
    var free = NewestFirst()
    for node in nodes where children[node.id] == 0 { free.insert(node.id, seconds: node.seconds) }
    var result: [CommitNode] = []
    while let id = free.popNewest(), let node = items[id]?.node {
      result.append(node)
      for parent in node.parents {
        guard let count = children[parent] else { continue }
        children[parent] = count - 1
        if count == 1, let seconds = items[parent]?.node.seconds {
          free.insert(parent, seconds: seconds)
        }
      }
    }
    return result
  }
}
