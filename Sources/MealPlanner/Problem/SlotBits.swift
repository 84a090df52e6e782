/// A set of open slots, by their numbers.
struct SlotBits: Hashable, Sendable {
  private var words: [UInt64]

  /// Creates the empty set of so many slots.
  init(count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  func contains(_ slot: Int) -> Bool {
    words[slot >> 6] & (1 << UInt64(slot & 63)) != 0
  }

  mutating func insert(_ slot: Int) {
    words[slot >> 6] |= 1 << UInt64(slot & 63)
  }

  mutating func remove(_ slot: Int) {
    words[slot >> 6] &= ~(1 << UInt64(slot & 63))
  }

  mutating func formUnion(_ other: Self) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  mutating func subtract(_ other: Self) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func isSuperset(of other: Self) -> Bool {
    words.indices.allSatisfy { other.words[$0] & ~words[$0] == 0 }
  }
}
