internal import DiagnosticFormats
internal import Diagnostics
internal import JSONDocument
internal import Terminal
internal import Wording

/// Prints diagnostics in the format that was asked for.
struct DiagnosticPrinter {
  let context: CommandContext
  /// The documents whose lines are shown.
  let documents: [String: JSONTape]

  func print(_ report: DiagnosticReport, format: String) throws {
    switch format {
    case "json":
      try context.output.raw(JSONFormat(language: context.language).text(of: report))
    case "github":
      try context.output.raw(
        GitHubFormat(language: context.language, visible: VisibleText.sanitized).text(of: report)
      )
    case "sarif":
      let sarif = SARIFFormat(language: context.language, version: Program.version) { code in
        (code.explanation.summary, code.explanation.detail)
      }
      try context.output.raw(sarif.text(of: report))
    default:
      try context.output.raw(text.text(of: report))
    }
  }

  /// The findings with their source lines, coloured on a terminal.
  var text: TextFormat {
    let depth = context.output.depth
    let lines = documents.mapValues { LineIndexBox($0) }
    return TextFormat(
      language: context.language,
      width: min(max(context.output.width, 60), 120),
      displayWidth: { DisplayWidth.columns(of: $0) },
      visible: VisibleText.sanitized,
      styled: { text, role in StyledText(text, Self.style(role)).rendered(depth) },
      sourceLine: { path, line in lines[path]?.line(line) }
    )
  }

  private static func style(_ role: TextFormat.Role) -> Style {
    switch role {
    case .severity(.error): Style(isBold: true, foreground: .basic(.red))
    case .severity(.warning): Style(isBold: true, foreground: .basic(.yellow))
    case .severity(.note): Style(isBold: true, foreground: .basic(.cyan))
    case .place, .message: .bold
    case .code: .plain
    case .gutter: Style(isDim: true)
    case .caret: Style(isBold: true, foreground: .basic(.red))
    case .hint: Style(foreground: .basic(.green))
    }
  }
}

/// A document's lines, counted when one is asked for.
private final class LineIndexBox: Sendable {
  private let tape: JSONTape

  init(_ tape: JSONTape) {
    self.tape = tape
  }

  func line(_ number: Int) -> String? {
    LineIndex(tape.bytes).line(number)
  }
}
