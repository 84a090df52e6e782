internal import Diagnostics
internal import MealChanges
internal import MealFormat
internal import MealStore
internal import Terminal
internal import Wording

/// Holds a change against the whole household before it is written.
struct RecordReview {
  let context: CommandContext
  let session: Session

  /// How many findings are told.
  private static let most = 5

  /// Refuses a change that brings errors into its own files, and tells what else it brings.
  ///
  /// - Parameters:
  ///   - files: The files as they were and as they will be.
  ///   - isStrict: Whether errors that it brings into other files refuse it too.
  /// - Throws: `CommandFailure` with the first finding's message and hint.
  func check(_ files: [FileVersion], isStrict: Bool = false) throws {
    let files = files.filter { $0.before != $0.after }
    guard !files.isEmpty else { return }
    let own = Set(files.map(\.path))
    let found = session.store.newFindings(by: files, today: session.today) {
      own.contains($0.path) || $0.finding.severity != .note
    }
    let errors = found.filter { diagnostic in
      diagnostic.finding.severity == .error && (isStrict || own.contains(diagnostic.path))
    }
    if let first = errors.first {
      throw CommandFailure(
        .wouldBring(
          first.finding.message,
          path: first.path,
          code: first.finding.code.rawValue,
          more: errors.count - 1
        ),
        hint: first.finding.hint,
        exitCode: isStrict ? .refused : .failed
      )
    }
    try tell(found)
  }

  private func tell(_ diagnostics: [Diagnostic]) throws {
    for diagnostic in diagnostics.prefix(Self.most) {
      let finding = diagnostic.finding
      let label = finding.severity == .note ? Phrase.noteLabel : .warningLabel
      var line = StyledText(context.text(label) + ": ", .bold)
      line = line + StyledText(context.text(diagnostic.sentence(in: session.household)))
      if let hint = finding.hint { line = line + StyledText(" (\(context.text(hint)))", .dim) }
      try context.output.remark(line)
    }
    let more = diagnostics.count - Self.most
    if more > 0 { try context.output.remark(StyledText(context.text(.andMore(more)), .dim)) }
  }
}
