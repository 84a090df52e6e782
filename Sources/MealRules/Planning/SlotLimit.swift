/// What a rule leaves to a planner: of some open slots, so many may newly bear something.
///
/// A slot that bears it as it stands is in none of them: a further course changes nothing.
public struct SlotLimit: Hashable, Sendable {
  /// The open slots' numbers, in order.
  public var slots: [Int]
  /// How many of them may bear it.
  public var most: Int

  /// Creates a limit.
  public init(_ slots: some Sequence<Int>, atMost most: Int) {
    self.slots = Array(slots)
    self.most = max(0, most)
  }

  /// Whether it limits anything.
  var isBinding: Bool { most < slots.count }
}
