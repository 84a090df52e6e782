/// Chance that is the same on every machine: SplitMix64 (Steele, Lea and Flood, "Fast splittable
/// pseudorandom number generators", 2014).
struct RandomSource: Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to but not including a bound.
  mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// A number from 0 to 1, without 1.
  mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// The numbers from 0 up to a bound, shuffled.
  mutating func permutation(of count: Int) -> [Int] {
    var result = Array(0..<count)
    for index in stride(from: count - 1, to: 0, by: -1) { result.swapAt(index, below(index + 1)) }
    return result
  }
}
