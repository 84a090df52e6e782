package import ArgumentParsing
internal import JSONDocument
package import Wording

/// The JSON Schema of what a command prints with `--json`, made from its declaration.
package struct OutputSchema: Sendable {
  private let node: CommandNode
  private let shape: OutputShape
  private let language: Language

  /// Creates the schema of a command; `nil` where the command prints no JSON.
  package init?(of node: CommandNode, language: Language) {
    guard let shape = node.configuration.output else { return nil }
    self.node = node
    self.shape = shape
    self.language = language
  }

  /// The file's name: `dish-list.schema.json`.
  package var fileName: String {
    name + ".schema.json"
  }

  /// The schema's text, ending in a newline.
  package var text: String { CanonicalText.indented(document) + "\n" }

  private var name: String {
    let words = node.path.dropFirst().map { $0.configuration.name }
    return words.isEmpty ? "mantel" : words.joined(separator: "-")
  }

  /// The schema: the command's document, or that of an error.
  private var document: JSONValue {
    .object([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": .string(node.fullName + " --json"),
      "description": .string(node.configuration.abstract[language]),
      "anyOf": .array([schema(shape), schema(.failure)]),
    ])
  }

  private func schema(_ shape: OutputShape) -> JSONValue {
    switch shape {
    case .text(let form): .object(form.schema)
    case .integer: .object(["type": "integer"])
    case .number: .object(["type": "number"])
    case .boolean: .object(["type": "boolean"])
    case .nullable(let inner):
      .object(["anyOf": .array([schema(inner), .object(["type": "null"])])])
    case .list(let inner): .object(["type": "array", "items": schema(inner)])
    case .map(let inner): .object(["type": "object", "additionalProperties": schema(inner)])
    case .object(let members): object(members, isOpen: false)
    case .record(let members): object(members, isOpen: true)
    case .any(let shapes): .object(["anyOf": .array(shapes.map(schema))])
    case .document: .bool(true)
    }
  }

  private func object(_ members: [OutputMember], isOpen: Bool) -> JSONValue {
    let properties = members.map { member -> JSONObject.Member in
      guard case .object(var object) = schema(member.shape) else {
        return .init(key: member.name, value: .object(description(member)))
      }
      object["description"] = .string(member.help[language])
      return .init(key: member.name, value: .object(object))
    }
    return .object([
      "type": "object",
      "properties": .object(JSONObject(properties)),
      "required": .array(members.filter { !$0.isOptional }.map { .string($0.name) }),
      "additionalProperties": .bool(isOpen),
    ])
  }

  private func description(_ member: OutputMember) -> JSONObject {
    ["description": .string(member.help[language])]
  }
}

extension OutputText {
  fileprivate var schema: JSONObject {
    var schema: JSONObject = ["type": "string"]
    switch self {
    case .free, .path: break
    case .id: schema["pattern"] = "^[a-z0-9]+(-[a-z0-9]+)*$"
    case .day: schema["pattern"] = "^\\d{4}-\\d{2}-\\d{2}$"
    case .week: schema["pattern"] = "^\\d{4}-W\\d{2}$"
    case .slot: schema["pattern"] = "^\\d{4}-\\d{2}-\\d{2}\\.[A-Za-z]+$"
    case .instant: schema["format"] = "date-time"
    case .commit: schema["pattern"] = "^[0-9a-f]{40}([0-9a-f]{24})?$"
    case .oneOf(let words): schema["enum"] = .array(words.map(JSONValue.string))
    }
    return schema
  }
}
