internal import JSONDocument
internal import MealChanges
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// Commits as they are told: by what their trees say, never by their messages.
struct HistoryLines {
  let context: CommandContext
  let store: HouseholdStore

  private static let mostSentences = 12
  /// Digits of a commit's id.
  private static let idLength = 7

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
    let sentences = sentences(of: entry)
    let heading =
      StyledText(id(entry), Style(foreground: .basic(.yellow))) + "  "
      + StyledText(date(entry), .dim) + "  " + StyledText(entry.author)
      + StyledText(marks(entry, isUndone: isUndone), .dim)
    if sentences.count == 1 { return [heading + "  " + StyledText(context.text(sentences[0]))] }
    var lines = sentences.prefix(Self.mostSentences).map { StyledText("    " + context.text($0)) }
    if sentences.count > Self.mostSentences {
      let more = Phrase.moreSentences(sentences.count - Self.mostSentences)
      lines.append(StyledText("    " + context.text(more), .dim))
    }
    return [heading] + lines
  }

  /// A commit as one line: id, date, author, what changed.
  func line(_ entry: HistoryEntry, isUndone: Bool) -> StyledText {
    StyledText(
      "\(id(entry))  \(date(entry))  \(entry.author)\(marks(entry, isUndone: isUndone))  "
        + subject(of: entry)
    )
  }

  /// A commit within a sentence.
  func short(_ entry: HistoryEntry) -> String {
    "\(id(entry)) \(entry.author): \(subject(of: entry))"
  }

  /// A commit as a shell offers it.
  func candidate(_ entry: HistoryEntry) -> CompletionAnswer.Candidate {
    CompletionAnswer.Candidate(
      text: id(entry),
      explanation: "\(date(entry)) \(entry.author): \(subject(of: entry))"
    )
  }

  /// A commit for scripts.
  func document(_ entry: HistoryEntry, isUndone: Bool) -> JSONValue {
    var object: JSONObject = [
      "id": .string(entry.id),
      "date": .string(instant(entry)),
      "author": .string(entry.author),
      "changes": .array(sentences(of: entry).map { .string(context.text($0)) }),
      "files": .array(entry.files.map { .string($0.path) }),
      "merge": .bool(entry.isMerge),
      "private": .bool(entry.isPrivate),
      "undone": .bool(isUndone),
    ]
    object["undoes"] = entry.undoes.map(JSONValue.string)
    return .object(object)
  }

  private func sentences(of entry: HistoryEntry) -> [Phrase] {
    store.words(for: entry.files).sentences(for: ChangeFinder.changes(in: entry.files))
  }

  private func subject(of entry: HistoryEntry) -> String {
    let message = store.words(for: entry.files)
      .message(for: ChangeFinder.changes(in: entry.files))
    return String(context.text(message).prefix { !$0.isNewline })
  }

  private func id(_ entry: HistoryEntry) -> String {
    String(entry.id.prefix(Self.idLength))
  }

  private func marks(_ entry: HistoryEntry, isUndone: Bool) -> String {
    let marks = [entry.isMerge ? Phrase.mergeMark : nil, isUndone ? Phrase.undoneMark : nil]
    let words = marks.compactMap(\.self).map(context.text)
    return words.isEmpty ? "" : " (" + words.joined(separator: ", ") + ")"
  }

  /// Day and time where the author was.
  private func date(_ entry: HistoryEntry) -> String {
    let (day, time) = local(entry)
    return "\(day) \(time.prefix(5))"
  }

  private func instant(_ entry: HistoryEntry) -> String {
    let (day, time) = local(entry)
    let offset = abs(entry.offsetMinutes)
    let sign = entry.offsetMinutes < 0 ? "-" : "+"
    return "\(day)T\(time)\(sign)\(Self.two(offset / 60)):\(Self.two(offset % 60))"
  }

  private func local(_ entry: HistoryEntry) -> (day: CalendarDay, time: String) {
    let seconds = Int(entry.seconds) + entry.offsetMinutes * 60
    let (day, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let (days, second) = rest < 0 ? (day - 1, rest + 86_400) : (day, rest)
    let time = [second / 3600, second / 60 % 60, second % 60].map(Self.two)
    return (CalendarDay(daysSinceEpoch: days), time.joined(separator: ":"))
  }

  private static func two(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
