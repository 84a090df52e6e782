import JSONDocument
import MealFormat
import Testing
import Wording

struct JSONSchemaTests {
  @Test(arguments: FileKind.allCases)
  func `what excludes keys concerns objects alone`(kind: FileKind) throws {
    let text = JSONSchema(kind, language: .en).text
    let root = try #require(JSONParser.parse(Array(text.utf8)).root)
    for excluded in Self.exclusions(in: JSONValue(root)) {
      // `required` takes whatever is no object, and `not` would refuse it.
      #expect(excluded["type"] == "object")
    }
  }

  private static func exclusions(in value: JSONValue) -> [JSONObject] {
    switch value {
    case .object(let object):
      [object["not"]?.object].compactMap(\.self)
        + object.members.flatMap { exclusions(in: $0.value) }
    case .array(let items): items.flatMap(exclusions)
    default: []
    }
  }
}
