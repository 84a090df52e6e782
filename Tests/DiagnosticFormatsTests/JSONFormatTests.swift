import Diagnostics
import FoundationEssentials
import Testing
import Wording

@testable import DiagnosticFormats

struct JSONFormatTests {
  @Test func `a document has its keys in order`() {
    let report = DiagnosticReport([unknownTag], files: 12)
    #expect(
      JSONFormat(language: .en).text(of: report) == """
        {
          "diagnostics": [
            {
              "path": "dishes/pollo-asado.json",
              "line": 4,
              "column": 12,
              "endLine": 4,
              "endColumn": 20,
              "severity": "error",
              "category": "reference",
              "code": "unknown-tag",
              "message": "no tag 'carnee'",
              "hint": "did you mean 'carne'?",
              "fixable": true,
              "notes": [
                {
                  "path": "plans/2026-W06.json",
                  "line": 3,
                  "column": 31,
                  "endLine": 3,
                  "endColumn": 44,
                  "message": "served here"
                },
                {
                  "message": "there are 10 tags"
                }
              ]
            }
          ],
          "files": 12,
          "errors": 1,
          "warnings": 0,
          "notes": 0
        }

        """
    )
  }

  @Test func `nothing found is a document too`() {
    #expect(
      JSONFormat(language: .es).text(of: DiagnosticReport([], files: 3)) == """
        {
          "diagnostics": [],
          "files": 3,
          "errors": 0,
          "warnings": 0,
          "notes": 0
        }

        """
    )
  }

  @Test func `a hint that isn't there is absent`() {
    let report = DiagnosticReport([finding(.unknownKey), finding(.emptySlot)], files: 1)
    let text = JSONFormat(language: .es).text(of: report)
    #expect(!text.contains("hint"))
    #expect(!text.contains("null"))
    #expect(text.contains(#""message": "así es""#))
    #expect(text.contains(#""fixable": false"#))
    #expect(text.contains(#""warnings": 1"#))
  }

  @Test(arguments: [
    ("\"\\/", #"\"\\/"#), ("\n\r\t\u{0}\u{1f}\u{8}", #"\n\r\t\u0000\u001f\u0008"#),
    ("\u{7f}\u{80}\u{9b}", #"\u007f\u0080\u009b"#),
    ("\u{202e}\u{2066}\u{61c}\u{200f}", #"\u202e\u2066\u061c\u200f"#),
    ("\u{2028}\u{2029}\u{feff}", #"\u2028\u2029\ufeff"#), ("\u{e0041}", #"\udb40\udc41"#),
    ("\r\n", #"\r\n"#), ("año 料 👨‍👩‍👧 e\u{301}", "año 料 👨‍👩‍👧 e\u{301}"),
  ])
  func `strings are escaped and read back`(text: String, escaped: String) throws {
    let document = JSONText.array([.string(text)]).document
    #expect(Array(document.utf8) == Array("[\n  \"\(escaped)\"\n]\n".utf8))
    let read = try JSONDecoder().decode([String].self, from: Data(document.utf8))
    #expect(read.map { Array($0.utf8) } == [Array(text.utf8)])
  }

  @Test func `every scalar of the first planes is read back`() throws {
    let scalars = (0...0x1FFFF).compactMap { Unicode.Scalar($0 as UInt32) }
    let texts = stride(from: 0, to: scalars.count, by: 1_000).map { start in
      scalars[start..<min(start + 1_000, scalars.count)].map { String($0) }.joined()
    }
    let document = JSONText.array(texts.map { .string($0) }).document
    let read = try JSONDecoder().decode([String].self, from: Data(document.utf8))
    #expect(read.elementsEqual(texts) { $0.utf8.elementsEqual($1.utf8) })
  }

  @Test func `another JSON reader finds the same`() throws {
    struct Document: Decodable {
      struct Item: Decodable {
        var path: String?
        var line: Int?
        var endColumn: Int?
        var severity: String?
        var message: String
        var hint: String?
        var notes: [Item]?
      }
      var diagnostics: [Item]
      var files: Int
      var errors: Int
    }
    var hostile = unknownTag
    hostile.finding.place.path = "dishes/\u{1b}\"\u{202e}.json"
    let text = JSONFormat(language: .es).text(of: DiagnosticReport([hostile], files: 2))
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    let item = try #require(document.diagnostics.first)
    #expect(item.path == "dishes/\u{1b}\"\u{202e}.json")
    #expect(item.message == "no hay etiqueta «carnee»")
    #expect(item.hint == "¿querías decir «carne»?")
    #expect(item.notes?.map(\.line) == [3, nil])
    #expect(item.endColumn == 20)
    #expect(document.files == 2)
    #expect(document.errors == 1)
  }
}
