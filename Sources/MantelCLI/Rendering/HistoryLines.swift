internal import ArgumentParsing
internal import JSONDocument
internal import MealChanges
internal import MealStore
internal import Terminal
internal import Wording

/// Commits as they are told: by what their trees say, never by their messages.
struct HistoryLines {
  let context: CommandContext
  let store: HouseholdStore

  private static let mostSentences = 12
  private static let indentation = "    "

  /// The commits that later ones took back.
  static func undone(in entries: [HistoryEntry]) -> Set<String> {
    var undone: Set<String> = []
    for entry in entries where !undone.contains(entry.id) {
      if let other = entry.undoes { undone.insert(other) }
    }
    return undone
  }

  /// A commit on a terminal: one line, or its sentences below it.
  func paragraph(_ entry: HistoryEntry, isUndone: Bool) -> [StyledText] {
    let label = CommitLabel(entry.mark)
    let heading =
      StyledText(label.id, Style(foreground: .basic(.yellow))) + "  "
      + StyledText(label.date, .dim) + "  " + StyledText(entry.mark.author, .bold)
      + StyledText(marks(entry, isUndone: isUndone), .dim)
    let sentences = sentences(of: entry)
    let width = context.output.width
    if sentences.count == 1 {
      let whole = heading + "  " + sentences[0]
      if whole.width <= width { return [whole] }
    }
    var lines = sentences.prefix(Self.mostSentences).flatMap(indented)
    if sentences.count > Self.mostSentences {
      let more = Phrase.moreSentences(sentences.count - Self.mostSentences)
      lines += indented(StyledText(context.text(more), .dim))
    }
    return (heading.width > width ? heading.wrapped(to: width) : [heading]) + lines
  }

  /// The sentences of a commit; of a merge also what it brought.
  private func sentences(of entry: HistoryEntry) -> [StyledText] {
    let own = entry.sentences.map { StyledText(context.text($0)) }
    guard let brought = entry.brought, brought.count > 0 || own.isEmpty else { return own }
    let authors = brought.authors.map { Phrase(verbatim: $0) }
    let words = Phrase.mergeBrought(brought.count, authors: authors)
    return own + [StyledText(context.text(words), .dim)]
  }

  private func indented(_ sentence: StyledText) -> [StyledText] {
    let width = max(context.output.width - Self.indentation.utf8.count - 2, 16)
    return sentence.wrapped(to: width).enumerated().map { index, line in
      StyledText(Self.indentation + (index == 0 ? "" : "  ")) + line
    }
  }

  /// A commit as one line: id, date, author, what changed.
  func line(_ entry: HistoryEntry, isUndone: Bool) -> StyledText {
    let label = CommitLabel(entry.mark)
    return StyledText(
      "\(label.id)  \(label.date)  \(entry.mark.author)\(marks(entry, isUndone: isUndone))  "
        + context.text(entry.summary)
    )
  }

  /// A commit within a sentence.
  func short(_ entry: HistoryEntry) -> String {
    "\(CommitLabel(entry.mark).id) \(entry.mark.author): \(context.text(entry.summary))"
  }

  /// A commit as a shell offers it.
  func candidate(_ entry: HistoryEntry) -> CompletionAnswer.Candidate {
    let label = CommitLabel(entry.mark)
    return CompletionAnswer.Candidate(
      text: label.id,
      explanation: "\(label.date) \(entry.mark.author): \(context.text(entry.summary))"
    )
  }

  /// A commit for scripts.
  func document(_ entry: HistoryEntry, isUndone: Bool) -> JSONValue {
    var object: JSONObject = [
      "id": .string(entry.id),
      "date": .string(CommitLabel(entry.mark).instant),
      "author": .string(entry.mark.author),
      "changes": .array(entry.sentences.map { .string(context.text($0)) }),
      "files": .array(entry.files.map { .string($0.path) }),
      "merge": .bool(entry.isMerge),
      "private": .bool(entry.isPrivate),
      "undone": .bool(isUndone),
    ]
    object["brought"] = entry.brought.map { .integer($0.count) }
    object["undoes"] = entry.undoes.map(JSONValue.string)
    return .object(object)
  }

  /// What ``document(_:isUndone:)`` is like.
  static let shape = OutputShape.object([
    .key("id", .text(.commit), Phrase(es: "el commit", en: "the commit")),
    .key("date", .text(.instant), Phrase(es: "cuándo se hizo", en: "when it was made")),
    .key("author", .text, Phrase(es: "quién lo hizo", en: "who made it")),
    .key(
      "changes",
      .list(.text),
      Phrase(
        es: "qué cambió, en frases; de una fusión, lo que decidió ella",
        en: "what changed, in sentences; of a merge, what it decided itself"
      )
    ),
    .key("files", .list(.text(.path)), Phrase(es: "los archivos", en: "the files")),
    .key("merge", .boolean, Phrase(es: "si une dos historias", en: "whether it is a merge")),
    .key(
      "private",
      .boolean,
      Phrase(es: "si es del repositorio privado", en: "whether it is in the private repository")
    ),
    .key(
      "undone",
      .boolean,
      Phrase(es: "si se deshizo después", en: "whether it was undone later")
    ),
    .optional(
      "brought",
      .integer,
      Phrase(
        es: "cuántos cambios trajo una fusión del otro lado",
        en: "how many changes a merge brought from the other side"
      )
    ),
    .optional(
      "undoes",
      .text(.commit),
      Phrase(es: "el commit que deshace", en: "the commit it undoes")
    ),
  ])

  private func marks(_ entry: HistoryEntry, isUndone: Bool) -> String {
    let marks = [entry.isMerge ? Phrase.mergeMark : nil, isUndone ? Phrase.undoneMark : nil]
    let words = marks.compactMap(\.self).map(context.text)
    return words.isEmpty ? "" : " (" + words.joined(separator: ", ") + ")"
  }
}
