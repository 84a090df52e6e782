public import Wording

/// A position in a text: line and column from 1; a column is a Unicode scalar, a tab is one.
public struct Position: Hashable, Comparable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The beginning of a text.
  public static let start = Self(line: 1, column: 1)

  /// Orders positions as one reads.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A stretch of a file's text; the end is exclusive.
public struct SourceRange: Hashable, Sendable {
  /// Its first position.
  public var start: Position
  /// The position after its last.
  public var end: Position

  /// Creates a range.
  public init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }

  /// The beginning of a file, for what concerns it as a whole.
  public static let fileStart = Self(start: .start, end: .start)
}

/// A finding whose places are lines and columns: what a person, an editor or a script is shown.
public struct Diagnostic: Hashable, Sendable {
  /// A note with its line and column.
  public struct LocatedNote: Hashable, Sendable {
    /// The file; `nil` where the note concerns no file.
    public var path: String?
    /// Where in the file.
    public var range: SourceRange
    /// What is there.
    public var message: Phrase

    /// Creates a note.
    public init(path: String?, range: SourceRange, message: Phrase) {
      self.path = path
      self.range = range
      self.message = message
    }
  }

  /// The finding itself.
  public var finding: Finding
  /// Where in its file it stands.
  public var range: SourceRange
  /// The finding's notes with their places.
  public var notes: [LocatedNote]

  /// Creates a diagnostic.
  public init(_ finding: Finding, range: SourceRange, notes: [LocatedNote] = []) {
    self.finding = finding
    self.range = range
    self.notes = notes
  }

  /// The file, relative to the household.
  public var path: String { finding.place.path }
}

extension Diagnostic: Comparable {
  /// Orders by path, then by place, then by code: the order in which they are shown.
  public static func < (left: Self, right: Self) -> Bool {
    if left.path != right.path {
      return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    if left.range.start != right.range.start { return left.range.start < right.range.start }
    return left.finding.code.rawValue < right.finding.code.rawValue
  }
}
