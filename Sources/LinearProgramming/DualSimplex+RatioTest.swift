/// The nonbasic variables that limit a dual step, each where the step would turn its sign.
struct Breakpoints {
  struct Point {
    var variable: DualSimplex.Variable
    /// The size of its element in the pivot row.
    var element: Double
    /// The size of its reduced cost.
    var distance: Double
    /// How much of the infeasibility it takes away when it goes to its other bound instead.
    var relief: Double
    /// How far the step goes until it gets here.
    var ratio: Double

    init(_ variable: DualSimplex.Variable, element: Double, distance: Double, relief: Double) {
      self.variable = variable
      self.element = element
      self.distance = distance
      self.relief = relief
      ratio = distance / element
    }
  }

  /// A reduced cost may pass 0 by this, for the sake of a larger pivot.
  static let tolerance = 1e-9
  /// Smaller elements of a pivot row are taken for 0.
  static let smallestElement = 1e-7

  var points: [Point] = []

  /// Puts the points that are passed first, and finds the one where the infeasibility is used up.
  ///
  /// The variables at the points passed flip. `nil` where the infeasibility is never used up.
  ///
  /// The points are never sorted as a whole: as in quickselect, only the part in which the end lies
  /// is split further.
  mutating func passed(until excess: Double) -> (flips: Range<Int>, entering: Int)? {
    var left = excess
    var low = 0
    var high = points.count
    while low < high {
      let pivot = medianRatio(low, high)
      let (below, equal) = partition(low, high, around: pivot)
      let relief = points[low..<below].reduce(0) { $0 + $1.relief }
      if left - relief <= Self.tolerance {
        high = below
        continue
      }
      left -= relief
      for index in below..<equal {
        left -= points[index].relief
        if left <= Self.tolerance {
          return (0..<index, largest(from: index))
        }
      }
      low = equal
    }
    return nil
  }

  private func medianRatio(_ low: Int, _ high: Int) -> Double {
    let (a, b, c) = (
      points[low].ratio, points[(low + high) / 2].ratio, points[high - 1].ratio
    )
    return max(min(a, b), min(max(a, b), c))
  }

  /// Puts the points below a ratio first, then those at it, then the others.
  private mutating func partition(_ low: Int, _ high: Int, around ratio: Double) -> (Int, Int) {
    var (below, index, above) = (low, low, high)
    while index < above {
      let here = points[index].ratio
      if here < ratio {
        points.swapAt(below, index)
        below += 1
        index += 1
      } else if here > ratio {
        above -= 1
        points.swapAt(above, index)
      } else {
        index += 1
      }
    }
    return (below, above)
  }

  /// Of the points that aren't passed, the one with the largest element among those that the
  /// tolerance lets be the first.
  private func largest(from start: Int) -> Int {
    let rest = start..<points.count
    let reach = rest.reduce(Double.infinity) {
      min($0, (points[$1].distance + Self.tolerance) / points[$1].element)
    }
    var best = start
    for index in rest
    where points[index].ratio <= reach && points[index].element > points[best].element {
      best = index
    }
    return best
  }
}

extension DualSimplex {
  /// Collects what limits the dual step in which `leaving` goes to its bound.
  func breakpoints(_ leaving: Leaving, _ work: Workspace, into breakpoints: inout Breakpoints) {
    breakpoints.points.removeAll(keepingCapacity: true)
    for column in work.columns {
      let element = -side[column] * leaving.side * work.columnElements[column]
      guard element > Breakpoints.smallestElement else { continue }
      breakpoints.points.append(
        Breakpoints.Point(
          .column(column),
          element: element,
          distance: max(0, side[column] * reduced[column]),
          relief: element * upper[column]
        )
      )
    }
    for row in tightRows {
      // A slack stands at 0, and its reduced cost is its row's multiplier turned.
      let element = leaving.side * work.rowElements[row]
      guard element > Breakpoints.smallestElement else { continue }
      breakpoints.points.append(
        Breakpoints.Point(
          .slack(row),
          element: element,
          distance: max(0, price[row]),
          relief: .infinity
        )
      )
    }
  }
}
