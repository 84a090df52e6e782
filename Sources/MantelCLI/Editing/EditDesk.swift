internal import MealStore
internal import Terminal
internal import Wording

/// Opens something in the user's editor until it can be taken, or the person has enough.
///
/// The text lies in a draft's file all the while, and goes only when it was taken or nothing
/// differs: whatever crashes, the next time goes on with it.
struct EditDesk {
  let context: CommandContext
  let store: HouseholdStore

  /// Edits a text.
  ///
  /// - Throws: `CommandFailure` with the place of the draft, where one is left.
  /// - Returns: How the program ends.
  func edit(_ editable: some EditableText) throws -> ExitCode {
    guard
      let editor = TextEditor.find(
        context.environment,
        needsChoice: !context.prompt.isInteractive
      )
    else { throw CommandFailure(.noEditor, hint: .noEditorHint, exitCode: .usage) }
    let draft = try store.draft(editable.draftName)
    do {
      return try draft.alone {
        var editable = editable
        try open(&editable, draft)
        return try edit(&editable, draft, editor)
      }
    } catch StoreError.locked(let holder) {
      throw CommandFailure(.alreadyEdited(holder.map { Int($0) }), exitCode: .refused)
    }
  }

  /// Puts the text down, or takes up what was left.
  private func open(_ editable: inout some EditableText, _ draft: Draft) throws {
    if let left = try draft.text(), let base = try draft.base() {
      guard context.prompt.isInteractive || context.prompt.assumesYes else {
        throw CommandFailure(.draftFound(draft.path), hint: .draftFoundHint, exitCode: .refused)
      }
      if try context.agrees(to: .draftQuestion) {
        editable.resume(from: base)
        return try draft.write(left, base: base)
      }
      let aside = try draft.setAside(left)
      try context.output.complain(StyledText(context.text(.draftSetAside(aside))))
    }
    try draft.write(Array(editable.text.utf8), base: editable.base)
  }

  private func edit(
    _ editable: inout some EditableText,
    _ draft: Draft,
    _ editor: TextEditor
  ) throws -> ExitCode {
    while true {
      let ending = try editor.open(draft.path)
      guard ending == .closed else {
        throw failure(ending, editor, draft, isKept: try differs(editable, draft))
      }
      do {
        switch try editable.judge(try text(of: draft)) {
        case .unchanged: return try end(.editedNothing, draft)
        case .empty: return try end(.editedToNothing, draft)
        case .ready(let carryOut):
          let exitCode = try carryOut()
          draft.remove()
          return exitCode
        case .problems(let text, let problems):
          try draft.write(Array(text.utf8), base: editable.base)
          try tell(problems)
          guard context.prompt.isInteractive, !context.prompt.assumesYes,
            try context.agrees(to: .editAgainQuestion)
          else {
            throw CommandFailure(
              .editProblems(problems.count),
              hint: .draftLies(draft.path),
              exitCode: .refused
            )
          }
        }
      } catch let error where !(error is CommandFailure) || !isTold(error, draft) {
        try context.output.complain(StyledText(context.text(.draftLies(draft.path))))
        throw error
      }
    }
  }

  private func isTold(_ error: any Error, _ draft: Draft) -> Bool {
    (error as? CommandFailure)?.hint == .draftLies(draft.path)
  }

  private func text(of draft: Draft) throws -> String {
    guard let bytes = try draft.text(),
      let text = String(validating: bytes, as: UTF8.self)
    else { throw CommandFailure(.draftUnreadable(draft.path), exitCode: .outside) }
    return text
  }

  private func differs(_ editable: some EditableText, _ draft: Draft) throws -> Bool {
    try draft.text().map { $0 != Array(editable.text.utf8) } ?? false
  }

  private func failure(
    _ ending: TextEditor.Ending,
    _ editor: TextEditor,
    _ draft: Draft,
    isKept: Bool
  ) -> CommandFailure {
    let message: Phrase =
      switch ending {
      case .failed(let status): .editorFailed(editor.command, status: status)
      case .killed(let signal): .editorKilled(editor.command, signal: signal)
      case .closed: .editedNothing
      }
    if !isKept { draft.remove() }
    return CommandFailure(
      message,
      hint: isKept ? .draftLies(draft.path) : nil,
      exitCode: .outside
    )
  }

  private func tell(_ problems: [Phrase]) throws {
    for problem in problems { try context.output.complain(StyledText(context.text(problem))) }
  }

  /// Ends without a change.
  private func end(_ remark: Phrase, _ draft: Draft) throws -> ExitCode {
    draft.remove()
    if context.isJSON {
      try context.tell(ChangeOutcome(state: .committed, sentences: [], files: []))
    } else {
      try context.output.remark(StyledText(context.text(remark), .dim))
    }
    return .done
  }
}
