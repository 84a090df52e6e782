/// The one way in which a string, a number and a value on one line are written.
public enum CanonicalText {
  /// A string in its quotes.
  ///
  /// Escaped are only `"`, `\`, C0, DEL, C1, the bidirectional controls and U+2028/9: what
  /// breaks JSON, and what drives or deceives a terminal or an editor. All else is itself.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{08}": result += "\\b"
      case "\u{0C}": result += "\\f"
      case _ where isEscaped(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// A value on one line: `{ "a": 1 }`, `["a", "b"]`, `{}`.
  ///
  /// Members and digits stand as they are; ordering them is the format's.
  public static func inline(_ value: JSONValue) -> String {
    switch value {
    case .object(let object) where object.isEmpty: return "{}"
    case .object(let object):
      let members = object.members.map { quoted($0.key) + ": " + inline($0.value) }
      return "{ " + members.joined(separator: ", ") + " }"
    case .array(let items): return "[" + items.map(inline).joined(separator: ", ") + "]"
    case .string(let text): return quoted(text)
    case .number(let text): return text
    case .bool(let flag): return flag ? "true" : "false"
    case .null: return "null"
    }
  }
}
