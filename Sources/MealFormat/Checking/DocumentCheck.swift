public import Diagnostics
public import JSONDocument
internal import MealModel
internal import Wording

/// Everything that can be said of one document by itself.
public enum DocumentCheck {
  /// Checks syntax and schema of a document of a kind, or the syntax alone where it is of none.
  ///
  /// - Parameters:
  ///   - tape: The document.
  ///   - kind: Its kind.
  ///   - path: Its path, for the findings' places.
  /// - Returns: What is wrong with it.
  public static func findings(in tape: JSONTape, kind: FileKind?, path: String) -> [Finding] {
    guard let kind else { return syntax(tape, path) }
    let (findings, references) = check(tape, kind, path: path, known: nil, person: nil)
    let resolver = ReferenceResolver(known: nil, idsByName: [:])
    return findings + references.compactMap(resolver.finding)
  }

  static func syntax(_ tape: JSONTape, _ path: String) -> [Finding] {
    tape.problems.enumerated().map { index, problem in
      let endsReading = !tape.isComplete && index == tape.problems.count - 1
      return problem.finding(in: path, endsReading: endsReading && problem.isWithinText(tape))
    }
  }

  /// How many findings of a file's schema, and of its references, are told.
  static let maximumFindings = 200

  static func check(
    _ tape: JSONTape,
    _ kind: FileKind,
    path: String,
    known: KnownIDs?,
    person: String?
  ) -> ([Finding], [UnresolvedReference]) {
    let syntax = syntax(tape, path)
    guard tape.isComplete, let root = tape.root else { return (syntax, []) }
    if kind == .settings, let finding = newerFormat(root, path) { return ([finding], []) }
    var checker = ShapeChecker(path: path, known: known, person: person)
    checker.check(root, against: kind.shape)
    return (
      syntax + checker.findings.prefix(maximumFindings),
      Array(checker.unresolved.prefix(maximumFindings))
    )
  }

  private static func newerFormat(_ root: JSONNode, _ path: String) -> Finding? {
    guard let node = root["format"], let format = node.integer,
      format > Settings.currentFormat
    else { return nil }
    return Finding(
      .newerFormat,
      at: Place(path: path, target: .bytes(node.range)),
      .newerFormat(format, known: Settings.currentFormat),
      hint: .newerFormatHint
    )
  }
}

extension SyntaxProblem {
  /// Whether there is text after the problem that was not looked at.
  fileprivate func isWithinText(_ tape: JSONTape) -> Bool {
    switch kind {
    case .emptyFile, .textAfterEnd, .utf16, .conflictMarkers: false
    default: range.upperBound < tape.bytes.count - 1
    }
  }
}
