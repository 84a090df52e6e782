internal import ArgumentParsing
internal import JSONDocument
internal import MealChanges
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel diff`: what differs between two states of the household, in meal words.
struct Diff: Command {
  static let words = Parameter.arguments(
    "REV|RANGE|WHAT",
    help: Phrase(
      es: "qué se compara: REV, A B, A..B, A...B; y de qué: semana, comida, plato, archivo…",
      en: "what is compared: REV, A B, A..B, A...B; and of what: a week, meal, dish, file…"
    ),
    isRequired: false,
    completion: .revision
  )
  static let staged = Parameter.flag(
    "staged",
    help: Phrase(
      es: "lo que hay en el índice de git, contra HEAD o REV",
      en: "what git's index has, against HEAD or REV"
    )
  )
  static let range = Parameter.option(
    "range",
    valueName: "RANGE",
    help: Phrase(
      es: "qué se compara, si la palabra es dudosa",
      en: "what is compared, where a word is ambiguous"
    ),
    isRepeatable: true,
    completion: .revision
  )
  static let patch = Parameter.flag(
    "patch",
    help: Phrase(es: "también las líneas que cambian", en: "also the lines that change")
  )
  static let exitCode = Parameter.flag(
    "exit-code",
    help: Phrase(
      es: "acaba con 1 si hay diferencias",
      en: "ends with 1 where there are differences"
    )
  )

  static let configuration = CommandConfiguration(
    name: "diff",
    abstract: Phrase(
      es: "qué cambia entre dos estados de la casa",
      en: "what differs between two states of the household"
    ),
    discussion: Phrase(
      es: """
        Compara como 'git diff': a solas, los archivos con el índice; con REV, los archivos con \
        esa revisión; con dos, una con otra; con A...B, B con el último antepasado común.
        """,
      en: """
        Compares as 'git diff' does: alone the files with the index; with REV the files with that \
        revision; with two one with the other; with A...B the last common ancestor with B.
        """
    ),
    examples: [
      CommandExample("mantel diff", Phrase(es: "lo editado", en: "what was edited")),
      CommandExample(
        "mantel diff HEAD next --patch",
        Phrase(es: "la próxima semana, con sus líneas", en: "next week, with its lines")
      ),
      CommandExample(
        "mantel diff HEAD..HEAD thu.dinner",
        Phrase(es: "una cena entre dos revisiones", en: "a dinner between two revisions")
      ),
    ],
    parameters: [words, staged, range, patch, exitCode],
    output: .object([
      .key("changes", .list(.text), Phrase(es: "qué cambia", en: "what differs")),
      .key("files", .list(.text(.path)), Phrase(es: "los archivos", en: "the files")),
      .key(
        "untracked",
        .list(.text(.path)),
        Phrase(es: "archivos nuevos que git no conoce", en: "new files that git doesn't know")
      ),
    ])
  )

  private let words: [String]
  private let ranges: [String]
  private let isStaged: Bool
  private let hasPatch: Bool
  private let hasExitCode: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments.values(Self.words)
    ranges = arguments.values(Self.range)
    isStaged = arguments.has(Self.staged)
    hasPatch = arguments.has(Self.patch)
    hasExitCode = arguments.has(Self.exitCode)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let store = try context.store()
    let read = try HistoryWordReader(context, store).read(words)
    guard let sides = DifferenceSides(ranges + read.revisions, isStaged: isStaged) else {
      throw CommandFailure(.tooManyRevisions, exitCode: .usage)
    }
    let difference = try store.difference(sides, of: read.subjects)
    let exitCode: ExitCode = hasExitCode && !difference.files.isEmpty ? .failed : .done
    if context.isJSON {
      try context.output.json(
        .object([
          "changes": .array(difference.sentences.map { .string(context.text($0)) }),
          "files": .array(difference.files.map { .string($0.path) }),
          "untracked": .array(difference.untracked.map { .string($0) }),
        ])
      )
      return exitCode
    }
    try context.output.lines(difference.sentences.map { StyledText(context.text($0)) })
    if hasPatch, !difference.files.isEmpty {
      try context.output.line("")
      for file in difference.files { try context.output.lines(LineDiff(of: file).styled) }
    }
    if difference.files.isEmpty {
      try context.output.remark(StyledText(context.text(.noDifferences), .dim))
    }
    if !difference.untracked.isEmpty {
      let remark = Phrase.untrackedFiles(difference.untracked.count)
      try context.output.remark(StyledText(context.text(remark), .dim))
    }
    return exitCode
  }
}
