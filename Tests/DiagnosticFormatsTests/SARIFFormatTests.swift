import Diagnostics
import FoundationEssentials
import Testing
import Wording

@testable import DiagnosticFormats

struct SARIFFormatTests {
  private let format = SARIFFormat(language: .en, version: "1.2.3", folder: "casa") { code in
    (
      Phrase(es: "resumen de \(code.rawValue)", en: "about \(code.rawValue)"),
      Phrase(es: "todo {0}", en: "all {0}")
    )
  }

  // The expected text was valid under the schema it names, with formats checked.
  @Test func `a log names its rules, results and their places`() {
    #expect(
      format.text(of: DiagnosticReport([unknownTag], files: 12)) == """
        {
          "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/\
        sarif-schema-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "mantel",
                  "version": "1.2.3",
                  "rules": [
                    {
                      "id": "unknown-tag",
                      "shortDescription": {
                        "text": "about unknown-tag"
                      },
                      "fullDescription": {
                        "text": "all {{0}}"
                      },
                      "defaultConfiguration": {
                        "level": "error"
                      },
                      "help": {
                        "text": "all {{0}}"
                      },
                      "properties": {
                        "category": "reference"
                      }
                    }
                  ]
                }
              },
              "language": "en",
              "results": [
                {
                  "ruleId": "unknown-tag",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {
                    "text": "no tag 'carnee'\\nhint: did you mean 'carne'?"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "casa/dishes/pollo-asado.json",
                          "uriBaseId": "SRCROOT"
                        },
                        "region": {
                          "startLine": 4,
                          "startColumn": 12,
                          "endLine": 4,
                          "endColumn": 20
                        }
                      }
                    }
                  ],
                  "relatedLocations": [
                    {
                      "id": 1,
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "casa/plans/2026-W06.json",
                          "uriBaseId": "SRCROOT"
                        },
                        "region": {
                          "startLine": 3,
                          "startColumn": 31,
                          "endLine": 3,
                          "endColumn": 44
                        }
                      },
                      "message": {
                        "text": "served here"
                      }
                    },
                    {
                      "id": 2,
                      "message": {
                        "text": "there are 10 tags"
                      }
                    }
                  ],
                  "properties": {
                    "fixable": true
                  }
                }
              ],
              "columnKind": "unicodeCodePoints"
            }
          ]
        }

        """
    )
  }

  @Test func `rules are the codes that occur, once, and results point at them`() throws {
    let log = try read([
      finding(.unknownTag), finding(.badID), finding(.emptySlot), finding(.badID),
    ])
    let run = try #require(log.runs.first)
    #expect(run.tool.driver.rules.map(\.id) == ["bad-id", "unknown-tag", "empty-slot"])
    #expect(
      run.tool.driver.rules.map(\.defaultConfiguration.level) == ["error", "error", "note"]
    )
    #expect(run.results.map(\.ruleIndex) == [1, 0, 2, 0])
    #expect(run.results.map(\.level) == ["error", "error", "note", "error"])
  }

  @Test func `nothing found is a log without results`() throws {
    let log = try read([])
    #expect(log.version == "2.1.0")
    #expect(log.runs.map(\.results.count) == [0])
    #expect(log.runs.map(\.columnKind) == ["unicodeCodePoints"])
  }

  @Test(arguments: [
    ("expected '{' or '}'", "expected '{{' or '}}'"), ("{0}", "{{0}}"),
    ("[here](https://example.org)", #"[here\](https://example.org)"#), ("[1] (x)", "[1] (x)"),
    ("](](", #"\](\]("#),
  ])
  func `a message holds no placeholder and no link`(message: String, expected: String) throws {
    let log = try read([syntaxFinding(range(1, 1, to: 2), message: message)])
    #expect(log.runs.first?.results.first?.message.text == expected)
  }

  @Test(arguments: [
    ("dishes/a-b_c.d~e.json", "dishes/a-b_c.d~e.json"), ("a b", "a%20b"), ("ñ", "%C3%B1"),
    ("a:b", "a%3Ab"), ("100%", "100%25"), ("#?", "%23%3F"), ("a\u{1}\n", "a%01%0A"),
    ("🍕", "%F0%9F%8D%95"),
  ])
  func `a path is a relative URI`(path: String, uri: String) {
    #expect(SARIFFormat.percentEncoded(path) == uri)
  }

  private func read(_ diagnostics: [Diagnostic]) throws -> Log {
    let text = format.text(of: DiagnosticReport(diagnostics, files: 1))
    return try JSONDecoder().decode(Log.self, from: Data(text.utf8))
  }
}

private struct Log: Decodable {
  struct Run: Decodable {
    var tool: Tool
    var results: [Result]
    var columnKind: String
  }
  struct Tool: Decodable {
    var driver: Driver
  }
  struct Driver: Decodable {
    var rules: [Rule]
  }
  struct Rule: Decodable {
    var id: String
    var defaultConfiguration: Configuration
  }
  struct Configuration: Decodable {
    var level: String
  }
  struct Result: Decodable {
    var ruleIndex: Int
    var level: String
    var message: Message
  }
  struct Message: Decodable {
    var text: String
  }
  var version: String
  var runs: [Run]
}
