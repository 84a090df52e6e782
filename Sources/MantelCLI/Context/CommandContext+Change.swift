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
  ///   - slots: The slots whose change is told by their dates.
  ///   - warnings: What is to be known beside the change.
  /// - Throws: ``StoreError``.
  /// - Returns: How the program ends.
  func apply(
    _ files: [FileVersion],
    operation: String,
    options: ChangeOptions,
    session: Session,
    slots: [SlotChange] = [],
    warnings: [Phrase] = []
  ) throws -> ExitCode {
    let outcome = try carryOut(
      files,
      operation: operation,
      options: options,
      session: session,
      slots: slots,
      warnings: warnings
    )
    try tell(outcome)
    return .done
  }

  /// Carries out a change as its options say, and leaves it to others to tell it.
  ///
  /// - Parameters:
  ///   - files: The files as they were read and as they will be.
  ///   - operation: The command's name.
  ///   - options: What the user asked for.
  ///   - session: The household.
  ///   - slots: The slots whose change is told by their dates.
  ///   - warnings: What is to be known beside the change.
  ///   - details: What the commit says beside what changed.
  /// - Throws: ``StoreError``.
  /// - Returns: What the change came to.
  func carryOut(
    _ files: [FileVersion],
    operation: String,
    options: ChangeOptions,
    session: Session,
    slots: [SlotChange] = [],
    warnings: [Phrase] = [],
    details: CommitDetails = .none
  ) throws -> ChangeOutcome {
    let files = files.filter { $0.before != $0.after }
    let words = session.store.words(for: files)
    let sentences = words.sentences(for: ChangeFinder.changes(in: files), slots)
    var outcome = ChangeOutcome(
      state: .committed,
      sentences: sentences,
      files: files,
      slots: slots.filter { $0.before != $0.after }.map(\.address),
      warnings: warnings
    )
    if options.isDryRun {
      outcome.state = .dryRun
    } else if options.isWithoutCommit {
      try session.store.write(files)
      outcome.state = .written
    } else {
      outcome.commits = try session.store.commit(
        files,
        operation: operation,
        message: options.message,
        details: details
      )
    }
    return outcome
  }

  /// Tells what a change came to.
  func tell(_ outcome: ChangeOutcome) throws {
    for warning in outcome.warnings { try warn(warning) }
    if isJSON {
      try output.json(outcome.document(language))
      return
    }
    if outcome.state == .dryRun {
      for file in outcome.files { try output.lines(LineDiff(of: file).styled) }
      return
    }
    if outcome.sentences.isEmpty { try output.remark(StyledText(text(.nothingChanges), .dim)) }
    if !outcome.isToldElsewhere { try output.lines(outcome.sentences.map { StyledText(text($0)) }) }
    for commit in outcome.commits where !commit.foreignHooks.isEmpty {
      try output.remark(StyledText(text(.hooksDidNotRun(commit.foreignHooks)), .dim))
    }
  }
}

extension CommandContext {
  /// Says on standard error what is to be known though nothing is refused.
  func warn(_ warning: Phrase) throws {
    let label = StyledText(
      text(.warningLabel) + ": ",
      Style(isBold: true, foreground: .basic(.yellow))
    )
    try output.complain(label + StyledText(text(warning)))
  }
}

/// A slot as it was and as it will be.
struct SlotChange {
  var address: SlotAddress
  var before: Slot
  var after: Slot
}

extension ChangeWords {
  /// The changes in sentences; slots that were named are told by their dates.
  fileprivate func sentences(for changes: [MealChange], _ slots: [SlotChange]) -> [Phrase] {
    guard !slots.isEmpty else { return sentences(for: changes) }
    let others = changes.filter { if case .slot = $0 { false } else { true } }
    return sentences(for: others)
      + slots.compactMap { sentence(at: $0.address, before: $0.before, after: $0.after) }
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
  var slots: [SlotAddress] = []
  var warnings: [Phrase] = []
  var commits: [CommitReport] = []
  /// Whether what changes has been shown in another form.
  var isToldElsewhere = false

  /// The outcome for scripts: what became of it, the sentences, the files and the commits.
  func document(_ language: Language) -> JSONValue {
    .object([
      "state": .string(files.isEmpty ? "unchanged" : state.rawValue),
      "changes": .array(sentences.map { .string($0[language]) }),
      "slots": .array(slots.map { .string($0.description) }),
      "warnings": .array(warnings.map { .string($0[language]) }),
      "files": .array(files.map { .string($0.path) }),
      "commits": .array(commits.map { .string($0.id) }),
    ])
  }
}
