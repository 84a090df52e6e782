internal import Wording

/// Findings that there were, to tell new ones from them where lines have moved.
///
/// Of several states each is asked how often it had a finding; the one with the most counts, so
/// that what a merge takes over from any side isn't new.
package struct StandingFindings {
  /// What makes a finding the same one wherever it stands in its file.
  private struct Key: Hashable {
    let path: String
    let code: DiagnosticCode
    let severity: Severity
    let message: String

    init(_ diagnostic: Diagnostic) {
      path = diagnostic.path
      code = diagnostic.finding.code
      severity = diagnostic.finding.severity
      message = diagnostic.finding.message.en
    }
  }

  private var counts: [Key: Int] = [:]

  /// Takes in what there was to say of some states.
  package init(_ states: [[Diagnostic]]) {
    for diagnostics in states {
      let own = Dictionary(diagnostics.map { (Key($0), 1) }, uniquingKeysWith: +)
      counts.merge(own) { max($0, $1) }
    }
  }

  /// Those that none of the states had, or not as often.
  package func new(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    var left = counts
    return diagnostics.filter { diagnostic in
      let count = left[Key(diagnostic), default: 0]
      left[Key(diagnostic)] = count - 1
      return count <= 0
    }
  }
}
