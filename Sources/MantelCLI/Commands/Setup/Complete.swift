internal import ArgumentParsing
internal import JSONDocument
internal import MealStore
internal import Wording

/// `mantel complete`: what may stand at the cursor, for the scripts of `mantel completions`.
struct Complete: Command {
  static let shell = Parameter.argument(
    "SHELL",
    help: Phrase(es: "la shell que pregunta", en: "the shell that asks"),
    completion: .values(Shell.allCases.map(\.rawValue))
  )
  static let words = Parameter.arguments(
    "WORD",
    help: Phrase(
      es: "las palabras hasta el cursor; de bash, la línea y sus separadores",
      en: "the words up to the cursor; from bash, the line and its separators"
    ),
    isRequired: false
  )

  static let configuration = CommandConfiguration(
    name: "complete",
    abstract: Phrase(es: "qué puede ir en el cursor", en: "what may stand at the cursor"),
    discussion: Phrase(
      es: "Lo llaman los guiones de 'mantel completions'.",
      en: "Called by the scripts of 'mantel completions'."
    ),
    examples: [
      CommandExample(
        "mantel complete fish -- set tue",
        Phrase(es: "comidas que empiezan así", en: "slots that begin so")
      )
    ],
    parameters: [shell, words],
    output: .object([
      .key(
        "source",
        .text(.oneOf(["words", "files", "folders"])),
        Phrase(es: "quién sabe las opciones", en: "who knows the candidates")
      ),
      .key(
        "candidates",
        .list(
          .object([
            .key("text", .text, Phrase(es: "la palabra", en: "the word")),
            .key("explanation", .text, Phrase(es: "qué es", en: "what it is")),
          ])
        ),
        Phrase(es: "lo que puede ir", en: "what may stand there")
      ),
    ]),
    isHidden: true
  )

  private let shell: Shell
  private let words: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    shell = Shell(rawValue: try arguments.required(Self.shell)) ?? .bash
    words = arguments.values(Self.words)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    var answer: CompletionAnswer
    if shell == .bash {
      let line = UnfinishedShellLine(words.first ?? "", breaks: words.dropFirst().first ?? "")
      answer = self.answer(Array(line.words.dropFirst()), line.typed, context)
      // Bash shows the words alone.
      answer.candidates = answer.candidates.map {
        CompletionAnswer.Candidate(text: line.replacement($0.text), explanation: "")
      }
    } else {
      answer = self.answer(words.dropLast(), words.last ?? "", context)
    }
    if context.isJSON {
      try context.output.json(answer.document)
    } else {
      try context.output.raw(answer.lines.map { $0 + "\n" }.joined())
    }
    return .done
  }

  private func answer(
    _ before: [String],
    _ typed: String,
    _ context: CommandContext
  ) -> CompletionAnswer {
    var context = context
    // The folder and the language that the unfinished line names.
    context.glance(at: before)
    let aliases = UserConfiguration.aliases(
      from: context.folder,
      environment: context.environment
    )
    let parser = CommandParser(root: Mantel.self, globals: GlobalOptions.all, aliases: aliases)
    let place = CompletionFinder(parser).place(after: before, typed: typed)
    var answer = CompletionCandidates(context: context).answer(for: place)
    if place.node.path.count == 1 {
      answer.candidates += aliases.filter { $0.key.hasPrefix(typed) }.sorted { $0.key < $1.key }
        .map { CompletionAnswer.Candidate(text: $0.key, explanation: $0.value) }
    }
    return answer
  }
}

extension CompletionAnswer {
  /// The answer for scripts.
  fileprivate var document: JSONValue {
    .object([
      "source": .string(source.rawValue),
      "candidates": .array(
        candidates.map {
          .object(["text": .string($0.text), "explanation": .string($0.explanation)])
        }
      ),
    ])
  }
}
