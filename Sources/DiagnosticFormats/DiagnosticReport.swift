package import Diagnostics

/// What a check found, and in how much: the input of every format.
package struct DiagnosticReport: Hashable, Sendable {
  /// What was found, in the order in which it is shown.
  package var diagnostics: [Diagnostic]
  /// How many files were checked.
  package var files: Int

  /// Creates a report; the diagnostics are shown in the order given.
  package init(_ diagnostics: [Diagnostic], files: Int) {
    self.diagnostics = diagnostics
    self.files = files
  }

  /// How many of the diagnostics have a severity.
  package func count(of severity: Severity) -> Int {
    diagnostics.count { $0.finding.severity == severity }
  }
}
