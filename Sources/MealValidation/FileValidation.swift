public import Diagnostics
public import JSONDocument
public import MealFormat

/// What can be said of one file that no household is round.
public struct FileValidation: Sendable {
  /// The file's document; `nil` where it couldn't be read.
  public let document: JSONTape?
  /// What there is to say, by place.
  public let diagnostics: [Diagnostic]

  /// Judges a file by itself.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - kind: The kind whose schema it should fit; `nil` to look at its syntax alone.
  public init(of file: SourceFile, as kind: FileKind? = nil) {
    var findings = [file.obstacleFinding].compactMap(\.self)
    var tape: JSONTape?
    if case .bytes(let bytes) = file.content {
      let parsed = JSONParser.parse(bytes)
      findings += DocumentCheck.findings(in: parsed, kind: kind, path: file.path)
      tape = parsed
    }
    document = tape
    var locator = Locator(documents: tape.map { [file.path: $0] } ?? [:])
    diagnostics = findings.map { locator.diagnostic($0) }.sorted()
  }
}
