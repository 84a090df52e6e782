internal import ArgumentParsing
internal import Diagnostics
internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealStore
internal import MealValidation
internal import Terminal
internal import Wording

/// A record's file that is edited as JSON.
struct EditedRecord: EditableText {
  let path: String
  let kind: MealFormat.FileKind
  let context: CommandContext
  let options: ChangeOptions
  private(set) var base: [UInt8]

  /// Opens a record's file, whatever is wrong with it: this is how it is put right.
  init(
    _ path: String,
    in context: CommandContext,
    _ store: HouseholdStore,
    options: ChangeOptions
  )
    throws
  {
    guard case .file(let kind, _) = HouseholdPath(path),
      let bytes = store.bytes(of: path),
      String(validating: bytes, as: UTF8.self) != nil
    else {
      throw CommandFailure(.cannotChange(path), hint: .validateHint(path), exitCode: .refused)
    }
    self.path = path
    self.kind = kind
    self.context = context
    self.options = options
    base = bytes
  }

  /// The file's own path, on one level, so that an editor knows its kind by the ending.
  var draftName: String {
    path.split(separator: "/").joined(separator: ".")
  }

  var text: String {
    String(decoding: CanonicalWriter.rewritten(base, kind) ?? base, as: UTF8.self)
  }

  mutating func resume(from base: [UInt8]) {
    self.base = base
  }

  mutating func judge(_ text: String) throws -> EditVerdict {
    let own = RecordNotes.removed(from: text)
    if own.allSatisfy(\.isWhitespace) { return .empty }
    if own == self.text { return .unchanged }
    let session = try context.session()
    guard let current = session.store.bytes(of: path) else {
      throw StoreError.changedMeanwhile(path: path)
    }
    let joined = joined(Array(own.utf8), with: current)
    let mended = mended(joined.bytes, session)
    let errors = mended.diagnostics.filter { $0.finding.severity == .error }
    guard errors.isEmpty, joined.clashes.isEmpty else {
      base = current
      return problems(errors, joined.clashes, in: mended.bytes)
    }
    let file = FileVersion(
      path: path,
      before: current,
      after: CanonicalWriter.rewritten(mended.bytes, kind) ?? mended.bytes
    )
    if file.before == file.after { return .unchanged }
    let change = RecordChange(record: self, file: file, typed: joined.bytes, mended: mended.bytes)
    return .ready { try change.carryOut(session) }
  }

  /// The text joined with what others made of the file meanwhile.
  private func joined(
    _ own: [UInt8],
    with current: [UInt8]
  ) -> (bytes: [UInt8], clashes: [String]) {
    guard current != base else { return (own, []) }
    let whole = "(\(path))"
    guard let ours = Self.value(own), let theirs = Self.value(current) else {
      return (own, [whole])
    }
    let merge = ThreeWayMerge(base: Self.value(base), ours: ours, theirs: theirs)
    guard let value = merge.value else { return (own, [whole]) }
    let keys = merge.clashes.map { $0.isEmpty ? whole : $0.joined(separator: ".") }
    return (CanonicalWriter(kind).bytes(value), keys)
  }

  private static func value(_ bytes: [UInt8]) -> JSONValue? {
    let tape = JSONParser.parse(bytes)
    guard tape.isComplete, tape.problems.isEmpty else { return nil }
    return tape.root.map(JSONValue.init)
  }

  /// The text with what mends itself mended, and what there is to say of it in its place.
  private func mended(
    _ bytes: [UInt8],
    _ session: Session
  ) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    let others = session.store.sources().filter { $0.path != path }
    let mending = Mending(
      household: others + [SourceFile(path: path, content: .bytes(bytes))],
      today: session.today,
      timeZones: SystemClock.timeZones,
      where: { $0 == path }
    )
    let validation = HouseholdValidation(
      of: mending.files,
      today: session.today,
      timeZones: SystemClock.timeZones
    )
    return (
      mending.mended.first { $0.path == path }?.after ?? bytes,
      validation.diagnostics.filter { $0.path == path }
    )
  }

  private func problems(
    _ errors: [Diagnostic],
    _ clashes: [String],
    in bytes: [UInt8]
  ) -> EditVerdict {
    let clash = clashes.isEmpty ? [] : [Phrase.membersChangedMeanwhile(clashes)]
    let count = clash.count + errors.count
    // The notes stand above the text: a line is told by where it stands below them.
    let notes =
      clash
      + errors.map { diagnostic in
        RecordNotes.note(diagnostic, line: diagnostic.range.start.line + count)
      }
    let told = clash + errors.map { RecordNotes.note($0, line: $0.range.start.line) }
    let text = String(decoding: bytes, as: UTF8.self)
    return .problems(RecordNotes.noting(notes.map(context.text), in: text), told)
  }
}

/// A record's new text, ready to be written.
private struct RecordChange {
  let record: EditedRecord
  let file: FileVersion
  /// The text as it was typed, and with what mends itself mended.
  let typed: [UInt8]
  let mended: [UInt8]

  func carryOut(_ session: Session) throws -> ExitCode {
    let context = record.context
    if typed != mended {
      let mend = FileVersion(path: file.path, before: typed, after: mended)
      for line in LineDiff(of: mend).styled { try context.output.remark(line) }
    }
    try RecordReview(context: context, session: session).check([file])
    do {
      return try context.apply(
        [file],
        operation: "edit",
        options: record.options,
        session: session
      )
    } catch StoreError.unsavedErrors {
      return try putRight(session)
    }
  }

  /// What was broken by hand and never saved is no version to keep.
  private func putRight(_ session: Session) throws -> ExitCode {
    let words = session.store.words(for: [file])
    var outcome = ChangeOutcome(
      state: .committed,
      sentences: words.sentences(for: ChangeFinder.changes(in: [file])),
      files: [file]
    )
    outcome.commits = try session.store.commitOverEdits(
      [file],
      operation: "edit",
      message: record.options.message
    )
    try record.context.tell(outcome)
    return .done
  }
}

/// Notes above a record's text, as comments that JSON doesn't have.
enum RecordNotes {
  private static let mark = "//"

  /// A finding in one line: `// dishes/paella.json:4:12: unknown tag`.
  static func note(_ diagnostic: Diagnostic, line: Int) -> Phrase {
    let finding = diagnostic.finding
    let place = "\(diagnostic.path):\(line):\(diagnostic.range.start.column): "
    let message = [finding.message, finding.hint].compactMap(\.self)
    return .joined([Phrase(verbatim: place), .joined(message, separator: "; ")], separator: "")
  }

  /// A text with notes above it.
  static func noting(_ notes: [String], in text: String) -> String {
    let lines = notes.map { mark + " " + Output.split($0).joined(separator: " ") + "\n" }
    return lines.joined() + text
  }

  /// A text without the comments at its very top.
  static func removed(from text: String) -> String {
    var rest = Substring(text)
    while rest.hasPrefix(mark) {
      rest = rest.drop { !$0.isNewline }.dropFirst()
    }
    return String(rest)
  }
}
