/// A JSON value that can be changed: what a document is turned into before it is edited.
///
/// Members keep their order, and a number its digits, so that what isn't touched is written
/// back as it was.
public indirect enum JSONValue: Hashable, Sendable {
  /// An object.
  case object(JSONObject)
  /// A list.
  case array([JSONValue])
  /// A string.
  case string(String)
  /// A number, as its text.
  case number(String)
  /// `true` or `false`.
  case bool(Bool)
  /// `null`.
  case null

  /// A whole number.
  public static func integer(_ value: Int) -> Self {
    .number(String(value))
  }

  /// The object, if it is one.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The list, if it is one.
  public var array: [JSONValue]? {
    if case .array(let items) = self { items } else { nil }
  }

  /// The string, if it is one.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// Whether it is an object or a list without anything in it.
  public var isEmptyContainer: Bool {
    switch self {
    case .object(let object): object.isEmpty
    case .array(let items): items.isEmpty
    default: false
    }
  }

  /// The value of a node of a document; of a doubled key the first.
  public init(_ node: JSONNode) {
    switch node.kind {
    case .object:
      var object = JSONObject()
      var keys: Set<String> = []
      for member in node.members {
        let key = member.key.string ?? ""
        guard keys.insert(key).inserted else { continue }
        object.members.append(.init(key: key, value: JSONValue(member.value)))
      }
      self = .object(object)
    case .array: self = .array(node.items.map(JSONValue.init))
    case .string: self = .string(node.string ?? "")
    case .number: self = .number(node.numberText ?? "0")
    case .true: self = .bool(true)
    case .false: self = .bool(false)
    case .null: self = .null
    }
  }
}

/// The members of an object in their order; a key stands once.
public struct JSONObject: Hashable, Sendable {
  /// A key and its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members in their order.
  public var members: [Member]

  /// Creates an object; of members with the same key the last stands.
  public init(_ members: [Member] = []) {
    self.members = []
    for member in members { self[member.key] = member.value }
  }

  /// Whether it has no member.
  public var isEmpty: Bool { members.isEmpty }

  /// The keys in their order.
  public var keys: [String] { members.map(\.key) }

  /// A member's value.
  ///
  /// Setting one that is new appends it; setting `nil` takes it out. Linear in the number of
  /// members.
  public subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Gives a member another key in its place; nothing where the key isn't there.
  public mutating func rename(_ key: String, to newKey: String) {
    guard let index = members.firstIndex(where: { $0.key == key }) else { return }
    members[index].key = newKey
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Creates an object from its members in order.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements.map { Member(key: $0.0, value: $0.1) })
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  /// A string.
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  /// A whole number.
  public init(integerLiteral value: Int) {
    self = .number(String(value))
  }

  /// `true` or `false`.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}
