extension KernelInverse {
  /// Inverts a square matrix given by its lines, by Gauss and Jordan with the largest pivot of each
  /// column; `nil` where it is singular or too near to it.
  init?(inverting lines: [[Double]]) {
    self.init()
    let size = lines.count
    var left = lines
    var right = (0..<size).map { line in
      (0..<size).map { $0 == line ? 1.0 : 0.0 }
    }
    for column in 0..<size {
      var pivot = column
      for line in column..<size
      where left[line][column].magnitude > left[pivot][column].magnitude {
        pivot = line
      }
      guard left[pivot][column].magnitude > 1e-9 else { return nil }
      left.swapAt(pivot, column)
      right.swapAt(pivot, column)
      let scale = 1 / left[column][column]
      for place in 0..<size {
        left[column][place] *= scale
        right[column][place] *= scale
      }
      let (pivotLeft, pivotRight) = (left[column], right[column])
      for line in 0..<size where line != column && left[line][column] != 0 {
        let factor = left[line][column]
        for place in column..<size {
          left[line][place] -= factor * pivotLeft[place]
        }
        for place in 0..<size where pivotRight[place] != 0 {
          right[line][place] -= factor * pivotRight[place]
        }
      }
    }
    for _ in lines {
      grow()
    }
    for (line, row) in right.enumerated() {
      var elements = zeros
      for (place, element) in row.enumerated() {
        elements[place] = element
      }
      setLine(line, to: elements)
    }
  }
}
