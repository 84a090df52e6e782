package import Diagnostics
package import Wording

/// Findings as workflow commands, which GitHub shows beside the lines of a change.
///
/// One line a finding; its hint and notes follow the message. Columns are left out where a finding
/// spans lines, since GitHub takes them only within one.
package struct GitHubFormat {
  /// The language of the texts.
  package var language: Language
  /// The household's folder in the repository; empty where it is the root.
  package var folder: String
  /// The text with everything made visible that isn't drawn; the log of a run is a terminal too.
  package var visible: (String) -> String

  /// Creates a format.
  package init(
    language: Language,
    folder: String = "",
    visible: @escaping (String) -> String
  ) {
    self.language = language
    self.folder = folder
    self.visible = visible
  }

  /// A line for each diagnostic; empty where there is none.
  package func text(of report: DiagnosticReport) -> String {
    report.diagnostics.map { line(of: $0) + "\n" }.joined()
  }

  /// A diagnostic as a command; no newline at the end.
  package func line(of diagnostic: Diagnostic) -> String {
    let finding = diagnostic.finding
    let range = diagnostic.range
    var properties = [("file", visible(repositoryPath(diagnostic.path, in: folder)))]
    properties.append(("line", String(range.start.line)))
    if range.start.line == range.end.line {
      properties.append(("col", String(range.start.column)))
      properties.append(("endLine", String(range.end.line)))
      properties.append(("endColumn", String(range.end.column)))
    } else {
      properties.append(("endLine", String(range.end.line)))
    }
    properties.append(("title", finding.code.rawValue))
    let list = properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
    return "::\(finding.severity.command) \(list)::\(Self.escapedMessage(message(of: diagnostic)))"
  }

  private func message(of diagnostic: Diagnostic) -> String {
    var lines = [visible(diagnostic.finding.message[language])]
    if let hint = diagnostic.finding.hint {
      lines.append("\(Phrase.hintLabel[language]): \(visible(hint[language]))")
    }
    for note in diagnostic.notes {
      let place = note.path.map { path in
        let start = note.range.start
        return "\(visible(repositoryPath(path, in: folder))):\(start.line):\(start.column): "
      }
      let text = visible(note.message[language])
      lines.append("\(place ?? "")\(Phrase.noteLabel[language]): \(text)")
    }
    return lines.joined(separator: "\n")
  }

  /// A message as a command carries it.
  static func escapedMessage(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// A property's value as a command carries it, where `:` and `,` have a meaning too.
  static func escapedProperty(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: escapedMessage(String(scalar))
      }
    }
  }

  private static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    text.unicodeScalars.map { escape($0) ?? String($0) }.joined()
  }
}

extension Severity {
  /// GitHub's word for the severity.
  fileprivate var command: String {
    switch self {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
