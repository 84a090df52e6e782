internal import ArgumentParsing
internal import JSONDocument
internal import MealChanges
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel setup`: makes a clone made by hand a full one.
struct Setup: Command {
  static let configuration = CommandConfiguration(
    name: "setup",
    abstract: Phrase(
      es: "prepara un clon: esquemas, editor, git, parte privada",
      en: "sets up a clone: schemas, editor, git, the private part"
    ),
    discussion: Phrase(
      es: "Con -p dice quién eres en esta máquina. Se puede repetir sin miedo.",
      en: "With -p it says who you are on this machine. It can be run again without harm."
    ),
    examples: [
      CommandExample(
        "mantel setup -p ana",
        Phrase(es: "y aquí eres Ana", en: "and here you are Ana")
      )
    ],
    output: .setup
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let local = LocalFiles(store: session.store, in: context)
    try local.write(in: context)
    try session.store.makePrivatePart()
    if let name = context.person {
      let person: Person.ID
      do {
        person = try RecordLookup(peopleOf: session.household).resolve(name)
      } catch {
        throw error.usageError
      }
      try session.store.setConfiguration("mantel.person", to: person.rawValue)
      try FollowUpMemory(session.store).remember("who", .settled)
      let shown = session.household.people[person]?.name ?? person.rawValue
      try context.output.remark(StyledText(context.text(.youAre(shown))))
    }
    if context.isJSON {
      try context.output.json(.object(["household": .string(session.store.location.root)]))
    } else {
      try context.output.text(context.text(.setUp))
      try tellWhatIsLeft(local, session.store, context)
    }
    return .done
  }

  /// What setting up one clone doesn't do: files that everyone shares, and hooks, which are a
  /// choice.
  private func tellWhatIsLeft(
    _ local: LocalFiles,
    _ store: HouseholdStore,
    _ context: CommandContext
  ) throws {
    for file in local.outdatedGitFiles {
      let missing = Phrase.joined([.setUpLacks(file.path), .runDoctorFix], separator: "; ")
      try context.output.remark(StyledText(context.text(missing)))
    }
    guard let folder = try? store.hookFolder(), try folder.state(of: .preCommit) == .absent else {
      return
    }
    try context.output.remark(StyledText(context.text(.setUpHooksHint), .dim))
  }
}
