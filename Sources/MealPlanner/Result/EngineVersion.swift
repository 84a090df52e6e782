extension Planner {
  /// The engine's version: it goes up whenever the same request may get another answer.
  public static let engineVersion = 2
}
