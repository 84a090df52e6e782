internal import ArgumentParsing
internal import DiagnosticFormats
internal import Diagnostics
internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel status`: what was edited by hand, in meal words.
struct Status: Command {
  static let configuration = CommandConfiguration(
    name: "status",
    abstract: Phrase(
      es: "qué se ha editado a mano y no está guardado",
      en: "what was edited by hand and isn't saved"
    ),
    discussion: Phrase(
      es: """
        Compara los archivos de la casa con el último commit, estén o no en el índice de git.
        """,
      en: """
        Compares the household's files with the last commit, whether or not git's index has them.
        """
    ),
    examples: [
      CommandExample("mantel status", Phrase(es: "en palabras de la casa", en: "in meal words")),
      CommandExample(
        "mantel status --json",
        Phrase(es: "para un programa", en: "for a script")
      ),
    ],
    output: .status
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in context: CommandContext) throws -> ExitCode {
    let store = try context.store()
    let files = try store.unsaved()
    let changes = ChangeFinder.changes(in: files)
    let sentences = store.words(for: files).sentences(for: changes)
    let repository = store.mayBeMerging ? try store.repositoryDiagnostics() : []
    let unreadable = store.sources().filter { file in
      if case .bytes = file.content { false } else { true }
    }
    if context.isJSON {
      let state = files.isEmpty ? "clean" : "edited"
      try context.output.json(
        .object([
          "state": .string(state),
          "changes": .array(sentences.map { .string(context.text($0)) }),
          "files": .array(files.map { .string($0.path) }),
          "unreadable": .array(unreadable.map { .string($0.path) }),
          "repository": .array(
            repository.map { .string(context.text($0.finding.message)) }
          ),
        ])
      )
      return .done
    }
    let format = DiagnosticPrinter(context: context, documents: [:]).text
    for diagnostic in repository { try context.output.raw(format.line(of: diagnostic) + "\n") }
    for file in unreadable {
      try context.output.remark(StyledText(context.text(.notReadable(file.path))))
    }
    try context.output.lines(sentences.map { StyledText(context.text($0)) })
    let remark: Phrase = files.isEmpty ? .nothingEdited : .saveHint
    try context.output.remark(StyledText(context.text(remark), .dim))
    return .done
  }
}
