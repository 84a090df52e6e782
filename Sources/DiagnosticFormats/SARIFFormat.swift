package import Diagnostics
package import Wording

/// Findings as a SARIF 2.1.0 log, which code scanning services and editors read.
///
/// The rules are the codes that occur, in the order of ``DiagnosticCode``.
package struct SARIFFormat {
  /// What `mantel explain` says about a code.
  package typealias Explanation = (summary: Phrase, detail: Phrase)

  /// The language of the texts.
  package var language: Language
  /// The program's version.
  package var version: String
  /// The household's folder in the repository; empty where it is the root.
  package var folder: String
  /// What a code means.
  package var explanation: (DiagnosticCode) -> Explanation

  /// Creates a format.
  package init(
    language: Language,
    version: String,
    folder: String = "",
    explanation: @escaping (DiagnosticCode) -> Explanation
  ) {
    self.language = language
    self.version = version
    self.folder = folder
    self.explanation = explanation
  }

  /// The log, with a newline at its end.
  package func text(of report: DiagnosticReport) -> String {
    let occurring = Set(report.diagnostics.map(\.finding.code))
    let codes = DiagnosticCode.allCases.filter(occurring.contains)
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    let log = JSONText.object([
      ("$schema", .string(Self.schema)),
      ("version", .string("2.1.0")),
      ("runs", .array([run(of: report, codes, indices)])),
    ])
    return log.document
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private func run(
    of report: DiagnosticReport,
    _ codes: [DiagnosticCode],
    _ indices: [DiagnosticCode: Int]
  ) -> JSONText {
    let driver = JSONText.object([
      ("name", .string("mantel")),
      ("version", .string(version)),
      ("rules", .array(codes.map(rule))),
    ])
    return .object([
      ("tool", .object([("driver", driver)])),
      ("language", .string(language.rawValue)),
      ("results", .array(report.diagnostics.map { result(of: $0, indices) })),
      ("columnKind", .string("unicodeCodePoints")),
    ])
  }

  private func rule(for code: DiagnosticCode) -> JSONText {
    let (summary, detail) = explanation(code)
    return .object([
      ("id", .string(code.rawValue)),
      ("shortDescription", message(summary[language])),
      ("fullDescription", message(detail[language])),
      ("defaultConfiguration", .object([("level", .string(code.severity.rawValue))])),
      ("help", message(detail[language])),
      ("properties", .object([("category", .string(code.category.rawValue))])),
    ])
  }

  private func result(of diagnostic: Diagnostic, _ indices: [DiagnosticCode: Int]) -> JSONText {
    let finding = diagnostic.finding
    let hint = finding.hint.map { "\n\(Phrase.hintLabel[language]): \($0[language])" } ?? ""
    let place = physicalLocation(diagnostic.path, diagnostic.range)
    let notes = diagnostic.notes.enumerated().map { related($1, id: $0 + 1) }
    return .object([
      ("ruleId", .string(finding.code.rawValue)),
      ("ruleIndex", indices[finding.code].map { .number($0) }),
      ("level", .string(finding.severity.rawValue)),
      ("message", message(finding.message[language] + hint)),
      ("locations", .array([.object([("physicalLocation", place)])])),
      ("relatedLocations", notes.isEmpty ? nil : .array(notes)),
      ("properties", .object([("fixable", .bool(finding.fix != nil))])),
    ])
  }

  private func related(_ note: Diagnostic.LocatedNote, id: Int) -> JSONText {
    .object([
      ("id", .number(id)),
      ("physicalLocation", note.path.map { physicalLocation($0, note.range) }),
      ("message", message(note.message[language])),
    ])
  }

  private func physicalLocation(_ path: String, _ range: SourceRange) -> JSONText {
    .object([
      (
        "artifactLocation",
        .object([
          ("uri", .string(Self.percentEncoded(repositoryPath(path, in: folder)))),
          ("uriBaseId", .string("SRCROOT")),
        ])
      ),
      (
        "region",
        .object([
          ("startLine", .number(range.start.line)),
          ("startColumn", .number(range.start.column)),
          ("endLine", .number(range.end.line)),
          ("endColumn", .number(range.end.column)),
        ])
      ),
    ])
  }

  /// A message object; SARIF says that braces be doubled, and a link's brackets escaped.
  private func message(_ text: String) -> JSONText {
    var escaped = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{": escaped += "{{"
      case "}": escaped += "}}"
      case "(" where previous == "]":
        escaped.unicodeScalars.removeLast()
        escaped += "\\]("
      default: escaped.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return .object([("text", .string(escaped))])
  }

  /// A path as a relative URI: RFC 3986's unreserved characters and `/` stay.
  static func percentEncoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
