/// Powers of e, by a series that is the same on every machine.
enum Exponential {
  /// e to the power of −x, x being at least 0.
  static func negative(_ x: Double) -> Double {
    guard x < 40 else { return 0 }
    // (e^(−x/64))^64, the root by its Taylor series.
    let part = -x / 64
    var root = 1.0 + part * (1 + part / 2 * (1 + part / 3 * (1 + part / 4)))
    for _ in 0..<6 { root *= root }
    return root
  }
}
