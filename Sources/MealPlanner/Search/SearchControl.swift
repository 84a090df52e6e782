/// What bounds a search: steps, never the clock, and someone who has waited enough.
struct SearchControl {
  private(set) var stepsLeft: Int
  private(set) var stepsTaken = 0
  private(set) var isCancelled = false
  private let shouldStop: () -> Bool

  init(steps: Int, shouldStop: @escaping () -> Bool) {
    stepsLeft = steps
    self.shouldStop = shouldStop
  }

  /// Takes steps; whether there were so many left and nobody asked to stop.
  mutating func take(_ count: Int = 1) -> Bool {
    guard stepsLeft >= count, !isCancelled else {
      if !isCancelled, shouldStop() { isCancelled = true }
      return false
    }
    stepsLeft -= count
    stepsTaken += count
    if stepsTaken & 0xFF < count, shouldStop() { isCancelled = true }
    return !isCancelled
  }
}
