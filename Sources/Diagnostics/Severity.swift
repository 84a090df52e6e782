/// How much a finding weighs.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Worth knowing; nothing has to change.
  case note
  /// Probably not meant; `--strict` counts it as an error.
  case warning
  /// Wrong: the file can't be saved so.
  case error

  /// Orders severities from note to error.
  public static func < (left: Self, right: Self) -> Bool {
    left.weight < right.weight
  }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// What a finding is about.
public enum Category: String, CaseIterable, Sendable {
  /// The text isn't the JSON of RFC 8259.
  case syntax
  /// The JSON isn't what its kind of file holds.
  case schema
  /// An id names nothing.
  case reference
  /// Someone can't eat what they are served.
  case safety
  /// A tag's, dish's or meal's rule is broken.
  case rule
  /// Something is planned to be there and isn't yet.
  case gap
  /// The files and git don't agree on what is there.
  case repository
}
