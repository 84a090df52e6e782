/// The inverse of the basis where it isn't the identity: a line for each basic column, an element in
/// it for each tight row.
///
/// A row with a basic slack adds nothing to invert, and in packing programs most rows are such; so
/// the square that is kept is as large as the number of tight rows, not of all rows. It is dense,
/// in blocks that the processor takes at once, with blocks of zeros skipped: every change of basis
/// is one elimination over its lines.
struct KernelInverse: Sendable {
  /// Four: what a processor of the common kinds takes in one or two steps.
  typealias Block = SIMD4<Double>

  private(set) var size = 0
  /// The blocks from one line to the next.
  private(set) var stride = 0
  private var blocks: [Block] = []

  /// How many blocks its lines have.
  var blockCount: Int { size * stride }

  /// Adds a multiple of a line to a vector.
  func addLine(_ line: Int, times factor: Double, to vector: inout BlockVector) {
    for index in 0..<stride {
      vector.blocks[index] += factor * blocks[line * stride + index]
    }
  }

  /// A vector of zeros with a place for each tight row.
  var zeros: BlockVector {
    BlockVector(blockCount: stride)
  }

  /// The inverse times a vector.
  func multiply(_ vector: BlockVector, into product: inout [Double]) {
    let nonzero = vector.nonzeroBlocks
    for line in 0..<size {
      var sums = Block.zero
      for index in nonzero {
        sums += blocks[line * stride + index] * vector.blocks[index]
      }
      product[line] = sums.total
    }
  }

  /// Takes from every line but one the multiple `factors[line]` of `row`.
  mutating func eliminate(_ factors: [Double], of row: BlockVector, except kept: Int? = nil) {
    let nonzero = row.nonzeroBlocks
    for line in 0..<size where line != kept && factors[line] != 0 {
      let factor = Block(repeating: factors[line])
      for index in nonzero {
        blocks[line * stride + index] -= factor * row.blocks[index]
      }
    }
  }

  mutating func setLine(_ line: Int, to row: BlockVector) {
    for index in 0..<stride {
      blocks[line * stride + index] = row.blocks[index]
    }
  }

  mutating func setPlace(_ place: Int, to column: [Double]) {
    let (block, lane) = place.quotientAndRemainder(dividingBy: Block.scalarCount)
    for line in 0..<size {
      blocks[line * stride + block][lane] = column[line]
    }
  }

  /// Adds a line and a place of zeros at the end.
  mutating func grow() {
    if size == stride * Block.scalarCount { reserve(max(2, stride * 2)) }
    // What is beyond the size is always 0.
    size += 1
  }

  /// Takes out a line and a place; the last ones move to where they were.
  mutating func remove(line: Int, place: Int) {
    let end = size - 1
    for index in 0..<stride {
      blocks[line * stride + index] = blocks[end * stride + index]
      blocks[end * stride + index] = .zero
    }
    let (block, lane) = place.quotientAndRemainder(dividingBy: Block.scalarCount)
    let (endBlock, endLane) = end.quotientAndRemainder(dividingBy: Block.scalarCount)
    for line in 0..<end {
      blocks[line * stride + block][lane] = blocks[line * stride + endBlock][endLane]
      blocks[line * stride + endBlock][endLane] = 0
    }
    size = end
  }

  private mutating func reserve(_ newStride: Int) {
    var larger = Array(repeating: Block.zero, count: newStride * newStride * Block.scalarCount)
    for line in 0..<size {
      for index in 0..<stride {
        larger[line * newStride + index] = blocks[line * stride + index]
      }
    }
    blocks = larger
    stride = newStride
  }
}
