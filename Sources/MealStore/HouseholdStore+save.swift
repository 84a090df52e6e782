package import Diagnostics
package import MealChanges
internal import MealFormat
package import MealModel
package import MealValidation
internal import Wording

/// Edits made by hand, ready to be saved.
package struct PendingSave: Sendable {
  /// What will be written: the files as they are on disk, and in their canonical text.
  package var files: [FileVersion]
  /// The files whose text changes by being written canonically, or by being mended.
  package var rewritten: Set<String>
  /// Errors that the last commit's files hadn't.
  package var newErrors: [Diagnostic]
  /// All there is to say of the household as it will be.
  package var diagnostics: [Diagnostic]
  /// What was edited, against the last commit.
  package var changes: [FileVersion]
}

extension HouseholdStore {
  /// Works out what saving the edits would do, without doing it.
  ///
  /// - Parameters:
  ///   - paths: The files or folders to save; all where there are none.
  ///   - today: Today in the household's time zone.
  ///   - mended: Files that stand in for what is on disk.
  /// - Throws: ``StoreError``.
  /// - Returns: What would be saved.
  package func pendingSave(
    _ paths: [String],
    today: CalendarDay,
    mended: [Mending.MendedFile] = []
  ) throws -> PendingSave {
    let mended = Dictionary(mended.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    var changes: [FileVersion] = []
    var files: [FileVersion] = []
    for change in try unsaved(paths) {
      let mend = change.after.flatMap { mended[change.path]?.before == $0 ? mended[change.path] : nil }
      let path = mend?.newPath ?? change.path
      let text = change.after.map { mend?.after ?? $0 }
      let after = text.map { Self.canonical($0, path: path) ?? $0 }
      if path != change.path {
        // A file that moves goes in one place and comes in another.
        changes.append(change)
        files.append(FileVersion(path: change.path, before: change.after, after: nil))
      }
      let isMoved = path != change.path
      changes.append(isMoved ? FileVersion(path: path, before: nil, after: text) : change)
      files.append(FileVersion(path: path, before: isMoved ? nil : change.after, after: after))
    }
    let rewritten = files.filter { $0.before != $0.after }.map(\.path)
    let before = diagnostics(with: changes.map { ($0.path, $0.before) }, today)
    let after = diagnostics(with: files.map { ($0.path, $0.after) }, today)
    return PendingSave(
      files: files,
      rewritten: Set(rewritten),
      newErrors: Self.errors(in: after, butNotIn: before),
      diagnostics: after,
      changes: changes
    )
  }

  /// Writes and commits what was worked out.
  ///
  /// - Throws: ``StoreError/errors(_:)`` where files have errors that they hadn't.
  @discardableResult
  package func save(_ pending: PendingSave, message: String? = nil) throws -> [CommitReport] {
    guard pending.newErrors.isEmpty else { throw StoreError.errors(pending.newErrors) }
    try refuseNewerFormat()
    var reports: [CommitReport] = []
    for (part, paths) in try parts(of: pending.files.map(\.path)) {
      let files = pending.files.filter { paths.contains($0.path) }
      let told = zip(pending.changes, pending.files).map { change, file in
        FileVersion(path: change.path, before: change.before, after: file.after)
      }
      .filter { paths.contains($0.path) }
      reports += try withLock(part, paths: paths) { repository, prefix in
        [
          try write(files, part, repository, prefix, message ?? describe(told), "save")
        ]
      }
    }
    return reports
  }

  /// The canonical text of a file's bytes; `nil` where they can't be read as one.
  package static func canonical(_ bytes: [UInt8], path: String) -> [UInt8]? {
    kind(of: path).flatMap { CanonicalWriter.rewritten(bytes, $0) }
  }

  private func diagnostics(
    with replaced: [(String, [UInt8]?)],
    _ today: CalendarDay
  ) -> [Diagnostic] {
    let replaced = Dictionary(replaced, uniquingKeysWith: { $1 })
    var files = sources().filter { replaced[$0.path] == nil }
    for case (let path, let bytes?) in replaced {
      files.append(SourceFile(path: path, content: .bytes(bytes)))
    }
    return HouseholdValidation(of: files, today: today).diagnostics
  }

  private static func errors(
    in after: [Diagnostic],
    butNotIn before: [Diagnostic]
  ) -> [Diagnostic] {
    var known: [ErrorKey: Int] = [:]
    for diagnostic in before { known[ErrorKey(diagnostic), default: 0] += 1 }
    return after.filter { diagnostic in
      guard diagnostic.finding.severity == .error else { return false }
      let count = known[ErrorKey(diagnostic), default: 0]
      known[ErrorKey(diagnostic)] = count - 1
      return count <= 0
    }
  }

  /// What makes an error the same one when lines have moved.
  private struct ErrorKey: Hashable {
    var path: String
    var code: DiagnosticCode
    var message: String

    init(_ diagnostic: Diagnostic) {
      path = diagnostic.path
      code = diagnostic.finding.code
      message = diagnostic.finding.message.en
    }
  }
}
