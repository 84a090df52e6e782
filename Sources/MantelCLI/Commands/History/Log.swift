internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel log`: who changed what when, in meal words.
struct Log: Command {
  static let subject = Parameter.words(
    "PATH|WEEK|ID",
    help: Phrase(
      es: "de qué: un archivo o carpeta, una semana, un plato…",
      en: "of what: a file or folder, a week, a dish…"
    ),
    isRequired: false,
    completion: .week
  )
  static let count = Parameter.option(
    "number",
    short: "n",
    valueName: "N",
    help: Phrase(es: "cuántos como mucho (20)", en: "how many at most (20)")
  )

  static let configuration = CommandConfiguration(
    name: "log",
    abstract: Phrase(es: "quién cambió qué y cuándo", en: "who changed what and when"),
    discussion: Phrase(
      es: """
        Lo cuentan los archivos de cada commit, no sus mensajes: lo hecho con git a secas se lee \
        igual. Por una tubería va un commit por línea.
        """,
      en: """
        Told by each commit's files, not by its message: what was done by plain git reads the \
        same. Through a pipe it is one commit a line.
        """
    ),
    examples: [
      CommandExample("mantel log", Phrase(es: "los últimos cambios", en: "the latest changes")),
      CommandExample("mantel log next", Phrase(es: "los de una semana", en: "those of a week")),
      CommandExample(
        "mantel log paella -n 5",
        Phrase(es: "los de un plato", en: "those of a dish")
      ),
    ],
    parameters: [subject, count]
  )

  private let subject: String?
  private let count: Int

  init(_ arguments: ParsedArguments) throws(UsageError) {
    subject = arguments.value(Self.subject)
    count =
      try arguments.value(Self.count, expected: .aCountFromOne) { text in
        Int(text).flatMap { (1...100_000).contains($0) ? $0 : nil }
      } ?? 20
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let store = try context.store()
    let path = try subject.map { try FileReference(context, store).path(of: $0) }
    let found = try store.history(of: [path].compactMap(\.self), limit: count + 1)
    let undone = HistoryLines.undone(in: found)
    let entries = found.prefix(count)
    let lines = HistoryLines(context: context, store: store)
    if context.isJSON {
      let commits = entries.map { lines.document($0, isUndone: undone.contains($0.id)) }
      try context.output.json(
        .object(["commits": .array(commits), "hasMore": .bool(found.count > count)])
      )
      return .done
    }
    if entries.isEmpty {
      let remark = subject.map { Phrase.noHistory(of: $0) } ?? .noHistory
      try context.output.remark(StyledText(context.text(remark), .dim))
      return .done
    }
    for entry in entries {
      let isUndone = undone.contains(entry.id)
      if context.output.isTerminal {
        try context.output.lines(lines.paragraph(entry, isUndone: isUndone))
      } else {
        try context.output.line(lines.line(entry, isUndone: isUndone))
      }
    }
    if found.count > count {
      try context.output.remark(StyledText(context.text(.olderChanges(count * 2)), .dim))
    }
    return .done
  }
}
