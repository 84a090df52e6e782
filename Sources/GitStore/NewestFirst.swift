/// Commits that wait: a heap with the newest on top, the first come among equals.
struct NewestFirst {
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

  /// How many wait.
  var count: Int { items.count }

  /// The newest that waits.
  var newest: CommitID? { items.first?.id }

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
