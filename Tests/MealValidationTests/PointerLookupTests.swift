import Diagnostics
import JSONDocument
import Testing

@testable import MealValidation

struct PointerLookupTests {
  /// A slot's text, a course, and the text that it is found at.
  static let courses: [(String, Int, String)] = [
    (#""pisto""#, 0, #""pisto""#),
    ("null", 0, "null"),
    (#"["sopa", "pisto"]"#, 1, #""pisto""#),
    (#"["sopa", { "leftovers": "pisto" }]"#, 1, #"{ "leftovers": "pisto" }"#),
    (#"{ "guests": 2, "dish": "pisto" }"#, 0, #""pisto""#),
    (#"{ "dishes": ["sopa", null], "guests": 2 }"#, 1, "null"),
    (#"{ "leftovers": "pisto" }"#, 0, #""pisto""#),
    (#"{ "tag": "pizza" }"#, 0, #""pizza""#),
    // A step that isn't there: as near as the way leads.
    (#"["sopa"]"#, 4, #"["sopa"]"#),
    (#"{ "note": "fuera" }"#, 0, #"{ "note": "fuera" }"#),
  ]

  @Test(arguments: courses)
  func `a course is found in each form of a slot`(slot: String, index: Int, found: String) throws {
    let text = "{ \"friday.dinner\": \(slot) }"
    let bytes = Array(text.utf8)
    let root = try #require(JSONParser.parse(bytes).root)
    let node = PointerLookup.find(["friday.dinner", .index(index)], from: root).value
    #expect(String(decoding: bytes[node.range], as: UTF8.self) == found)
  }

  @Test func `the key is told beside the value`() throws {
    let bytes = Array(#"{ "a": { "b/c": 1 } }"#.utf8)
    let root = try #require(JSONParser.parse(bytes).root)
    let found = PointerLookup.find(["a", "b/c"], from: root)
    #expect(found.key.map { String(decoding: bytes[$0.range], as: UTF8.self) } == #""b/c""#)
    #expect(JSONPointer(["a", "b/c", "~", 2]).description == "/a/b~1c/~0/2")
  }
}
