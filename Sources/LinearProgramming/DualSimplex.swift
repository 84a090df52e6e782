/// The bounded dual simplex method, for packing programs that grow a few rows at a time.
///
/// The start needs no first phase: without rows, every column that is worth something stands at its
/// upper bound and the others at 0, which is as good as can be (dual feasible); so it stays, pivot
/// by pivot, while the rows that are broken are mended. A row added later breaks nothing but itself,
/// and the next solve starts from the basis that the last one left.
///
/// The method is the one of Achim Koberstein, *The Dual Simplex Method, Techniques for a fast and
/// stable implementation* (Paderborn 2005): steepest edge pricing (Forrest and Goldfarb 1992), a
/// ratio test that flips boxed columns on its way (Maros 2003) and prefers large pivots within a
/// tolerance (Harris 1973), and objectives perturbed against cycling. What it claims it has verified
/// from the program alone, in doubles; what has to hold in integers is for `DualBound`.
///
/// Everything is decided by the program and the order of its rows: the same calls give the same
/// values on every machine.
public struct DualSimplex: Sendable {
  /// How a solve ended.
  public enum Outcome: Hashable, Sendable {
    /// `values` is a best solution, and `duals` shows it.
    case optimal
    /// The rows contradict each other within the bounds, and `duals` shows it.
    case infeasible
    /// The budget ran out, or the numbers were too bad to claim anything. After the budget ran out,
    /// another solve goes on from here.
    case outOfSteps
  }

  /// The program so far.
  public private(set) var program: LinearProgram
  /// A multiplier for each row, none below 0, as the last solve left them: after `.optimal` what one
  /// more of the row's limit would be worth; after `.infeasible` the weights of a sum of rows that
  /// can't hold, the largest of them 1, for `DualBound` of `program.withoutObjective`.
  public internal(set) var duals: [Double] = []
  /// After `.optimal` the largest objective; else a value that it can't be above (0 before the first
  /// solve).
  public internal(set) var objective = 0.0

  var matrix: SparseRows
  /// The tight rows and the basic columns, each in the order of the inverse's places and lines.
  var tightRows: [Int] = []
  var basicColumns: [Int] = []
  var inverse = KernelInverse()

  /// For each column: its line if it is basic, else −1; the side it stands at, −1 at 0 and 1 at its
  /// upper bound, 0 if it is basic or can't move; its values; what it is worth with the
  /// perturbation, and less what the rows take for it; its steepest edge weight.
  var columnLine: [Int]
  var side: [Double]
  var upper: [Double]
  var value: [Double]
  var cost: [Double]
  var reduced: [Double]
  var columnWeight: [Double]

  /// For each row: its place if it is tight, else −1; what is left of its limit; its multiplier with
  /// the perturbation; its slack's steepest edge weight.
  var rowPlace: [Int] = []
  var slack: [Double] = []
  var price: [Double] = []
  var rowWeight: [Double] = []

  /// How many numbers it has touched so far: what it cost, the same on every machine.
  public internal(set) var touched = 0
  /// The pivots since values and multipliers were last computed afresh, and the inverse.
  var pivotsSinceRefresh = 0
  var pivotsSinceInversion = 0
  /// By how much the inverse missed the tight rows' limits when the values were computed afresh.
  var residual = 0.0

  /// Creates a program without rows.
  ///
  /// - Parameter columns: The unknowns; their upper bounds aren't below 0.
  public init(columns: [LinearProgram.Column]) {
    program = LinearProgram(columns: columns)
    matrix = SparseRows(columnCount: columns.count)
    columnLine = Array(repeating: -1, count: columns.count)
    side = Array(repeating: 0, count: columns.count)
    upper = columns.map { Double($0.upper) }
    value = side
    cost = side
    reduced = side
    columnWeight = side
    restart(perturbation: Self.perturbation)
  }

  /// Adds a row; the basis stays, with the row's slack in it.
  public mutating func add(_ row: LinearProgram.Row) {
    let index = program.rows.count
    program.rows.append(row)
    matrix.append(row.entries)
    rowPlace.append(-1)
    slack.append(Double(row.limit) - matrix.sum(ofRow: index, at: value))
    price.append(0)
    duals.append(0)
    rowWeight.append(1 + basisRow(ofSlack: index).squaredLength)
  }

  /// The value of each column.
  public var values: [Double] { value }

  /// The value of a column.
  public func value(of column: Int) -> Double {
    value[column]
  }
}
