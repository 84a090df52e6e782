/// The 256 colours that nearly every terminal has: 16 of its own, a cube of 6 × 6 × 6, 24 greys.
enum ColorPalette {
  /// The parts that a colour of the cube can have.
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// The number, from 16 to 255, of the colour nearest to another.
  static func index(nearestTo color: RGB) -> Int {
    let parts = [color.red, color.green, color.blue].map(Int.init)
    let steps = parts.map(nearestLevel)
    let cube = steps.map { levels[$0] }
    // The greys are 8, 18, …, 238.
    let greyStep = min(23, max(0, (parts.reduce(0, +) / 3 - 3) / 10))
    let grey = Array(repeating: 8 + 10 * greyStep, count: 3)
    guard distance(parts, grey) < distance(parts, cube) else {
      return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
    }
    return 232 + greyStep
  }

  private static func nearestLevel(_ part: Int) -> Int {
    levels.indices.min { abs(levels[$0] - part) < abs(levels[$1] - part) } ?? 0
  }

  private static func distance(_ first: [Int], _ second: [Int]) -> Int {
    zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}
