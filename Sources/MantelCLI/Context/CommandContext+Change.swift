internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

extension CommandContext {
  /// Carries out a change as its options say, and tells it.
  ///
  /// - Parameters:
  ///   - files: The files as they were read and as they will be.
  ///   - operation: The command's name.
  ///   - options: What the user asked for.
  ///   - session: The household.
  /// - Throws: ``StoreError``.
  /// - Returns: How the program ends.
  func apply(
    _ files: [FileVersion],
    operation: String,
    options: ChangeOptions,
    session: Session
  ) throws -> ExitCode {
    let files = files.filter { $0.before != $0.after }
    let words = session.store.words(for: files)
    let sentences = words.sentences(for: ChangeFinder.changes(in: files))
    if options.isDryRun {
      try tell(ChangeOutcome(state: .dryRun, sentences: sentences, files: files, commits: []))
      return .done
    }
    if options.isWithoutCommit {
      try session.store.write(files)
      try tell(ChangeOutcome(state: .written, sentences: sentences, files: files, commits: []))
      return .done
    }
    let commits = try session.store.commit(files, operation: operation, message: options.message)
    try tell(ChangeOutcome(state: .committed, sentences: sentences, files: files, commits: commits))
    return .done
  }

  /// Tells what a change came to.
  func tell(_ outcome: ChangeOutcome) throws {
    if isJSON {
      try output.json(outcome.document(language))
      return
    }
    if outcome.state == .dryRun {
      for file in outcome.files { try output.lines(LineDiff(of: file).styled) }
      return
    }
    if outcome.sentences.isEmpty { try output.remark(StyledText(text(.nothingChanges), .dim)) }
    try output.lines(outcome.sentences.map { StyledText(text($0)) })
    for commit in outcome.commits where !commit.foreignHooks.isEmpty {
      try output.remark(StyledText(text(.hooksDidNotRun(commit.foreignHooks)), .dim))
    }
  }
}

/// What a change came to, as a value.
struct ChangeOutcome {
  enum State: String {
    case dryRun = "dry-run"
    case written
    case committed
  }

  var state: State
  var sentences: [Phrase]
  var files: [FileVersion]
  var commits: [CommitReport]

  /// The outcome for scripts: what became of it, the sentences, the files and the commits.
  func document(_ language: Language) -> JSONValue {
    .object([
      "state": .string(files.isEmpty ? "unchanged" : state.rawValue),
      "changes": .array(sentences.map { .string($0[language]) }),
      "files": .array(files.map { .string($0.path) }),
      "commits": .array(commits.map { .string($0.id) }),
    ])
  }
}
