/// Reads JSON as RFC 8259 has it, and a little of what people write instead.
///
/// The reader is strict: every departure is a ``SyntaxProblem``. After those with one plain
/// meaning (a comma too many or missing, a comment, a doubled key, curly or single quotes, a
/// decimal comma, a byte order mark) it goes on, so that one run tells all; after any other it
/// stops, and the tape holds what stood before.
///
/// Time is linear in the text but for doubled keys, which are looked for among the keys of
/// their object.
public struct JSONParser {
  /// How many objects and lists may lie within one another.
  public static let maximumDepth = 64
  /// How many problems of a text are told; after so many nobody reads the rest.
  public static let maximumProblems = 100

  let bytes: [UInt8]
  var offset = 0
  var entries: [JSONTape.Entry] = []
  var problems: [SyntaxProblem] = []

  /// Reads a text.
  public static func parse(_ bytes: [UInt8]) -> JSONTape {
    var parser = Self(bytes: bytes)
    let isComplete = parser.document()
    if !parser.problems.isEmpty, let markers = ConflictMarkers.find(in: bytes) {
      return JSONTape(bytes: bytes, entries: [], problems: [markers], isComplete: false)
    }
    // However they came about: in one string there can be as many as it has escapes.
    return JSONTape(
      bytes: bytes,
      entries: parser.entries,
      problems: Array(parser.problems.prefix(maximumProblems)),
      isComplete: isComplete && parser.problems.count <= maximumProblems
    )
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    entries.reserveCapacity(bytes.count / 8)
  }

  /// The byte at the offset, or 0 at the end; a NUL in the text reads as no valid byte either.
  var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }
  var isAtEnd: Bool { offset >= bytes.count }

  func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  // Each of the functions below answers whether reading can go on.

  private mutating func document() -> Bool {
    if let problem = Encoding.utf16Problem(in: bytes) {
      problems.append(problem)
      return false
    }
    if bytes.starts(with: Encoding.byteOrderMark) {
      problems.append(
        SyntaxProblem(.byteOrderMark, 0..<3, mend: SyntaxProblem.Mend(range: 0..<3, text: ""))
      )
      offset = 3
    }
    guard skipSpace() else { return false }
    guard !isAtEnd else { return fail(.emptyFile, at: 0..<0) }
    guard value(depth: 0, expecting: .value), skipSpace() else { return false }
    guard isAtEnd else { return fail(.textAfterEnd, at: offset..<characterEnd) }
    return true
  }

  mutating func value(depth: Int, expecting expectation: SyntaxProblem.Expectation) -> Bool {
    switch current {
    case UInt8(ascii: "{"): object(depth: depth + 1)
    case UInt8(ascii: "["): list(depth: depth + 1)
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "t"): literal("true", .true)
    case UInt8(ascii: "f"): literal("false", .false)
    case UInt8(ascii: "n"): literal("null", .null)
    default: unusualValue(expecting: expectation)
    }
  }

  private mutating func list(depth: Int) -> Bool {
    let opening = offset
    guard depth <= Self.maximumDepth else { return fail(.tooDeep, at: opening..<opening + 1) }
    let index = open(.array)
    defer { close(index) }
    guard skipSpace() else { return false }
    var comma: Int?
    while true {
      guard skipExtraCommas() else { return false }
      if closes(with: UInt8(ascii: "]"), after: comma) { return true }
      guard !isAtEnd else { return unclosed(opening, .valueOrListEnd) }
      guard problems.count < Self.maximumProblems,
        value(depth: depth, expecting: .valueOrListEnd),
        separator(&comma, before: UInt8(ascii: "]"), opened: opening, .commaOrListEnd)
      else { return false }
    }
  }

  private mutating func object(depth: Int) -> Bool {
    let opening = offset
    guard depth <= Self.maximumDepth else { return fail(.tooDeep, at: opening..<opening + 1) }
    let index = open(.object)
    defer { close(index) }
    guard skipSpace() else { return false }
    var keys = KeyCollection()
    var comma: Int?
    while true {
      guard skipExtraCommas() else { return false }
      if closes(with: UInt8(ascii: "}"), after: comma) { return true }
      guard !isAtEnd else { return unclosed(opening, .keyOrObjectEnd) }
      if let comma, decimals(after: comma) {
        guard skipSpace() else { return false }
      } else {
        guard member(depth: depth, keys: &keys) else { return false }
      }
      guard separator(&comma, before: UInt8(ascii: "}"), opened: opening, .commaOrObjectEnd)
      else { return false }
    }
  }

  /// Passes over commas with nothing before them, after saying so.
  private mutating func skipExtraCommas() -> Bool {
    while current == UInt8(ascii: ",") {
      extraComma(offset, at: offset)
      offset += 1
      guard skipSpace() else { return false }
    }
    return true
  }

  /// Whether the closing bracket stands here, and takes it; a comma before it was one too many.
  private mutating func closes(with bracket: UInt8, after comma: Int?) -> Bool {
    guard current == bracket else { return false }
    if let comma { extraComma(comma, at: offset) }
    offset += 1
    return true
  }

  /// Reads what follows an item or a member: a comma, whose place is kept, or the way to the
  /// closing bracket; a comma that is missing is told.
  private mutating func separator(
    _ comma: inout Int?,
    before closing: UInt8,
    opened opening: Int,
    _ expectation: SyntaxProblem.Expectation
  ) -> Bool {
    let end = offset
    guard skipSpace() else { return false }
    comma = nil
    if current == UInt8(ascii: ",") {
      comma = offset
      offset += 1
      return skipSpace()
    }
    if current == closing { return true }
    guard !isAtEnd else { return unclosed(opening, expectation) }
    let beginsNext = expectation == .commaOrListEnd ? beginsValue : beginsString
    guard beginsNext else { return unexpected(expectation, opened: opening) }
    missingComma(after: end)
    return true
  }

  private mutating func member(depth: Int, keys: inout KeyCollection) -> Bool {
    guard beginsString else { return unusualKey() }
    let key = entries.count
    guard string(), skipSpace() else { return false }
    guard current == UInt8(ascii: ":") else {
      return fail(.missingColon, at: offset..<characterEnd)
    }
    offset += 1
    guard skipSpace() else { return false }
    switch current {
    case UInt8(ascii: ","), UInt8(ascii: "}"):
      return fail(.missingValue, at: offset..<offset + 1)
    default:
      break
    }
    guard !isAtEnd else { return unclosed(Int(entries[key].start), .value) }
    guard value(depth: depth, expecting: .value) else { return false }
    notice(key, among: &keys)
    return problems.count < Self.maximumProblems
  }

  mutating func open(_ kind: JSONKind) -> Int {
    let index = entries.count
    entries.append(
      JSONTape.Entry(kind: kind, start: UInt32(offset), end: UInt32(offset + 1), next: 0)
    )
    offset += 1
    return index
  }

  private mutating func close(_ index: Int) {
    entries[index].end = UInt32(min(offset, bytes.count))
    entries[index].next = UInt32(entries.count)
  }

  mutating func append(_ kind: JSONKind, from start: Int, flags: JSONTape.Flags = []) {
    entries.append(
      JSONTape.Entry(
        kind: kind,
        flags: flags,
        start: UInt32(start),
        end: UInt32(offset),
        next: UInt32(entries.count + 1)
      )
    )
  }
}
