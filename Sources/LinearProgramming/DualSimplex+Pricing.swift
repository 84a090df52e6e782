extension DualSimplex {
  /// A column of the program or the slack of a row.
  enum Variable: Hashable {
    case column(Int)
    case slack(Int)
  }

  /// A basic variable outside its bounds.
  struct Leaving {
    var variable: Variable
    /// The bound it goes to: −1 is 0, 1 the upper bound.
    var side: Double
    /// How far it is beyond that bound.
    var excess: Double
  }

  /// How far beyond a bound is still taken to be within it.
  static let feasibility = 1e-8

  /// The variable that is farthest beyond its bounds, as its steepest edge weight measures it.
  func mostInfeasible() -> Leaving? {
    var best: Leaving?
    var bestScore = 0.0
    for row in slack.indices where slack[row] < -Self.feasibility && rowPlace[row] < 0 {
      let score = slack[row] * slack[row] / rowWeight[row]
      if score > bestScore {
        bestScore = score
        best = Leaving(variable: .slack(row), side: -1, excess: -slack[row])
      }
    }
    for column in basicColumns {
      let excess = max(-value[column], value[column] - upper[column])
      let score = excess * excess / columnWeight[column]
      if excess > Self.feasibility, score > bestScore {
        bestScore = score
        best = Leaving(
          variable: .column(column),
          side: value[column] < 0 ? -1 : 1,
          excess: excess
        )
      }
    }
    return best
  }
}
