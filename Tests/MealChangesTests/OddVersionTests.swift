import MealChanges
import MealModel
import Testing
import Wording

struct OddVersionTests {
  static let broken = [
    "", "{", "nul", "[]", "{\"name\": }", "\u{0}\u{1}", "{\"a\": \"\\ud800\"", "5",
  ]

  @Test(arguments: broken)
  func `a version that can't be read is told and never crashes`(text: String) {
    let path = "dishes/a.json"
    #expect(
      Sample.sentences(path, #"{"name": "A"}"#, text) == [
        Phrase(es: "dishes/a.json: no se puede leer", en: "dishes/a.json: can't be read")
      ]
    )
    #expect(
      Sample.sentences(path, text, #"{"name": "A"}"#).map(\.en) == [
        "dishes/a.json: can be read again; before, it couldn't"
      ]
    )
    #expect(
      Sample.sentences(path, text, "{{" + text).map(\.es) == [
        "dishes/a.json: sigue sin poderse leer"
      ]
    )
    #expect(Sample.sentences(path, nil, text).map(\.en) == ["dishes/a.json: can't be read"])
    #expect(Sample.changes(path, text, text).isEmpty)
  }

  @Test func `conflict markers are named`() {
    let text = """
      {
      <<<<<<< ours
        "monday.lunch": "a"
      =======
        "monday.lunch": "b"
      >>>>>>> theirs
      }
      """
    #expect(
      Sample.sentences(Sample.week, "{}", text) == [
        Phrase(
          es: "plans/2026/2026-W06.json: no se puede leer: "
            + "tiene marcas de un conflicto sin resolver",
          en: "plans/2026/2026-W06.json: can't be read: it holds the marks of an unsettled conflict"
        )
      ]
    )
  }

  @Test func `bytes that aren't UTF-8 can't be read`() {
    let version = FileVersion(path: "pantry.json", before: nil, after: [0xFF, 0xFE, 0x00])
    #expect(
      ChangeFinder.changes(in: [version]) == [
        .unreadable(path: "pantry.json", .after, hasConflictMarkers: false)
      ]
    )
  }

  @Test func `the same, absent and no versions are no change`() {
    #expect(ChangeFinder.changes(in: []).isEmpty)
    #expect(Sample.changes("dishes/a.json", nil, nil).isEmpty)
    #expect(Sample.words.message(for: []) == Phrase(es: "no cambia nada", en: "nothing changed"))
  }

  static let names: [(text: String, shown: String)] = [
    (#"Pollo\n\n# asado\u0007"#, "Pollo # asado"),
    (#"\u001b[31mRojo\u202e"#, "[31mRojo"),
    ("Борщ", "Борщ"),
    ("👩‍👩‍👧 tortilla 🇪🇸", "👩‍👩‍👧 tortilla 🇪🇸"),
    (#"\u0000\u200b \t"#, "a"),
    (String(repeating: "ñ", count: 10_000), String(repeating: "ñ", count: 59) + "…"),
    (String(repeating: "x ", count: 60), String(repeating: "x ", count: 30).dropLast() + "…"),
  ]

  @Test(arguments: names)
  func `a name is shown on one line, clean and not endless`(text: String, shown: String) {
    let sentences = Sample.sentences("dishes/a.json", nil, "{\"name\": \"\(text)\"}")
    #expect(sentences.map(\.en) == ["new dish " + shown])
  }

  @Test func `a letter with endless marks is cut`() {
    let text = "a" + String(repeating: "\u{301}", count: 10_000)
    let sentences = Sample.sentences("dishes/a.json", nil, "{\"name\": \"\(text)\"}")
    #expect(sentences.allSatisfy { $0.es.unicodeScalars.count < 300 })
  }

  @Test func `long texts that differ at their end are another value`() {
    let long = String(repeating: "y", count: 100)
    let sentences = Sample.sentences(
      "dishes/a.json",
      #"{"name": "A", "description": "\#(long)1"}"#,
      #"{"name": "A", "description": "\#(long)2"}"#
    )
    #expect(sentences.map(\.es) == ["plato A: descripción: otro valor"])
  }
}
