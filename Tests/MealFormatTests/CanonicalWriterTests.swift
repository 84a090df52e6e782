import Diagnostics
import JSONDocument
import MealFormat
import Testing
import Wording

struct CanonicalWriterTests {
  static let samples = ProjectFiles.paths(below: "samples/household")

  @Test(arguments: samples)
  func `a sample's bytes are canonical`(path: String) throws {
    guard case .file(let kind, _) = HouseholdPath(path) else {
      Issue.record("\(path) is no kind's")
      return
    }
    let bytes = try ProjectFiles.bytes("samples/household/" + path)
    let tape = JSONParser.parse(bytes)
    let findings = DocumentCheck.findings(in: tape, kind: kind, path: path)
    #expect(findings.isEmpty, "\(findings.map(\.message.en))")
    let root = try #require(tape.root)
    #expect(CanonicalWriter(kind).text(JSONValue(root)) == String(decoding: bytes, as: UTF8.self))
  }

  func canonical(_ text: String, _ kind: FileKind) throws -> String {
    let root = try #require(JSONParser.parse(Array(text.utf8)).root)
    let once = CanonicalWriter(kind).text(JSONValue(root))
    let again = try #require(JSONParser.parse(Array(once.utf8)).root)
    #expect(CanonicalWriter(kind).text(JSONValue(again)) == once)
    return once
  }

  @Test func `slots are ordered, shortened and kept when empty`() throws {
    let text = try canonical(
      """
      {"sunday.dinner":null,"monday.dinner":["a"],"monday.lunch":{"dish":"b"},
       "tuesday.lunch":{"dishes":["c","d"]},"tuesday.dinner":{"dishes":["c"],"locked":true},
       "wednesday.lunch":{"locked":true,"dishes":[{"leftovers":"e"}],"guests":2.0},
       "friday.lunch":{},"friday.dinner":[{"tag":"pizza"}],"note":"N","with":1}
      """,
      .plan
    )
    #expect(
      text == """
        {
          "note": "N",

          "with": 1,

          "monday.lunch": "b",

          "monday.dinner": "a",

          "tuesday.lunch": ["c", "d"],

          "tuesday.dinner": { "dish": "c", "locked": true },

          "wednesday.lunch": { "leftovers": "e", "guests": 2, "locked": true },

          "friday.lunch": null,

          "friday.dinner": { "tag": "pizza" },

          "sunday.dinner": null
        }

        """
    )
  }

  @Test func `a meal without anything said of it stays planned`() throws {
    #expect(
      try canonical(#"{"format":1,"meals":{"dinner":{},"lunch":{"share":30}}}"#, .settings) == """
        {
          "format": 1,
          "meals": {
            "lunch": { "share": 30 },
            "dinner": {}
          }
        }

        """
    )
  }

  @Test func `unknown keys keep their neighbour and their digits`() throws {
    let text = try canonical(
      """
      {"zero":1.0,"tags":["b","a","a"],"later":{"x":1e2,"y":[1.50]},"name":"N","end":null,
       "servings":2.50,"contains":[],"steps":[],"ingredients":{"x":0.50,"a":"1 g"}}
      """,
      .dish
    )
    #expect(
      text == """
        {
          "zero": 1.0,
          "name": "N",
          "end": null,
          "tags": ["a", "b"],
          "later": { "x": 1e2, "y": [1.50] },
          "servings": 2.5,
          "ingredients": {
            "x": 0.5,
            "a": "1 g"
          },
          "contains": []
        }

        """
    )
  }

  @Test func `sets and maps are sorted as the format says`() throws {
    let text = try canonical(
      """
      {"name":{"fr":"F","en":"E","ca":"C","es":"S"},"rules":{"fixed":["sunday.lunch","monday.dinner"],
       "months":[12,1,3],"maxPerWeek":2},"color":"#FFFFFF"}
      """,
      .tag
    )
    #expect(
      text == """
        {
          "name": { "es": "S", "en": "E", "ca": "C", "fr": "F" },
          "color": "#FFFFFF",
          "rules": { "maxPerWeek": 2, "months": [1, 3, 12], "fixed": ["monday.dinner", "sunday.lunch"] }
        }

        """
    )
  }

  @Test func `an empty document stays one`() throws {
    #expect(try canonical("{}", .pantry) == "{}\n")
    #expect(try canonical(" { } ", .plan) == "{}\n")
  }
}
