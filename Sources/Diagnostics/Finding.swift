public import Wording

/// Where something stands, before the text is looked at.
///
/// Checks on values know a pointer, checks on text know bytes; ``Diagnostic`` knows line and
/// column, once a document was asked for them.
public struct Place: Hashable, Sendable {
  /// Which part of a file is meant.
  public enum Target: Hashable, Sendable {
    /// The file as a whole: line 1, column 1.
    case file
    /// Bytes of the file's text, from 0, the end exclusive.
    case bytes(Range<Int>)
    /// The value that the pointer leads to; where it isn't there, the nearest that is.
    case value(JSONPointer)
    /// The key of the member that the pointer leads to.
    case key(JSONPointer)
  }

  /// The file, relative to the household, with `/` between its components.
  public var path: String
  /// The part of the file.
  public var target: Target

  /// Creates a place.
  public init(path: String, target: Target = .file) {
    self.path = path
    self.target = target
  }
}

/// A second place that explains a finding.
public struct Note: Hashable, Sendable {
  /// Where; `nil` is the household as a whole.
  public var place: Place?
  /// What is there.
  public var message: Phrase

  /// Creates a note.
  public init(_ message: Phrase, at place: Place? = nil) {
    self.message = message
    self.place = place
  }
}

/// The one change that mends a finding, where there is exactly one.
public enum Fix: Hashable, Sendable {
  /// Puts text in place of bytes of the file.
  case replaceBytes(Range<Int>, with: String)
  /// Writes the file anew in its canonical form.
  case rewrite
  /// Moves the file to another path of the household.
  case moveFile(to: String)
}

/// What a check has to say about a household.
public struct Finding: Hashable, Sendable {
  /// The kind of finding.
  public var code: DiagnosticCode
  /// How much it weighs.
  public var severity: Severity
  /// Where it stands.
  public var place: Place
  /// What is so, in one clause without a final period.
  public var message: Phrase
  /// What to do about it.
  public var hint: Phrase?
  /// Other places that explain it.
  public var notes: [Note]
  /// The change that mends it, where exactly one does.
  public var fix: Fix?

  /// Creates a finding; without a severity it has its code's.
  public init(
    _ code: DiagnosticCode,
    at place: Place,
    _ message: Phrase,
    severity: Severity? = nil,
    hint: Phrase? = nil,
    notes: [Note] = [],
    fix: Fix? = nil
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.place = place
    self.message = message
    self.hint = hint
    self.notes = notes
    self.fix = fix
  }
}
