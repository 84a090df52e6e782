extension CanonicalText {
  /// A value with one member or item a line, two spaces a level, for documents that aren't a
  /// household's.
  ///
  /// Lists of strings and numbers alone stand on one line.
  public static func indented(_ value: JSONValue) -> String {
    indented(value, indent: "")
  }

  private static func indented(_ value: JSONValue, indent: String) -> String {
    let inner = indent + "  "
    switch value {
    case .object(let object) where !object.isEmpty:
      let members = object.members.map { member in
        inner + quoted(member.key) + ": " + indented(member.value, indent: inner)
      }
      return "{\n" + members.joined(separator: ",\n") + "\n" + indent + "}"
    case .array(let items) where items.contains(where: \.isContainer):
      let lines = items.map { inner + indented($0, indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + indent + "]"
    default: return inline(value)
    }
  }
}

extension JSONValue {
  fileprivate var isContainer: Bool {
    switch self {
    case .object, .array: true
    default: false
    }
  }
}
