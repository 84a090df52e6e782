/// A JSON value to be written, whose members keep their order.
///
/// A member that isn't there is left out; nothing is written as null.
indirect enum JSONText {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([Self])
  case object([(key: String, value: Self?)])

  /// The text of the value, two spaces a level, with a newline at its end.
  var document: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .string(let string): Self.write(string, to: &text)
    case .number(let number): text += String(number)
    case .bool(let bool): text += bool ? "true" : "false"
    case .array(let items):
      Self.write(items, between: ("[", "]"), to: &text, indent: indent) { item, text, indent in
        item.write(to: &text, indent: indent)
      }
    case .object(let members):
      let present = members.compactMap { key, value in value.map { (key, $0) } }
      Self.write(present, between: ("{", "}"), to: &text, indent: indent) { member, text, indent in
        Self.write(member.0, to: &text)
        text += ": "
        member.1.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element],
    between brackets: (open: String, close: String),
    to text: inout String,
    indent: String,
    _ writeElement: (Element, inout String, String) -> Void
  ) {
    text += brackets.open
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "" : ",") + indent + "  "
      writeElement(element, &text, indent + "  ")
    }
    text += (elements.isEmpty ? "" : indent) + brackets.close
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case " "..."~": text.unicodeScalars.append(scalar)
      default:
        if isUndrawn(scalar) {
          for unit in String(scalar).utf16 { text += escape(of: unit) }
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }

  /// Whether the scalar could drive a terminal or hide in an editor: control characters, separators
  /// of lines and bidirectional controls among the others of their kind, save joiners of letters.
  private static func isUndrawn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200c}" && scalar != "\u{200d}"
    default: false
    }
  }

  private static func escape(of unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
