/// Days of the week, as a setting names them: `monday`, `monday-friday`, or several of these.
public struct DayPattern: Hashable, Sendable {
  /// The days.
  public var days: Set<Weekday>

  /// Creates a pattern of days.
  public init(_ days: Set<Weekday>) {
    self.days = days
  }

  /// Every day.
  public static let everyDay = Self(Set(Weekday.allCases))

  /// Creates a pattern from a weekday, or a range of them that may pass the week's end, as in
  /// `friday-monday`; `nil` for any other text.
  public init?(_ text: String) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = ends.first.flatMap({ Weekday(rawValue: String($0)) }) else { return nil }
    guard ends.count > 1 else {
      self.init([first])
      return
    }
    guard ends.count == 2, let last = Weekday(rawValue: String(ends[1])) else { return nil }
    let length = (last.index - first.index + 7) % 7
    self.init(Set((0...length).map { Weekday(index: first.index + $0) }))
  }

  /// Whether the pattern holds a day.
  public func contains(_ day: Weekday) -> Bool {
    days.contains(day)
  }
}

/// A setting that is the same every day, or differs by days.
public enum ByDays<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The same every day.
  case always(Value)
  /// One value a pattern; a day of none has none.
  case days([Entry])

  /// A pattern's value.
  public struct Entry: Hashable, Sendable {
    /// The days.
    public var days: DayPattern
    /// Their value.
    public var value: Value

    /// Creates an entry.
    public init(_ days: DayPattern, _ value: Value) {
      self.days = days
      self.value = value
    }
  }

  /// The value on a day; `nil` where the setting doesn't speak of it.
  public subscript(day: Weekday) -> Value? {
    switch self {
    case .always(let value): value
    case .days(let entries): entries.first { $0.days.contains(day) }?.value
    }
  }
}
