/// A value of a document, with the place of its token.
public struct JSONNode: Sendable {
  /// The document.
  public let tape: JSONTape
  let index: Int

  init(tape: JSONTape, index: Int) {
    self.tape = tape
    self.index = index
  }

  private var entry: JSONTape.Entry { tape.entries[index] }

  /// What kind of value it is.
  public var kind: JSONKind { entry.kind }

  /// The bytes of its text, brackets and quotes included.
  public var range: Range<Int> {
    let entry = entry
    return Int(entry.start)..<Int(entry.end)
  }

  /// The text of a string, its escapes decoded; `nil` for other kinds.
  public var string: String? {
    let entry = entry
    guard entry.kind == .string else { return nil }
    return StringDecoding.text(of: entry, in: tape.bytes)
  }

  /// The digits of a number as they stand, a decimal comma as a point; `nil` for other kinds.
  public var numberText: String? {
    let entry = entry
    guard entry.kind == .number else { return nil }
    let text = String(decoding: tape.bytes[Int(entry.start)..<Int(entry.end)], as: UTF8.self)
    guard entry.flags.contains(.hasDecimalComma) else { return text }
    return String(text.map { $0 == "," ? "." : $0 })
  }

  /// The value of a number; `nil` for other kinds.
  public var number: Double? {
    numberText.flatMap(Double.init)
  }

  /// A number that is whole, whatever its notation; `nil` for anything else.
  public var integer: Int? {
    let entry = entry
    guard entry.kind == .number else { return nil }
    return shortInteger(entry) ?? number.flatMap(Int.init(exactly:))
  }

  private func shortInteger(_ entry: JSONTape.Entry) -> Int? {
    guard entry.end - entry.start <= 15 else { return nil }
    var value = 0
    for byte in tape.bytes[Int(entry.start)..<Int(entry.end)] {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// `true` or `false`; `nil` for other kinds.
  public var bool: Bool? {
    switch entry.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// Whether it is `null`.
  public var isNull: Bool { entry.kind == .null }

  /// The items of a list; none for other kinds.
  public var items: Items { Items(node: self) }

  /// The members of an object, in the order of the text; none for other kinds.
  public var members: Members { Members(node: self) }

  /// The value of an object's member, the first where the key is doubled.
  public subscript(key: StaticString) -> JSONNode? {
    members.first { $0.key.isString(key) }?.value
  }

  /// The member with a key that isn't known beforehand.
  public func member(_ key: String) -> Member? {
    members.first { $0.key.string == key }
  }

  /// Whether this is a string with exactly this text.
  public func isString(_ text: StaticString) -> Bool {
    let entry = entry
    guard entry.kind == .string else { return false }
    if entry.flags.contains(.hasEscapes) { return string == text.description }
    let content = StringDecoding.content(of: entry)
    guard content.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { letters in
      var offset = 0
      while offset < letters.count {
        guard tape.bytes[content.lowerBound + offset] == letters[offset] else { return false }
        offset += 1
      }
      return true
    }
  }

  /// A member of an object.
  public struct Member: Sendable {
    /// The key, a string.
    public let key: JSONNode
    /// The value.
    public let value: JSONNode
  }

  /// The members of an object.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    private let tape: JSONTape
    private var index: Int
    private let end: Int

    init(node: JSONNode) {
      tape = node.tape
      index = node.index + 1
      end = node.kind == .object ? Int(node.entry.next) : index
    }

    /// The next member; a key whose value couldn't be read is passed over.
    public mutating func next() -> Member? {
      guard index + 1 < end else { return nil }
      let key = JSONNode(tape: tape, index: index)
      let value = JSONNode(tape: tape, index: index + 1)
      index = Int(tape.entries[index + 1].next)
      return Member(key: key, value: value)
    }
  }

  /// The items of a list.
  public struct Items: Sequence, IteratorProtocol, Sendable {
    private let tape: JSONTape
    private var index: Int
    private let end: Int

    init(node: JSONNode) {
      tape = node.tape
      index = node.index + 1
      end = node.kind == .array ? Int(node.entry.next) : index
    }

    /// The next item.
    public mutating func next() -> JSONNode? {
      guard index < end else { return nil }
      defer { index = Int(tape.entries[index].next) }
      return JSONNode(tape: tape, index: index)
    }
  }
}
