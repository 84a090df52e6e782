/// A vector with a place for each tight row, in the blocks of the inverse; 0 beyond its end.
struct BlockVector: Sendable {
  typealias Block = KernelInverse.Block

  var blocks: [Block]

  init(blockCount: Int) {
    blocks = Array(repeating: .zero, count: blockCount)
  }

  subscript(place: Int) -> Double {
    get { blocks[place / Block.scalarCount][place % Block.scalarCount] }
    set { blocks[place / Block.scalarCount][place % Block.scalarCount] = newValue }
  }

  /// The indexes of the blocks that aren't all zeros.
  var nonzeroBlocks: [Int] {
    blocks.indices.filter { blocks[$0] != .zero }
  }

  mutating func pad(toBlockCount count: Int) {
    while blocks.count < count {
      blocks.append(.zero)
    }
  }

  mutating func divide(by divisor: Double) {
    for index in blocks.indices {
      blocks[index] /= divisor
    }
  }

  /// The square of its length.
  var squaredLength: Double {
    blocks.reduce(Block.zero) { $0 + $1 * $1 }.total
  }
}

extension SIMD4<Double> {
  /// The sum of its elements, in an order that is the same on every machine.
  var total: Double { (self[0] + self[1]) + (self[2] + self[3]) }
}
