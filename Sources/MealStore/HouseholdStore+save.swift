package import Diagnostics
package import MealChanges
package import MealFormat
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

  /// The change that the commit will be: from the last commit to what will be written.
  package var told: [FileVersion] {
    zip(changes, files).map { change, file in
      FileVersion(path: change.path, before: change.before, after: file.after)
    }
  }
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
    let edits = Self.edits(try unsaved(paths), mended)
    let (changes, files) = (edits.map(\.change), edits.map(\.file))
    let rewritten = files.filter { $0.before != $0.after }.map(\.path)
    let before = diagnostics(with: changes.map { ($0.path, $0.before) }, today)
    let after = diagnostics(with: files.map { ($0.path, $0.after) }, today)
    return PendingSave(
      files: files,
      rewritten: Set(rewritten),
      newErrors: StandingFindings([before]).new(in: after)
        .filter { $0.finding.severity == .error },
      diagnostics: after,
      changes: changes
    )
  }

  /// A file's change since the last commit, and what is to be done with it on disk.
  private struct Edit {
    var change: FileVersion
    var file: FileVersion
  }

  /// What to do with edited files, in path order; a file that moves goes and comes.
  private static func edits(
    _ unsaved: [FileVersion],
    _ mended: [Mending.MendedFile]
  ) -> [Edit] {
    let mended = Dictionary(mended.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    var edits: [String: Edit] = [:]
    for change in unsaved {
      let text = change.after.map { canonical($0, path: change.path) ?? $0 }
      let file = FileVersion(path: change.path, before: change.after, after: text)
      edits[change.path] = Edit(change: change, file: file)
    }
    for change in unsaved {
      guard let mend = mended[change.path], mend.before == change.after else { continue }
      let text = canonical(mend.after, path: mend.newPath) ?? mend.after
      guard mend.newPath != change.path else {
        edits[change.path]?.file.after = text
        continue
      }
      edits[change.path]?.file.after = nil
      // What was committed at the new path and deleted since is what it is compared with.
      let committed = edits[mend.newPath]?.change.before
      edits[mend.newPath] = Edit(
        change: FileVersion(path: mend.newPath, before: committed, after: mend.after),
        file: FileVersion(path: mend.newPath, before: nil, after: text)
      )
    }
    return edits.values.sorted {
      $0.change.path.utf8.lexicographicallyPrecedes($1.change.path.utf8)
    }
  }

  /// Writes and commits what was worked out.
  ///
  /// - Throws: ``StoreError/errors(_:)`` where files have errors that they hadn't.
  @discardableResult
  package func save(_ pending: PendingSave, message: String? = nil) throws -> [CommitReport] {
    guard pending.newErrors.isEmpty else { throw StoreError.errors(pending.newErrors) }
    try refuseNewerFormat()
    let shares = try shares(of: pending.files).map { share in
      let told = pending.told.filter { share.part.holds($0.path) }
      return CommitShare(
        part: share.part,
        files: share.files,
        message: message ?? describe(told),
        savesEditsFirst: false
      )
    }
    return try commit(shares[...], "save")
  }

  /// What there would be to say with other files and isn't with those on disk.
  ///
  /// - Parameters:
  ///   - files: The files as they are and as they would be.
  ///   - today: Today in the household's time zone.
  ///   - matters: What is asked for; most changes bring none of it, and then what there was isn't
  ///     looked at.
  /// - Returns: Findings of the whole household.
  package func newFindings(
    by files: [FileVersion],
    today: CalendarDay,
    where matters: (Diagnostic) -> Bool
  ) -> [Diagnostic] {
    let found = diagnostics(with: files.map { ($0.path, $0.after) }, today).filter(matters)
    guard !found.isEmpty else { return [] }
    let before = diagnostics(with: files.map { ($0.path, $0.before) }, today)
    return StandingFindings([before]).new(in: found)
  }

  /// The household's files as they would be with others in their place.
  package func sources(with files: [FileVersion]) -> [SourceFile] {
    sources(with: files.map { ($0.path, $0.after) })
  }

  /// The canonical text of a file's bytes; `nil` where they can't be read as one.
  package static func canonical(_ bytes: [UInt8], path: String) -> [UInt8]? {
    kind(of: path).flatMap { CanonicalWriter.rewritten(bytes, $0) }
  }

  private func diagnostics(
    with replaced: [(String, [UInt8]?)],
    _ today: CalendarDay
  ) -> [Diagnostic] {
    HouseholdValidation(
      of: sources(with: replaced),
      today: today,
      timeZones: SystemClock.timeZones
    ).diagnostics
  }

  private func sources(with replaced: [(String, [UInt8]?)]) -> [SourceFile] {
    let replaced = Dictionary(replaced, uniquingKeysWith: { $1 })
    var files = sources().filter { replaced[$0.path] == nil }
    for case (let path, let bytes?) in replaced {
      files.append(SourceFile(path: path, content: .bytes(bytes)))
    }
    return files
  }
}
