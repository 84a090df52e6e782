/// A linear program in integers: maximise Σ objective·x under rows Σ coefficient·x ≤ limit, with
/// every x between 0 and its upper bound.
///
/// A row "at least" is written with its signs turned.
public struct LinearProgram: Sendable {
  /// An unknown.
  public struct Column: Hashable, Sendable {
    /// What one of it is worth.
    public var objective: Int
    /// The most of it there can be.
    public var upper: Int

    /// Creates an unknown.
    public init(objective: Int, upper: Int) {
      self.objective = objective
      self.upper = upper
    }
  }

  /// A limit on a sum of unknowns.
  public struct Row: Hashable, Sendable {
    /// An unknown's part of the sum.
    public struct Entry: Hashable, Sendable {
      /// The unknown's index.
      public var column: Int
      /// How much one of it counts.
      public var coefficient: Int

      /// Creates a part of a sum.
      public init(_ column: Int, _ coefficient: Int = 1) {
        self.column = column
        self.coefficient = coefficient
      }
    }

    /// The sum; a column stands in it once at most.
    public var entries: [Entry]
    /// The most that the sum can be.
    public var limit: Int

    /// Creates a row.
    public init(_ entries: [Entry], atMost limit: Int) {
      self.entries = entries
      self.limit = limit
    }
  }

  /// The unknowns.
  public var columns: [Column]
  /// The limits.
  public var rows: [Row]

  /// Creates a program.
  public init(columns: [Column] = [], rows: [Row] = []) {
    self.columns = columns
    self.rows = rows
  }
}
