public import JSONDocument

/// Writes a household's files: UTF-8, LF, two spaces, a final newline.
public struct CanonicalWriter: Sendable {
  private let shape: Shape

  /// Creates a writer for a kind of file.
  public init(_ kind: FileKind) {
    shape = kind.shape
  }

  /// The canonical text of a file's value.
  ///
  /// It is a function of the value alone, and writing what was read from it gives it again.
  public func text(_ value: JSONValue) -> String {
    render(Canonicalizer().canonical(value, shape), shape, indent: "") + "\n"
  }

  /// The canonical bytes of a file's value.
  public func bytes(_ value: JSONValue) -> [UInt8] {
    Array(text(value).utf8)
  }

  /// The canonical text of a file's bytes; `nil` where writing them anew could lose something.
  public static func rewritten(_ bytes: [UInt8], _ kind: FileKind) -> [UInt8]? {
    let tape = JSONParser.parse(bytes)
    let isSafe = tape.isComplete && tape.problems.allSatisfy(\.isMendedByRewriting)
    guard isSafe, let root = tape.root else { return nil }
    return CanonicalWriter(kind).bytes(JSONValue(root))
  }

  private func render(_ value: JSONValue, _ shape: Shape?, indent: String) -> String {
    switch (shape?.matching(value.kind), value) {
    case (.object(let shape), .object(let object))
    where shape.layout != .inline && !object.isEmpty:
      let members = object.members.map { member in
        let inner = shape.field(member.key)?.shape ?? shape.entries?.value
        return CanonicalText.quoted(member.key) + ": "
          + render(member.value, inner, indent: indent + "  ")
      }
      return block("{", members, "}", shape.layout, indent)
    case (.list(let shape), .array(let items)) where shape.layout != .inline && !items.isEmpty:
      let lines = items.map { render($0, shape.item, indent: indent + "  ") }
      return block("[", lines, "]", shape.layout, indent)
    default:
      return CanonicalText.inline(value)
    }
  }

  private func block(
    _ opening: String,
    _ lines: [String],
    _ closing: String,
    _ layout: Layout,
    _ indent: String
  ) -> String {
    let separator = layout == .spaced ? ",\n\n" : ",\n"
    let body = lines.map { indent + "  " + $0 }.joined(separator: separator)
    return opening + "\n" + body + "\n" + indent + closing
  }
}

extension SyntaxProblem {
  /// Whether writing the file anew mends the problem and loses nothing.
  package var isMendedByRewriting: Bool {
    if case .duplicateKey(_, sameValue: true) = kind { return true }
    return mend != nil
  }
}
