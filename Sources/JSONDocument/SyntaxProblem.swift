/// Something in a text that keeps it from being JSON.
public struct SyntaxProblem: Hashable, Sendable {
  /// What could have stood where something else does.
  public enum Expectation: Hashable, Sendable {
    /// Any value.
    case value
    /// A value, or the end of the list.
    case valueOrListEnd
    /// A key, or the end of the object.
    case keyOrObjectEnd
    /// A comma, or the end of the list.
    case commaOrListEnd
    /// A comma, or the end of the object.
    case commaOrObjectEnd
  }

  /// The kinds of problems.
  public enum Kind: Hashable, Sendable {
    /// `\x` and its like.
    case badEscape
    /// `01`, `1.`, `+1`, `0x10`.
    case badNumber
    /// The text begins with U+FEFF.
    case byteOrderMark
    /// `// …`, `/* … */`, `# …`.
    case comment
    /// Git's markers of an undecided merge.
    case conflictMarkers
    /// A raw control character in a string.
    case controlCharacter
    /// `1,5` for `1.5`.
    case decimalComma
    /// The same key twice in an object.
    case duplicateKey(String, sameValue: Bool)
    /// Nothing but white space.
    case emptyFile
    /// Two keys that differ only in how their accents are encoded.
    case keyTwins(String)
    /// Half of a surrogate pair as `\uXXXX`.
    case loneSurrogate
    /// `True`, `None`, `nul`.
    case misspeltLiteral(String)
    /// A key without `:` after it.
    case missingColon
    /// Two values, or two members, with no comma between them.
    case missingComma
    /// A key with nothing after its colon.
    case missingValue
    /// `NaN`, `Infinity`.
    case notANumber
    /// Bytes that aren't UTF-8.
    case notUTF8
    /// A number that no decimal arithmetic carries: `1e400`.
    case numberOutOfRange
    /// Something after the document.
    case textAfterEnd
    /// More levels than ``JSONParser/maximumDepth``.
    case tooDeep
    /// A comma too many.
    case trailingComma
    /// The text ends within an object or a list.
    case unclosed(Expectation)
    /// A character that can't stand there.
    case unexpectedCharacter(Unicode.Scalar, Expectation)
    /// A word without quotes.
    case unquotedText(String)
    /// A string that doesn't end on its line.
    case unterminatedString
    /// The text looks like UTF-16.
    case utf16
    /// Curly or single quotes.
    case wrongQuotes
  }

  /// A change of the text that mends the problem.
  public struct Mend: Hashable, Sendable {
    /// The bytes to replace; empty to insert.
    public var range: Range<Int>
    /// What to put there.
    public var text: String
  }

  /// What is wrong.
  public var kind: Kind
  /// The bytes it is about; it begins at the first byte at which no valid text can go on.
  public var range: Range<Int>
  /// Another place that explains it: the first of two keys, the bracket that isn't closed.
  public var related: Range<Int>?
  /// The change that mends it, where there is exactly one.
  public var mend: Mend?

  init(_ kind: Kind, _ range: Range<Int>, related: Range<Int>? = nil, mend: Mend? = nil) {
    self.kind = kind
    self.range = range
    self.related = related
    self.mend = mend
  }
}
