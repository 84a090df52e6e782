import Diagnostics
import Wording

/// The files that the tests' findings stand in.
let files: [String: [String]] = [
  "dishes/pollo-asado.json": [
    "{", #"  "id": "pollo-asado","#, #"  "name": "Pollo asado","#, #"  "tags": ["carnee"],"#, "}",
    "",
  ],
  "plans/2026-W06.json": ["{", "", #"  "tue.dinner": { "dishes": ["pollo-asado"] }"#, "}"],
  "tags/carne.json": ["{ }"],
]

func range(_ line: Int, _ column: Int, to endColumn: Int, line endLine: Int? = nil) -> SourceRange {
  SourceRange(
    start: Position(line: line, column: column),
    end: Position(line: endLine ?? line, column: endColumn)
  )
}

/// A finding with everything that one can have.
let unknownTag = Diagnostic(
  Finding(
    .unknownTag,
    at: Place(path: "dishes/pollo-asado.json", target: .value(["tags", 0])),
    Phrase(es: "no hay etiqueta «carnee»", en: "no tag 'carnee'"),
    hint: Phrase(es: "¿querías decir «carne»?", en: "did you mean 'carne'?"),
    fix: .replaceBytes(40..<48, with: #""carne""#)
  ),
  range: range(4, 12, to: 20),
  notes: [
    .init(
      path: "plans/2026-W06.json",
      range: range(3, 31, to: 44),
      message: Phrase(es: "servido aquí", en: "served here")
    ),
    .init(
      path: nil,
      range: .fileStart,
      message: Phrase(es: "hay 10 etiquetas", en: "there are 10 tags")
    ),
  ]
)

/// A finding of one severity and nothing else.
func finding(_ code: DiagnosticCode, _ path: String = "tags/carne.json") -> Diagnostic {
  Diagnostic(
    Finding(code, at: Place(path: path), Phrase(es: "así es", en: "so it is")),
    range: .fileStart
  )
}

/// A finding about a stretch of a file's text.
func syntaxFinding(_ range: SourceRange, message: String = "not so") -> Diagnostic {
  Diagnostic(
    Finding(
      .unexpectedCharacter,
      at: Place(path: "a.json", target: .bytes(0..<0)),
      Phrase(verbatim: message)
    ),
    range: range
  )
}

/// Stands for the terminal's: enough for the tests' texts.
func displayWidth(_ text: String) -> Int {
  text.reduce(0) { width, character in
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x300...0x36F: width
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xFF00...0xFF60, 0x1F300...0x1FAFF:
      width + 2
    default: width + 1
    }
  }
}

/// Stands for the terminal's: numbers in place of control and bidirectional characters.
func visible(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    let isDrawn =
      switch scalar.properties.generalCategory {
      case .control, .format: scalar == "\u{200d}"
      default: true
      }
    return isDrawn ? String(scalar) : "\\u{" + String(scalar.value, radix: 16) + "}"
  }.joined()
}
