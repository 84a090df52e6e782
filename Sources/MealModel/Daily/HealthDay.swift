/// A day's readings of one source, by the names that the format has for them.
public struct HealthDay: Hashable, Sendable {
  /// A workout of the day.
  public struct Workout: Hashable, Sendable {
    /// What is said of it in words: its sport, when it began and ended as RFC 3339 instants.
    public var texts: [String: String]
    /// What is said of it in numbers.
    public var readings: [String: Double]

    /// Creates a workout.
    public init(texts: [String: String] = [:], readings: [String: Double] = [:]) {
      self.texts = texts
      self.readings = readings
    }
  }

  /// The readings; what the source doesn't say isn't there.
  public var readings: [String: Double] = [:]
  /// The workouts, as they were written.
  public var workouts: [Workout] = []

  /// Creates a day without readings.
  public init() {}
}
