internal import JSONDocument
internal import MealModel

extension Canonicalizer {
  /// An object's members in their order: known keys as the shape has them, then entries; a key
  /// that isn't known after the neighbour that it had before it.
  func arranged(_ object: JSONObject, _ shape: ObjectShape) -> [JSONObject.Member] {
    var leading: [JSONObject.Member] = []
    var groups: [(rank: Rank, members: [JSONObject.Member])] = []
    for (index, member) in object.members.enumerated() {
      if let rank = rank(of: member.key, at: index, shape) {
        groups.append((rank, [member]))
      } else if groups.isEmpty {
        leading.append(member)
      } else {
        groups[groups.count - 1].members.append(member)
      }
    }
    groups.sort { $0.rank < $1.rank }
    return leading + groups.flatMap(\.members)
  }

  /// A member's place among the others: fields first, then entries by number or by bytes.
  private struct Rank: Comparable {
    var isEntry = false
    var number = 0
    var key = ""

    static func < (left: Self, right: Self) -> Bool {
      if left.isEntry != right.isEntry { return right.isEntry }
      if left.number != right.number { return left.number < right.number }
      return left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
    }
  }

  private func rank(of key: String, at index: Int, _ shape: ObjectShape) -> Rank? {
    if let rank = shape.ranks[key] { return Rank(number: rank) }
    guard let entries = shape.entries, entries.key.couldBe(key) else { return nil }
    guard entries.isSorted else { return Rank(isEntry: true, number: index) }
    switch entries.key {
    case .slot:
      return SlotKey(key).map { Rank(isEntry: true, number: $0.day.index * 10 + $0.meal.index) }
    case .dayPattern:
      return Rank(isEntry: true, number: DayPattern(key)?.days.min()?.index ?? 0, key: key)
    default: return Rank(isEntry: true, key: key)
    }
  }
}
