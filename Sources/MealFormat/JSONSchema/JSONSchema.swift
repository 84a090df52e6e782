internal import JSONDocument
public import Wording

/// The JSON Schema (draft 2020-12) of a kind of file, for editors.
///
/// It takes what ``DocumentCheck`` takes, but for what a schema can't say: references, doubled
/// and misspelt keys, units, and which days and weeks there are.
public struct JSONSchema: Sendable {
  /// The kind that it describes.
  public let kind: FileKind
  /// The language of its titles and descriptions.
  public let language: Language

  /// Creates the schema of a kind.
  public init(_ kind: FileKind, language: Language) {
    self.kind = kind
    self.language = language
  }

  /// The name of the schema's file.
  public var fileName: String { kind.rawValue + ".schema.json" }

  /// The schema's text.
  public var text: String {
    var schema = JSONObject()
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["title"] = .string(kind.title[language])
    schema["description"] = .string(kind.placement)
    schema.members += self.schema(kind.shape).members
    return CanonicalText.indented(.object(schema)) + "\n"
  }

  private func schema(_ shape: Shape) -> JSONObject {
    switch shape {
    case .object(let shape): object(shape)
    case .list(let shape): list(shape)
    case .text(let shape): text(shape)
    case .number(let shape): number(shape)
    case .flag: ["type": "boolean"]
    case .null: ["type": "null"]
    case .anyOf(let shapes): merged(shapes.map(schema))
    }
  }

  /// Schemas of different types as one, whose keywords each concern one type only: editors give
  /// better messages for that than for `anyOf`.
  private func merged(_ schemas: [JSONObject]) -> JSONObject {
    guard schemas.allSatisfy({ $0["enum"] == nil }) else {
      return ["anyOf": .array(schemas.map(JSONValue.object))]
    }
    var result: JSONObject = ["type": .array(schemas.compactMap { $0["type"] })]
    for member in schemas.flatMap(\.members) where member.key != "type" {
      result[member.key] = member.value
    }
    return result
  }

  private func object(_ shape: ObjectShape) -> JSONObject {
    var result: JSONObject = ["type": "object"]
    let properties = shape.fields.map { field in
      var schema = schema(field.shape)
      schema.members.insert(
        JSONObject.Member(key: "description", value: .string(field.summary[language])),
        at: 0
      )
      return JSONObject.Member(key: field.key, value: .object(schema))
    }
    if !properties.isEmpty { result["properties"] = .object(JSONObject(properties)) }
    let required = shape.fields.filter(\.isRequired).map { JSONValue.string($0.key) }
    if !required.isEmpty { result["required"] = .array(required) }
    if let entries = shape.entries {
      let value = JSONValue.object(schema(entries.value))
      result["patternProperties"] = .object(
        JSONObject([JSONObject.Member(key: entries.key.pattern, value: value)])
      )
    }
    if shape.unknownKeys == .refused || shape.entries?.key.isClosed == true {
      result["additionalProperties"] = false
    }
    if shape.minimumCount > 0 { result["minProperties"] = .integer(shape.minimumCount) }
    let excluded = shape.exclusions.flatMap(Self.pairs).map { pair in
      // Where a value may be of another type too, that one has every key in vain.
      JSONValue.object([
        "not": .object(["type": "object", "required": .array(pair.map(JSONValue.string))])
      ])
    }
    if !excluded.isEmpty { result["allOf"] = .array(excluded) }
    if !shape.atLeastOneOf.isEmpty {
      result["anyOf"] = .array(
        shape.atLeastOneOf.map { .object(["required": .array([.string($0)])]) }
      )
    }
    return result
  }

  private static func pairs(_ keys: [String]) -> [[String]] {
    keys.indices.flatMap { first in
      keys[(first + 1)...].map { [keys[first], $0] }
    }
  }

  private func list(_ shape: ListShape) -> JSONObject {
    var result: JSONObject = ["type": "array", "items": .object(schema(shape.item))]
    if shape.minimumCount > 0 { result["minItems"] = .integer(shape.minimumCount) }
    return result
  }

  private func number(_ shape: NumberShape) -> JSONObject {
    let low = JSONValue.number(CanonicalText.number(shape.range.lowerBound))
    let high = JSONValue.number(CanonicalText.number(shape.range.upperBound))
    return [
      "type": shape.isWhole ? "integer" : "number",
      shape.excludesLowerBound ? "exclusiveMinimum" : "minimum": low,
      "maximum": high,
    ]
  }

  private func text(_ shape: TextShape) -> JSONObject {
    var result: JSONObject = ["type": "string"]
    switch shape {
    case .oneOf(let words): result["enum"] = .array(words.map(JSONValue.string))
    case .line(let maximum):
      result["pattern"] = .string(SchemaPattern.line)
      result["maxLength"] = .integer(maximum)
    case .amount, .timeZone:
      result["pattern"] = .string(SchemaPattern.line)
      result["maxLength"] = 200
    default: result["pattern"] = .string(shape.pattern)
    }
    if case .date = shape { result["format"] = "date" }
    return result
  }
}
