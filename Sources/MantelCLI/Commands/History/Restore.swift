internal import ArgumentParsing
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel restore`: something as it was at a revision, as a new commit.
struct Restore: Command {
  static let subject = Parameter.words(
    "WHAT",
    help: Phrase(
      es: "una semana, un día, una comida, un plato u otro registro, o un archivo",
      en: "a week, a day, a meal, a dish or another record, or a file"
    ),
    completion: .week
  )
  static let revision = Parameter.option(
    "at",
    valueName: "REV",
    help: Phrase(es: "como estaba en esa revisión", en: "as it was at that revision"),
    completion: .revision
  )

  static let configuration = CommandConfiguration(
    name: "restore",
    abstract: Phrase(
      es: "devuelve algo a como estaba en una revisión",
      en: "brings something back as it was at a revision"
    ),
    discussion: Phrase(
      es: """
        Hace un commit nuevo. De una comida o un día no cambia nada más de su semana; un plato \
        borrado vuelve, también por el nombre que tenía. Lo que alguien no puede comer no vuelve a \
        la mesa, ni un archivo con errores que ahora no hay. Lo que se sabe de un alimento o de una \
        persona vuelve siempre, y se avisa de lo que ya no puede comer; de una regla rota también.
        """,
      en: """
        Makes a new commit. Of a meal or a day nothing else of its week changes; a deleted dish \
        comes back, also by the name it had. What someone can't eat doesn't come back to the \
        table, nor a file with errors that aren't there now. What is known of a food or a person \
        always comes back, and what they can't eat any more is told; so is a broken rule.
        """
    ),
    examples: [
      CommandExample(
        "mantel restore thu.dinner --at HEAD",
        Phrase(es: "una cena, como se guardó", en: "a dinner, as it was saved")
      ),
      CommandExample(
        "mantel restore next --at HEAD -n",
        Phrase(es: "qué cambiaría en una semana", en: "what it would change in a week")
      ),
      CommandExample(
        "mantel restore gazpacho --at HEAD",
        Phrase(es: "un plato", en: "a dish")
      ),
    ],
    parameters: [subject, revision, ForceOption.parameter] + ChangeOptions.all,
    output: .change
  )

  private let subject: String
  private let revision: String
  private let isForced: Bool
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    subject = try arguments.required(Self.subject)
    guard let revision = arguments.value(Self.revision) else {
      throw .validation(.restoreNeedsRevision, hint: .revisionExamples)
    }
    self.revision = revision
    isForced = arguments.has(ForceOption.parameter)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let isPrivate = subject.hasPrefix(HouseholdFilePrefix.personal)
    let past = try session.store.past(revision, isPrivate: isPrivate)
    var restoring = Restoring(context, session, past, revision: revision, isForced: isForced)
    try restoring.restore(subject)
    let judgement = restoring.judgement
    guard judgement.refusals.isEmpty else {
      return try judgement.refuse(Phrase.restoringBringsErrors, in: context)
    }
    guard !restoring.files.isEmpty else {
      let remark = Phrase.alreadyAsItWas(restoring.name, at: revision)
      if context.isJSON {
        try context.tell(ChangeOutcome(state: .committed, sentences: [], files: []))
      } else {
        try context.output.remark(StyledText(context.text(remark), .dim))
      }
      return .done
    }
    return try context.apply(
      restoring.files,
      operation: "restore",
      options: options,
      session: session,
      warnings: restoring.warnings + judgement.warnings
    )
  }
}

/// Where what isn't shared lies.
private enum HouseholdFilePrefix {
  static let personal = "private/"
}
