/// The inverse of the basis where it isn't the identity: a line for each basic column, an element in
/// it for each tight row.
///
/// A row with a basic slack adds nothing to invert, and in packing programs most rows are such; so
/// the square that is kept is as large as the number of tight rows, not of all rows. It is dense,
/// with zeros skipped: every change of basis is one elimination over its lines.
struct KernelInverse: Sendable {
  private(set) var size = 0
  /// The places from one line to the next.
  private var stride = 0
  private var elements: [Double] = []

  subscript(line: Int, place: Int) -> Double {
    elements[line * stride + place]
  }

  /// Adds a multiple of a line to a vector.
  func addLine(_ line: Int, times factor: Double, to vector: inout [Double]) {
    let start = line * stride
    for place in 0..<size {
      vector[place] += factor * elements[start + place]
    }
  }

  /// The inverse times a vector of which only some places aren't zero.
  func multiply(_ vector: [Double], nonzero places: [Int], into product: inout [Double]) {
    for line in 0..<size {
      let start = line * stride
      var sum = 0.0
      for place in places {
        sum += elements[start + place] * vector[place]
      }
      product[line] = sum
    }
  }

  /// Takes from every line but one the multiple `factors[line]` of `row`.
  mutating func eliminate(_ factors: [Double], of row: [Double], except kept: Int? = nil) {
    let nonzero = (0..<size).filter { row[$0] != 0 }
    let isDense = nonzero.count * 3 > size
    for line in 0..<size where line != kept && factors[line] != 0 {
      let factor = factors[line]
      let start = line * stride
      if isDense {
        for place in 0..<size {
          elements[start + place] -= factor * row[place]
        }
      } else {
        for place in nonzero {
          elements[start + place] -= factor * row[place]
        }
      }
    }
  }

  mutating func setLine(_ line: Int, to row: [Double]) {
    for place in 0..<size {
      elements[line * stride + place] = row[place]
    }
  }

  mutating func setPlace(_ place: Int, to column: [Double]) {
    for line in 0..<size {
      elements[line * stride + place] = column[line]
    }
  }

  /// Adds a line and a place of zeros at the end.
  mutating func grow() {
    if size == stride { reserve(max(16, size * 2)) }
    for index in 0...size {
      elements[size * stride + index] = 0
      elements[index * stride + size] = 0
    }
    size += 1
  }

  /// Takes out a line and a place; the last ones move to where they were.
  mutating func remove(line: Int, place: Int) {
    let end = size - 1
    for index in 0..<size where line != end {
      elements[line * stride + index] = elements[end * stride + index]
    }
    for index in 0..<end where place != end {
      elements[index * stride + place] = elements[index * stride + end]
    }
    size = end
  }

  private mutating func reserve(_ capacity: Int) {
    var larger = Array(repeating: 0.0, count: capacity * capacity)
    for line in 0..<size {
      for place in 0..<size {
        larger[line * capacity + place] = elements[line * stride + place]
      }
    }
    elements = larger
    stride = capacity
  }
}
