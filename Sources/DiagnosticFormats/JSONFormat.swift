import Diagnostics
package import Wording

/// Findings as one JSON document, for scripts and editors.
///
/// Keys keep their order and never change their meaning. `hint` is absent where there is none, and
/// so are all but the `message` of a note that concerns no file; nothing is null.
package struct JSONFormat: Sendable {
  /// The language of messages and hints.
  package var language: Language

  /// Creates a format.
  package init(language: Language) {
    self.language = language
  }

  /// The document, with a newline at its end.
  package func text(of report: DiagnosticReport) -> String {
    let document = JSONText.object([
      ("diagnostics", .array(report.diagnostics.map(object))),
      ("files", .number(report.files)),
      ("errors", .number(report.count(of: .error))),
      ("warnings", .number(report.count(of: .warning))),
      ("notes", .number(report.count(of: .note))),
    ])
    return document.document
  }

  private func object(of diagnostic: Diagnostic) -> JSONText {
    let finding = diagnostic.finding
    return .object(
      members(of: diagnostic.path, diagnostic.range) + [
        ("severity", .string(finding.severity.rawValue)),
        ("category", .string(finding.code.category.rawValue)),
        ("code", .string(finding.code.rawValue)),
        ("message", .string(finding.message[language])),
        ("hint", finding.hint.map { .string($0[language]) }),
        ("fixable", .bool(finding.fix != nil)),
        ("notes", .array(diagnostic.notes.map(object))),
      ]
    )
  }

  private func object(of note: Diagnostic.LocatedNote) -> JSONText {
    .object(
      (note.path.map { members(of: $0, note.range) } ?? [])
        + [("message", .string(note.message[language]))]
    )
  }

  private func members(of path: String, _ range: SourceRange) -> [(key: String, value: JSONText?)] {
    [
      ("path", .string(path)),
      ("line", .number(range.start.line)),
      ("column", .number(range.start.column)),
      ("endLine", .number(range.end.line)),
      ("endColumn", .number(range.end.column)),
    ]
  }
}
