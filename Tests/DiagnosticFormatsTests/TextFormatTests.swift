import Diagnostics
import Testing
import Wording

@testable import DiagnosticFormats

struct TextFormatTests {
  private let english = TextFormat(
    language: .en,
    displayWidth: displayWidth,
    visible: visible,
    sourceLine: { path, line in
      files[path].flatMap { $0.indices.contains(line - 1) ? $0[line - 1] : nil }
    }
  )

  /// The lines drawn for a range of a file of one line, without header and empty first line.
  private func drawn(_ source: String, _ range: SourceRange, width: Int = 100) -> String {
    let format = TextFormat(
      language: .en,
      width: width,
      displayWidth: displayWidth,
      visible: visible
    ) { _, line in line == range.start.line ? source : nil }
    let lines = format.text(of: syntaxFinding(range)).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return lines.dropFirst(2).joined(separator: "\n")
  }

  @Test func `a finding has its line, a caret, a hint and notes with their own lines`() {
    #expect(
      english.text(of: unknownTag) == """
        dishes/pollo-asado.json:4:12: error[unknown-tag]: no tag 'carnee'
          |
        4 |   "tags": ["carnee"],
          |            ^^^^^^^^
          = hint: did you mean 'carne'?
          = note: there are 10 tags
        plans/2026-W06.json:3:31: note: served here
          |
        3 |   "tue.dinner": { "dishes": ["pollo-asado"] }
          |                               ^^^^^^^^^^^^^

        """
    )
  }

  @Test func `a report in Spanish`() {
    var format = english
    format.language = .es
    let report = DiagnosticReport([unknownTag, finding(.unknownKey)], files: 12)
    #expect(
      format.text(of: report) == """
        dishes/pollo-asado.json:4:12: error[unknown-tag]: no hay etiqueta «carnee»
          |
        4 |   "tags": ["carnee"],
          |            ^^^^^^^^
          = sugerencia: ¿querías decir «carne»?
          = nota: hay 10 etiquetas
        plans/2026-W06.json:3:31: nota: servido aquí
          |
        3 |   "tue.dinner": { "dishes": ["pollo-asado"] }
          |                               ^^^^^^^^^^^^^

        tags/carne.json:1:1: aviso[unknown-key]: así es

        1 error, 1 aviso en 12 archivos

        """
    )
  }

  @Test func `a finding in one line keeps its hint`() {
    #expect(
      english.line(of: unknownTag)
        == "dishes/pollo-asado.json:4:12: error[unknown-tag]: no tag 'carnee'; did you mean 'carne'?"
    )
    #expect(
      english.line(of: finding(.emptySlot)) == "tags/carne.json:1:1: note[empty-slot]: so it is"
    )
  }

  @Test func `a finding about a file as a whole, or without its text, shows no line`() {
    #expect(
      english.text(of: finding(.misplacedFile))
        == "tags/carne.json:1:1: error[misplaced-file]: so it is\n"
    )
    #expect(
      english.text(of: syntaxFinding(range(7, 1, to: 1)))
        == "a.json:7:1: error[unexpected-character]: not so\n"
    )
  }

  @Test(arguments: [
    ("accents", "\"cafe\u{301} frío\": x", 15, 16, "             ^"),
    ("wide letters", "\"料理\": 1", 2, 4, " ^^^^"),
    ("after wide letters", "\"料理\": x", 7, 8, "        ^"),
    ("an emoji of one scalar", "\"🍕\" x", 5, 6, "     ^"),
    ("an emoji of five scalars", "\"👨‍👩‍👧\" x", 9, 10, "     ^"),
    ("inside of an emoji", "\"👨‍👩‍👧\" x", 4, 5, " ^^"),
    ("one scalar of an accented letter", "e\u{301}x", 2, 3, "^"),
    ("the line's end", "{ \"a\": 1", 9, 9, "        ^"),
    ("beyond the line's end", "{", 40, 50, " ^"),
    ("more than the line", "{ 1", 3, 90, "  ^"),
    ("an empty range", "{ 1", 2, 2, " ^"),
  ])
  func `carets stand below`(name: String, source: String, from: Int, to: Int, carets: String) {
    #expect(
      drawn(source, range(1, from, to: to)) == "1 | \(source)\n  | \(carets)\n",
      "\(name)"
    )
  }

  @Test func `an empty line and the end of a file have one caret`() {
    #expect(drawn("", range(12, 1, to: 1)) == "12 |\n   | ^\n")
  }

  @Test func `tabs become blanks`() {
    #expect(drawn("\t\"a\":\tx", range(1, 7, to: 8)) == "1 |     \"a\":    x\n  |             ^\n")
    #expect(drawn("a\tx", range(1, 2, to: 3)) == "1 | a   x\n  |  ^^^\n")
  }

  @Test func `a range of several lines is underlined to the end of its first`() {
    #expect(
      drawn("  \"a\": [", range(8, 8, to: 2, line: 11)) == "8 |   \"a\": [\n  |        ^\n"
    )
    #expect(
      drawn("  \"a\": [1,", range(8, 8, to: 2, line: 11)) == "8 |   \"a\": [1,\n  |        ^^^\n"
    )
  }

  @Test func `a line of ten thousand characters is cut around the caret`() {
    let source = String(repeating: "0123456789", count: 1_000)
    #expect(
      drawn(source, range(1, 5_001, to: 5_004), width: 34)
        == "1 | …1234567890123456789012345678…\n  |           ^^^\n"
    )
    #expect(
      drawn(source, range(1, 1, to: 3), width: 34) == "1 | 01234567890123456789012345678…\n  | ^^\n"
    )
    #expect(
      drawn(source, range(1, 10_001, to: 10_001), width: 34)
        == "1 | …2345678901234567890123456789\n  |                              ^\n"
    )
  }

  @Test func `a long underline is cut with its line, and a cut letter is left out`() {
    let source = String(repeating: "料", count: 40)
    #expect(
      drawn(source, range(1, 1, to: 41), width: 24)
        == "1 | 料料料料料料料料料…\n  | ^^^^^^^^^^^^^^^^^^\n"
    )
  }

  @Test func `a line cut in the middle of tabs and emoji keeps its caret in place`() {
    let source = String(repeating: "\t🍕", count: 50) + "x" + String(repeating: "y", count: 100)
    #expect(
      drawn(source, range(1, 101, to: 102), width: 24)
        == "1 | …  🍕xyyyyyyyyyyyyy…\n  |      ^\n"
    )
  }

  @Test func `characters that drive a terminal are made visible wherever they stand`() {
    var format = english
    format.sourceLine = { _, _ in "\"\u{1b}[2J\u{202e}\" x" }
    let diagnostic = Diagnostic(
      Finding(
        .badFileName,
        at: Place(path: "a\u{7}b.json", target: .bytes(0..<1)),
        Phrase(verbatim: "no '\u{1b}]0;x\u{9c}'"),
        hint: Phrase(verbatim: "not\r\u{9b}2J")
      ),
      range: range(1, 2, to: 3),
      notes: [
        .init(path: "\u{1b}c", range: range(1, 9, to: 10), message: Phrase(verbatim: "\u{8}"))
      ]
    )
    #expect(
      format.text(of: diagnostic) == #"""
        a\u{7}b.json:1:2: error[bad-file-name]: no '\u{1b}]0;x\u{9c}'
          |
        1 | "\u{1b}[2J\u{202e}" x
          |  ^^^^^^
          = hint: not\u{d}\u{9b}2J
        \u{1b}c:1:9: note: \u{8}
          |
        1 | "\u{1b}[2J\u{202e}" x
          |                     ^

        """#
    )
  }

  @Test func `hundreds of marks made visible are cut too`() {
    let format = TextFormat(
      language: .en,
      width: 44,
      displayWidth: displayWidth,
      visible: { $0.unicodeScalars.map { $0.isASCII ? String($0) : "<mark>" }.joined() },
      sourceLine: { _, _ in "e" + String(repeating: "\u{301}", count: 10_000) }
    )
    #expect(
      format.text(of: syntaxFinding(range(1, 5_000, to: 5_001))) == """
        a.json:1:5000: error[unexpected-character]: not so
          |
        1 | …mark><mark><mark><mark><mark><mark><ma…
          |  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

        """
    )
  }

  @Test func `line numbers of different lengths share a gutter`() {
    var diagnostic = syntaxFinding(range(100, 1, to: 2))
    diagnostic.notes = [
      .init(path: "a.json", range: range(9, 2, to: 3), message: Phrase(verbatim: "here"))
    ]
    var format = english
    format.sourceLine = { _, line in "\(line)" }
    #expect(
      format.text(of: diagnostic) == """
        a.json:100:1: error[unexpected-character]: not so
            |
        100 | 100
            | ^
        a.json:9:2: note: here
            |
          9 | 9
            |  ^

        """
    )
  }

  @Test func `pieces are styled by their role`() {
    var format = english
    format.styled = { text, role in
      switch role {
      case .severity(let severity): "<\(severity.rawValue) \(text)>"
      default: "<\(role) \(text)>"
      }
    }
    var diagnostic = unknownTag
    diagnostic.notes = []
    #expect(
      format.text(of: DiagnosticReport([diagnostic], files: 1)) == """
        <place dishes/pollo-asado.json:4:12:> <error error><code [unknown-tag]>: \
        <message no tag 'carnee'>
        <gutter   |>
        <gutter 4 |>   "tags": ["carnee"],
        <gutter   |>            <caret ^^^^^^^^>
        <gutter   => <hint hint>: did you mean 'carne'?

        <error 1 error> in 1 file

        """
    )
  }

  @Test(arguments: [
    (0, 0, 0, 12, "12 files checked, all is well", "12 archivos revisados, todo en orden"),
    (0, 0, 0, 1, "1 file checked, all is well", "1 archivo revisado, todo en orden"),
    (0, 0, 0, 0, "no files to check", "ningún archivo que revisar"),
    (3, 1, 0, 12, "3 errors, 1 warning in 12 files", "3 errores, 1 aviso en 12 archivos"),
    (1, 0, 2, 1, "1 error, 2 notes in 1 file", "1 error, 2 notas en 1 archivo"),
    (0, 2, 1, 2, "2 warnings, 1 note in 2 files", "2 avisos, 1 nota en 2 archivos"),
  ])
  func `the summary counts`(
    errors: Int,
    warnings: Int,
    notes: Int,
    files: Int,
    english: String,
    spanish: String
  ) {
    let diagnostics =
      Array(repeating: finding(.misplacedFile), count: errors)
      + Array(repeating: finding(.unknownKey), count: warnings)
      + Array(repeating: finding(.emptySlot), count: notes)
    let report = DiagnosticReport(diagnostics, files: files)
    var format = self.english
    #expect(format.summary(of: report) == english)
    format.language = .es
    #expect(format.summary(of: report) == spanish)
  }
}
