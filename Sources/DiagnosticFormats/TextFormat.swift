package import Diagnostics
package import Wording

/// Findings as a person reads them: the place, the message, the line with a caret, what to do.
///
/// What comes from files (paths, source lines, ids inside of messages) is printed only as `visible`
/// returns it, so that the files can't drive the terminal.
///
///     dishes/pollo-asado.json:4:12: error[unknown-tag]: no tag 'carnee'
///       |
///     4 |   "tags": ["carnee"],
///       |            ^^^^^^^^
///       = hint: did you mean 'carne'?
package struct TextFormat {
  /// What a piece of the output is, for whoever colours it.
  package enum Role: Hashable, Sendable {
    /// The word for a severity, or a count of it.
    case severity(Severity)
    /// A file's path with line and column.
    case place
    /// A finding's code with its brackets.
    case code
    /// A finding's message.
    case message
    /// Line numbers and the rule beside them.
    case gutter
    /// What underlines the source.
    case caret
    /// The word before a hint.
    case hint
  }

  /// The language of the texts.
  package var language: Language
  /// The columns that a source line with its gutter may take; a longer one is cut around the caret.
  package var width = 100
  /// How many columns a text without tabs and control characters takes.
  package var displayWidth: (String) -> Int
  /// The text with everything made visible that isn't drawn, on one line.
  package var visible: (String) -> String
  /// The text with the look of its role; the text itself for plain output.
  package var styled: (String, Role) -> String = { text, _ in text }
  /// A file's line, from 1, without its end; `nil` where there is none to show.
  package var sourceLine: (String, Int) -> String?

  /// Creates a format from what it needs to know about the terminal and the files.
  package init(
    language: Language,
    width: Int = 100,
    displayWidth: @escaping (String) -> Int,
    visible: @escaping (String) -> String,
    styled: @escaping (String, Role) -> String = { text, _ in text },
    sourceLine: @escaping (_ path: String, _ line: Int) -> String?
  ) {
    self.language = language
    self.width = width
    self.displayWidth = displayWidth
    self.visible = visible
    self.styled = styled
    self.sourceLine = sourceLine
  }

  /// All diagnostics with their source, an empty line after each, and the summary.
  package func text(of report: DiagnosticReport) -> String {
    report.diagnostics.map { text(of: $0) + "\n" }.joined() + summary(of: report) + "\n"
  }

  /// A diagnostic with its source, hint and notes; it ends with a newline.
  package func text(of diagnostic: Diagnostic) -> String {
    let excerpt = excerpt(of: diagnostic)
    let notes = diagnostic.notes.map { ($0, self.excerpt(of: $0)) }
    let lineNumbers = ([excerpt] + notes.map(\.1)).compactMap { $0?.line }
    let gutter = Gutter(digits: lineNumbers.max().map { String($0).count } ?? 1, styled: styled)
    var lines = [header(of: diagnostic)]
    lines += excerpt.map { gutter.lines(of: $0) } ?? []
    if let hint = diagnostic.finding.hint {
      lines.append(gutter.remark(styled(Phrase.hintLabel[language], .hint), text(of: hint)))
    }
    for (note, _) in notes where note.path == nil {
      lines.append(gutter.remark(label(of: .note), text(of: note.message)))
    }
    for (note, excerpt) in notes {
      guard let path = note.path else { continue }
      lines.append(
        "\(place(path, note.range)) \(label(of: .note)): \(text(of: note.message))"
      )
      lines += excerpt.map { gutter.lines(of: $0) } ?? []
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A diagnostic in one line, with its hint and without its notes; no newline at the end.
  package func line(of diagnostic: Diagnostic) -> String {
    header(of: diagnostic) + (diagnostic.finding.hint.map { "; " + text(of: $0) } ?? "")
  }

  /// How much was found in how many files, or that all is well; no newline at the end.
  package func summary(of report: DiagnosticReport) -> String {
    let counts = [
      (Severity.error, Phrase.errorCount), (.warning, Phrase.warningCount),
      (.note, Phrase.noteCount),
    ].compactMap { severity, phrase in
      let count = report.count(of: severity)
      return count == 0 ? nil : styled(phrase(count)[language], .severity(severity))
    }
    guard !counts.isEmpty else { return Phrase.allWell(inFiles: report.files)[language] }
    return counts.joined(separator: ", ") + " " + Phrase.inFiles(report.files)[language]
  }

  private func header(of diagnostic: Diagnostic) -> String {
    let finding = diagnostic.finding
    return place(diagnostic.path, diagnostic.range) + " " + label(of: finding.severity)
      + styled("[\(finding.code.rawValue)]", .code) + ": "
      + styled(text(of: finding.message), .message)
  }

  private func place(_ path: String, _ range: SourceRange) -> String {
    styled("\(visible(path)):\(range.start.line):\(range.start.column):", .place)
  }

  private func label(of severity: Severity) -> String {
    styled(severity.label[language], .severity(severity))
  }

  private func text(of phrase: Phrase) -> String {
    visible(phrase[language])
  }

  /// The line of a finding; none where the file as a whole is meant.
  private func excerpt(of diagnostic: Diagnostic) -> SourceExcerpt? {
    guard diagnostic.finding.place.target != .file else { return nil }
    return excerpt(of: diagnostic.path, diagnostic.range)
  }

  private func excerpt(of note: Diagnostic.LocatedNote) -> SourceExcerpt? {
    guard let path = note.path, note.range != .fileStart else { return nil }
    return excerpt(of: path, note.range)
  }

  private func excerpt(of path: String, _ range: SourceRange) -> SourceExcerpt? {
    guard let text = sourceLine(path, range.start.line) else { return nil }
    let gutterWidth = String(range.start.line).count + 3
    return SourceExcerpt(
      range,
      of: text,
      width: width - gutterWidth,
      displayWidth: displayWidth,
      visible: visible
    )
  }
}

/// What stands to the left of source lines, as wide as the largest line number beside it.
private struct Gutter {
  let digits: Int
  let styled: (String, TextFormat.Role) -> String

  func lines(of excerpt: SourceExcerpt) -> [String] {
    let number = String(excerpt.line)
    let padding = String(repeating: " ", count: digits - number.count)
    return [
      rule,
      styled("\(padding)\(number) |", .gutter) + (excerpt.source.isEmpty ? "" : " ")
        + excerpt.source,
      rule + " " + String(repeating: " ", count: excerpt.indent)
        + styled(String(repeating: "^", count: excerpt.length), .caret),
    ]
  }

  func remark(_ label: String, _ text: String) -> String {
    styled(blank + " =", .gutter) + " \(label): \(text)"
  }

  private var rule: String { styled(blank + " |", .gutter) }

  private var blank: String { String(repeating: " ", count: digits) }
}

extension Severity {
  /// The word before a finding.
  var label: Phrase {
    switch self {
    case .note: .noteLabel
    case .warning: .warningLabel
    case .error: .errorLabel
    }
  }
}
