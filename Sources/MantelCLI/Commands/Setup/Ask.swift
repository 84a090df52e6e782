internal import ArgumentParsing
internal import JSONDocument
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel ask`: the next question that the household leaves open.
struct Ask: Command {
  static let question = Parameter.argument(
    "QUESTION",
    help: Phrase(es: "cuál; si no, la siguiente", en: "which; else the next"),
    isRequired: false
  )
  static let answer = Parameter.words(
    "ANSWER",
    help: Phrase(es: "la respuesta, o 'nunca'", en: "the answer, or 'never'"),
    isRequired: false
  )
  static let list = Parameter.flag(
    "list",
    help: Phrase(es: "solo las enseña", en: "only shows them")
  )

  static let configuration = CommandConfiguration(
    name: "ask",
    abstract: Phrase(
      es: "la siguiente pregunta sobre la casa, una cada vez",
      en: "the next question about the household, one at a time"
    ),
    discussion: Phrase(
      es: """
        A qué hora se come, qué no le gusta a cada uno, qué día se compra… Intro la deja para otro \
        día; 'nunca' no la repite en este ordenador.
        """,
      en: """
        When meals are, what each dislikes, on which day you shop… Enter leaves it for another \
        day; 'never' never repeats it on this machine.
        """
    ),
    examples: [
      CommandExample("mantel ask", Phrase(es: "la siguiente", en: "the next")),
      CommandExample("mantel ask --list", Phrase(es: "todas", en: "all of them")),
      CommandExample(
        "mantel ask time-dinner 20:30",
        Phrase(es: "con su respuesta", en: "with its answer")
      ),
    ],
    parameters: [question, answer, list] + ChangeOptions.all,
    output: .any([
      .change,
      .object([
        .key(
          "questions",
          .list(
            .object([
              .key("question", .text(.id), Phrase(es: "su nombre", en: "its name")),
              .key("text", .text, Phrase(es: "la pregunta", en: "the question")),
            ])
          ),
          Phrase(es: "las que están abiertas", en: "those that are open")
        )
      ]),
    ])
  )

  private let question: String?
  private let answer: String?
  private let isListing: Bool
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    question = arguments.value(Self.question)
    answer = arguments.value(Self.answer)
    isListing = arguments.has(Self.list)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let open = FollowUps(context: context, session: session).open
    let isAsking = context.prompt.isInteractive && !context.prompt.assumesYes
    if isListing || answer == nil && !isAsking { return try tell(open, context) }
    guard let asked = try chosen(open) else {
      try context.output.remark(StyledText(context.text(.nothingToAsk), .dim))
      return .done
    }
    if let answer { return try take(answer, asked, session, context) }
    return try converse(asked, session, context)
  }

  private func chosen(_ open: [FollowUpQuestion]) throws -> FollowUpQuestion? {
    guard let question else { return open.first }
    guard let found = open.first(where: { $0.key == question.lowercased() }) else {
      throw CommandFailure(.noSuchQuestion(question), hint: .questionsHint)
    }
    return found
  }

  private func converse(
    _ asked: FollowUpQuestion,
    _ session: Session,
    _ context: CommandContext
  ) throws -> ExitCode {
    let text = Phrase.joined([asked.text, .followUpChoices], separator: "")
    while let answer = try context.answer(to: text) {
      guard !answer.isEmpty else { break }
      do {
        return try take(answer, asked, session, context)
      } catch let failure as CommandFailure where failure.isAboutAnAnswer {
        try context.output.complain(StyledText(context.text(failure.message)))
      }
    }
    try remember(asked, .later, session)
    try context.output.remark(StyledText(context.text(.askedAnotherDay), .dim))
    return .done
  }

  private func take(
    _ answer: String,
    _ asked: FollowUpQuestion,
    _ session: Session,
    _ context: CommandContext
  ) throws -> ExitCode {
    if ["nunca", "never", "no"].contains(answer.lowercased()) {
      try remember(asked, .settled, session)
      try tellNothingChanged(.neverAskedAgain, context)
      return .done
    }
    guard let change = try asked.change(answer) else {
      throw CommandFailure(.notAnAnswer(answer), hint: asked.text, exitCode: .usage)
    }
    var code = ExitCode.done
    switch change {
    case .files(let files):
      code = try context.apply(files, operation: "ask", options: options, session: session)
    case .configuration(let key, let value):
      if !options.isDryRun { try session.store.setConfiguration(key, to: value) }
      try tellNothingChanged(Phrase(verbatim: "\(key) = \(value)"), context)
    }
    if !options.isDryRun { try remember(asked, .settled, session) }
    return code
  }

  private func remember(
    _ asked: FollowUpQuestion,
    _ state: FollowUpMemory.State,
    _ session: Session
  ) throws {
    try FollowUpMemory(session.store).remember(asked.key, state)
  }

  private func tellNothingChanged(_ remark: Phrase, _ context: CommandContext) throws {
    if context.isJSON {
      try context.tell(ChangeOutcome(state: .committed, sentences: [remark], files: []))
    } else {
      try context.output.remark(StyledText(context.text(remark), .dim))
    }
  }

  private func tell(_ open: [FollowUpQuestion], _ context: CommandContext) throws -> ExitCode {
    if context.isJSON {
      let questions = open.map { question in
        JSONValue.object([
          "question": .string(question.key), "text": .string(context.text(question.text)),
        ])
      }
      try context.output.json(.object(["questions": .array(questions)]))
    } else {
      let lines = open.map { $0.key + "\t" + VisibleText.sanitized(context.text($0.text)) + "\n" }
      try context.output.raw(lines.joined())
    }
    return .done
  }
}

extension CommandFailure {
  /// Whether another answer would do.
  fileprivate var isAboutAnAnswer: Bool { exitCode == .usage || exitCode == .failed }
}
