/// The result of reading one JSON text: its bytes and, in document order, its values.
///
/// The values lie one after the other on a flat tape, each with the bytes of its token and the
/// place of the value after it, so that a document costs one allocation however many values it
/// has, and every key and value knows where it stands. Strings and numbers are decoded only when
/// asked for.
public final class JSONTape: Sendable {
  /// The text as it was read.
  public let bytes: [UInt8]
  /// What is wrong with the text; none, and it is the JSON of RFC 8259 without doubled keys.
  public let problems: [SyntaxProblem]
  /// Whether the text was looked at to its end.
  public let isComplete: Bool
  let entries: [Entry]

  init(bytes: [UInt8], entries: [Entry], problems: [SyntaxProblem], isComplete: Bool) {
    self.bytes = bytes
    self.entries = entries
    self.problems = problems
    self.isComplete = isComplete
  }

  /// The document's value; `nil` where not even its beginning could be read.
  public var root: JSONNode? {
    entries.isEmpty ? nil : JSONNode(tape: self, index: 0)
  }

  struct Entry {
    var kind: JSONKind
    var flags: Flags = []
    /// Bytes of the opening and closing quotes; 1 but for curly ones.
    var openingQuote: UInt8 = 1
    var closingQuote: UInt8 = 1
    var start: UInt32
    var end: UInt32
    /// The index of the entry after this one and all that it contains.
    var next: UInt32
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    static let hasEscapes = Self(rawValue: 1)
    static let hasDecimalComma = Self(rawValue: 2)
    static let hasNonASCII = Self(rawValue: 4)
  }
}

/// The kinds of JSON values.
public enum JSONKind: UInt8, Sendable {
  /// `{ … }`
  case object
  /// `[ … ]`
  case array
  /// `"…"`
  case string
  /// `12.5`
  case number
  /// `true`
  case `true`
  /// `false`
  case `false`
  /// `null`
  case null
}
