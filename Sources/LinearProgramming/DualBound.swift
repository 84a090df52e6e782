/// A proof, in integers, that no solution of a program is worth more than a number.
///
/// Weak duality: add up the rows, each as often as its multiplier says (none below 0). Every solution
/// keeps the sum, so it is worth at most the sum of the limits plus, for each column, what it is
/// worth beyond what the sum takes for it. That holds for any multipliers, wherever they come from;
/// so a solver in doubles may propose them, and only this has to be right.
public struct DualBound: Hashable, Sendable {
  /// How often each of the program's rows is taken, over `denominator`.
  public var multipliers: [Int]
  /// What the multipliers are divided by; above 0.
  public var denominator: Int

  /// Creates a proof.
  public init(multipliers: [Int], denominator: Int = 1) {
    self.multipliers = multipliers
    self.denominator = denominator
  }

  /// The largest whole number that a solution of the program in whole numbers may be worth by this
  /// proof.
  ///
  /// - Returns: `nil` where it proves nothing: a multiplier below 0, another number of rows, or
  ///   numbers that don't fit.
  public func bound(of program: LinearProgram) -> Int? {
    guard let total = DualTotal(self, of: program) else { return nil }
    return total.bound
  }
}
